import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { cacheBundle } from '../cache/bundle-cache';

type WebpackConfig = {
  plugins?: object[];
  output?: object;
  optimization?: {
    splitChunks?: { cacheGroups?: { shared?: { name?: unknown } } };
  };
};

/** Loaded with import() in the browser only; leaving it out of the HTML build avoids bundling 6 of 14 MB. */
const browserOnly = /src\/(dashboard\/app\/app|lib\/auth\/firebase)\.tsx?$/;

/** Published pages have no Gatsby scripts; leaving their templates out of the browser's build makes it faster. */
const serverOnly = /src\/templates\/[\w-]+\.tsx$/;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const config = getConfig() as WebpackConfig;
  // Gatsby names shared chunks after the chunks that share them, and chunks of import() have no name, so everything they share
  // would be in one chunk, and the first screen of the dashboard would load it all.
  delete config.optimization?.splitChunks?.cacheGroups?.shared?.name;
  const emptyModule = resolve('src/build/node-apis/empty-module.ts');
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    // The server caches file names with 8 hash digits forever.
    output: { ...config.output, hashDigestLength: 8 },
    plugins: [
      ...(config.plugins ?? []),
      plugins.normalModuleReplacement(
        stage === 'build-html' ? browserOnly : serverOnly,
        emptyModule,
      ),
      ...(process.env.BUILD_IN_HURRY === '1' ? cacheBundle(stage) : []),
    ],
  });
};
