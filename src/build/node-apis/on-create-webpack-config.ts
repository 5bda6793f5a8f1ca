import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { cacheBundle } from '../cache/bundle-cache';
import { siteCacheGroup } from '../webpack/shared-chunk';

type CacheGroups = Record<string, unknown> & { shared?: { name?: unknown } };

type WebpackConfig = {
  plugins?: object[];
  resolve?: { alias?: Record<string, string> };
  output?: object;
  optimization?: { minimizer?: object[]; splitChunks?: { cacheGroups?: CacheGroups } };
};

const emptyModule = resolve('src/build/webpack-shims/empty-module.ts');

/** Replacements in the browser bundle: about 10 kB (brotli) of the page budgets (tests/site/page-weight.spec.ts). */
const browserAliases = {
  // gatsby-script contains Partytown, which this site doesn't use.
  'gatsby-script$': resolve('src/build/webpack-shims/gatsby-script.ts'),
  './utils/inject-partytown-snippet$': emptyModule,
  // Pages set their head with Helmet, not Gatsby's Head API.
  './head/head-export-handler-for-browser$': resolve(
    'src/build/webpack-shims/head-export-handler.ts',
  ),
  'react-helmet$': resolve('src/layout/head/browser-helmet.ts'),
  'gatsby-react-router-scroll$': resolve('src/layout/navigation/scroll-restoration.ts'),
};

/** Gatsby's own settings target browsers of 2009; these save about 3 kB of the page budgets. */
const minifierOptions = {
  terserOptions: {
    ecma: 2018,
    mangle: { safari10: true },
    compress: { ecma: 2018, passes: 3, keep_fargs: false, unsafe_methods: true },
    output: { ecma: 2018 },
  },
};

/** Loaded with import() in the browser only; leaving it out of the HTML build avoids bundling 6 of 14 MB. */
const browserOnly = /src\/(dashboard\/app\/app|lib\/auth\/firebase)\.tsx?$/;

/** Rendered into the HTML by the build and not needed in the browser. */
const buildOnly = /src\/layout\/head\/(structured-data|json-ld)\.tsx?$/;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const config = getConfig() as WebpackConfig;
  const isForBrowser = stage === 'build-javascript';
  // Gatsby names shared chunks after the chunks that share them, and chunks of import() have no name, so everything they share
  // would end up in one chunk and public pages would load the dashboard's libraries.
  const groups = config.optimization?.splitChunks?.cacheGroups;
  if (groups?.shared) {
    delete groups.shared.name;
    groups.site = siteCacheGroup;
  }
  const otherMinimizers = config.optimization?.minimizer?.filter(
    ({ constructor }) => constructor.name !== 'TerserPlugin',
  );
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    output: {
      ...config.output,
      // The server caches file names with 8 hash digits forever.
      hashDigestLength: 8,
      // Every page contains the names of all chunks.
      ...(isForBrowser && { chunkFilename: '[id]-[contenthash].js' }),
    },
    ...(isForBrowser && {
      target: ['web', 'es2018'],
      resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...browserAliases } },
      optimization: {
        ...config.optimization,
        moduleIds: 'size',
        chunkIds: 'total-size',
        minimizer: [plugins.minifyJs(minifierOptions), ...(otherMinimizers ?? [])],
      },
    }),
    plugins: [
      ...(config.plugins ?? []),
      isForBrowser
        ? plugins.normalModuleReplacement(
            buildOnly,
            resolve('src/build/webpack-shims/structured-data.ts'),
          )
        : plugins.normalModuleReplacement(browserOnly, emptyModule),
      ...(process.env.BUILD_IN_HURRY === '1' ? cacheBundle(stage) : []),
    ],
  });
};
