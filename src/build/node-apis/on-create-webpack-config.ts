import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { bundleMemory } from '../cache/bundle-cache';
import { siteGroup } from '../webpack/shared-chunk';

type CacheGroups = Record<string, unknown> & { shared?: { name?: unknown } };

type WebpackConfig = {
  plugins?: object[];
  module?: { rules?: object[] };
  resolve?: { alias?: Record<string, string> };
  output?: object;
  optimization?: { minimizer?: object[]; splitChunks?: { cacheGroups?: CacheGroups } };
};

/** Packages that a visitor need not load, and what stands in for them in the built site's scripts (about 10 kB, brotli). */
const standIns = {
  'prop-types': 'src/build/webpack-shims/prop-types.ts',
  invariant: 'src/build/webpack-shims/invariant.ts',
  'gatsby-script': 'src/build/webpack-shims/gatsby-script.ts',
  'hoist-non-react-statics': 'src/build/webpack-shims/hoist-non-react-statics.ts',
  'react-helmet': 'src/layout/head/browser-helmet.ts',
  './head/head-export-handler-for-browser': 'src/build/webpack-shims/head-export-handler.ts',
  'gatsby-react-router-scroll': 'src/layout/navigation/scroll-restoration.ts',
  // Partytown and the service worker, by the names under which Gatsby's own files ask for them.
  './utils/inject-partytown-snippet': 'src/build/webpack-shims/empty-module.ts',
  './register-service-worker': 'src/build/webpack-shims/empty-module.ts',
};

/** Babel's helper for [...items], by whichever path it is asked for. */
const spread = /@babel\/runtime\/helpers\/esm\/toConsumableArray(\.js)?$/;

/**
 * Gatsby's minifier writes for browsers of 2009. Those that read modules know shorter forms, and nothing here asks a function
 * how many arguments it has.
 */
const minified = {
  terserOptions: {
    ecma: 2018,
    mangle: { safari10: true },
    compress: { ecma: 2018, passes: 3, keep_fargs: false, unsafe_methods: true },
    output: { ecma: 2018 },
  },
};

const emotionCache = /@emotion[\\/]cache[\\/]dist[\\/]emotion-cache\.browser\.esm\.js$/;

/**
 * The editor of posts uses all of react-hook-form, of which the public forms need a part: with a copy of its own it does not make
 * theirs heavier (700 B, brotli).
 */
const editorsOwnForms = {
  test: /node_modules[\\/]@mdxeditor[\\/]/,
  resolve: {
    alias: {
      'react-hook-form$': `${resolve('node_modules/react-hook-form/dist/index.esm.mjs')}?editor`,
    },
  },
};

/** What only a browser asks for, by an import() that the making of a page never comes to: 6 of the 14 MB that it would bundle. */
const onlyInBrowser = /src\/(dashboard\/app\/app|lib\/auth\/firebase)\.tsx?$/;

/** Files of our own whose work is done once a page is built. */
const doneAtBuild = /src\/layout\/head\/(structured-data|json-ld)\.tsx?$/;

/** No source maps in what is published, no chunk that brings along what other screens share, no package that does nothing. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const config = getConfig() as WebpackConfig;
  // Gatsby names shared chunks after the chunks that share them, and those behind an import() have no name: all they
  // share fell into one chunk, so that a public page fetched the dashboard's libraries. Unnamed, each stands for itself.
  const groups = config.optimization?.splitChunks?.cacheGroups;
  if (groups?.shared) {
    delete groups.shared.name;
    groups.site = siteGroup;
  }
  const isForBrowser = stage === 'build-javascript';
  const others = config.optimization?.minimizer?.filter(
    ({ constructor }) => constructor.name !== 'TerserPlugin',
  );
  const alias = {
    ...config.resolve?.alias,
    ...(isForBrowser &&
      Object.fromEntries(
        Object.entries(standIns).map(([name, file]) => [`${name}$`, resolve(file)]),
      )),
  };
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    // Every browser that reads modules knows arrow functions: webpack's own lines around each file are then shorter.
    ...(isForBrowser && { target: ['web', 'es2018'] }),
    output: {
      ...config.output,
      // The hash of every chunk is in the scripts of every page; the server knows names with 8 digits as kept for ever.
      hashDigestLength: 8,
      // Nor need every page know the long names of all templates.
      ...(isForBrowser && { chunkFilename: '[id]-[contenthash].js' }),
    },
    resolve: { ...config.resolve, alias },
    ...(isForBrowser && {
      module: {
        ...config.module,
        rules: [
          ...(config.module?.rules ?? []),
          editorsOwnForms,
          { test: emotionCache, loader: resolve('src/build/webpack/strip-vendor-prefixes.cjs') },
        ],
      },
    }),
    ...(isForBrowser && {
      optimization: {
        ...config.optimization,
        // Ids of one or two digits. Scripts change with releases of code, never with content.
        moduleIds: 'size',
        chunkIds: 'total-size',
        minimizer: [plugins.minifyJs(minified), ...(others ?? [])],
      },
    }),
    plugins: [
      ...(config.plugins ?? []),
      ...(isForBrowser
        ? [
            plugins.normalModuleReplacement(
              doneAtBuild,
              resolve('src/build/webpack-shims/structured-data.ts'),
            ),
            plugins.normalModuleReplacement(
              spread,
              resolve('src/build/webpack-shims/to-consumable-array.ts'),
            ),
          ]
        : [
            plugins.normalModuleReplacement(
              onlyInBrowser,
              resolve('src/build/webpack-shims/empty-module.ts'),
            ),
          ]),
      ...(process.env.BUILD_IN_HURRY === '1' ? bundleMemory(stage) : []),
    ],
  });
};
