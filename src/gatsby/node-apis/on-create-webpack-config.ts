import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import { digestFiles, packageList } from '../text-cache';

type Rule = { use?: unknown; include?: unknown };

type WebpackConfig = {
  cache?: object;
  module: { rules: Rule[] };
  plugins?: object[];
  output?: object;
  optimization?: {
    splitChunks?: { cacheGroups?: { shared?: { name?: unknown }; commons?: object } };
    minimizer?: object[];
  };
};

/** Loaded with import() in the browser only; leaving it out of the HTML build avoids bundling 6 of 14 MB. */
const browserOnly = /src\/(dashboard\/app\/app|browser\/auth\/firebase)\.tsx?$/;

/** Published pages have no Gatsby scripts; leaving their templates out of the browser's build makes it faster. */
const serverOnly = /src\/templates\/public-page\.tsx$/;

/** The post editor's package also exports a code editor, which is not used but was a quarter of the source that webpack parsed. */
const codeEditor = /^(?:@codemirror\/|@lezer\/|codemirror$)/;

/** Gatsby takes their queries out with a Babel plugin. */
const withQueries = /src\/(?:templates\/public-page|pages\/[\w-]+)\.tsx$/;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  const gatsbyConfig = getConfig() as WebpackConfig;
  const config = {
    ...gatsbyConfig,
    cache: { ...gatsbyConfig.cache, version: digestFiles('.', cacheInputs) },
    module: { rules: compileWithSwc(gatsbyConfig.module.rules, stage === 'develop') },
    plugins: [...(gatsbyConfig.plugins ?? []), skipBuildDependencies],
  };
  if (stage === 'develop' || stage === 'develop-html') {
    actions.replaceWebpackConfig(config);
    return;
  }
  const { optimization } = config;
  // Gatsby names shared chunks after the chunks that share them, and chunks of import() have no name, so everything they share
  // would be in one chunk, and the first screen of the dashboard would load it all.
  delete optimization?.splitChunks?.cacheGroups?.shared?.name;
  // This one is for modules that as many chunks share as there are page components, of which we have few.
  delete optimization?.splitChunks?.cacheGroups?.commons;
  const emptyModule = resolve('src/gatsby/node-apis/empty-module.ts');
  const unused = stage === 'build-html' ? browserOnly : serverOnly;
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    // The server caches file names with 8 hash digits forever.
    output: { ...config.output, hashDigestLength: 8 },
    optimization: { ...optimization, ...(stage === 'build-javascript' && { minimizer }) },
    plugins: [
      ...config.plugins,
      plugins.normalModuleReplacement(unused, emptyModule),
      plugins.ignore({ resourceRegExp: codeEditor }),
    ],
  });
};

/** Gatsby has two Babel rules, which both match TypeScript. swc needs a tenth of their time. */
function compileWithSwc(rules: readonly Rule[], isDevelop: boolean): Rule[] {
  const isBabelRule = ({ use }: Rule) => typeof use === 'function';
  const react = {
    runtime: 'automatic',
    importSource: '@emotion/react',
    development: isDevelop,
    refresh: isDevelop,
  };
  const createRule = (test: RegExp, tsx: boolean) => {
    const jsc = {
      target: 'es2020',
      parser: { syntax: 'typescript', tsx },
      transform: { react },
    };
    return {
      test,
      exclude: [/node_modules/, withQueries],
      use: { loader: 'swc-loader', options: { jsc } },
    };
  };
  return [
    ...rules.filter((rule) => !isBabelRule(rule)),
    { ...rules.find(isBabelRule), include: withQueries },
    createRule(/\.ts$/, false),
    createRule(/\.(?:jsx?|tsx)$/, true),
  ];
}

/** swc's output is as small as terser's and takes a quarter of the time. swc starts its own threads. */
const minifier = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  parallel: false,
  terserOptions: { ecma: 2020 },
});

const minimizer = [minifier];

/** Files besides the bundled ones that webpack's cache depends on. */
const cacheInputs = [
  'package.json',
  packageList,
  'src/gatsby/node-apis/on-create-webpack-config.ts',
];

type Compiler = {
  hooks: {
    afterEmit: {
      tap(
        name: string,
        work: (compilation: { buildDependencies: { clear(): void } }) => void,
      ): void;
    };
  };
};

/** To find out what its cache depends on, webpack follows Gatsby's and the loaders' require() calls through 800 packages, for ten seconds. */
const skipBuildDependencies = {
  apply: ({ hooks }: Compiler) =>
    hooks.afterEmit.tap('skip-build-dependencies', ({ buildDependencies }) =>
      buildDependencies.clear(),
    ),
};
