import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';

type WebpackConfig = {
  resolve?: { alias?: Record<string, string> };
  output?: object;
  optimization?: { splitChunks?: { cacheGroups?: { shared?: { name?: unknown } } } };
};

/** Packages that a visitor need not load, and what stands in for them in the built site's scripts (about 10 kB, brotli). */
const standIns = {
  'prop-types': 'src/build/stand-ins/prop-types.ts',
  'gatsby-script': 'src/build/stand-ins/gatsby-script.ts',
  'hoist-non-react-statics': 'src/build/stand-ins/hoist-non-react-statics.ts',
  'react-helmet': 'src/shell/head-in-browser.ts',
  './head/head-export-handler-for-browser': 'src/build/stand-ins/head-api.ts',
  // Partytown and the service worker, by the names under which Gatsby's own files ask for them.
  './utils/inject-partytown-snippet': 'src/build/stand-ins/nothing.ts',
  './register-service-worker': 'src/build/stand-ins/nothing.ts',
};

/** No source maps in what is published, no chunk that brings along what other screens share, no package that does nothing. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
}) => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const config = getConfig() as WebpackConfig;
  // Gatsby names shared chunks after the chunks that share them, and those behind an import() have no name: all they
  // share fell into one chunk, so that a public page fetched the dashboard's libraries. Unnamed, each stands for itself.
  const shared = config.optimization?.splitChunks?.cacheGroups?.shared;
  if (shared) delete shared.name;
  const alias = {
    ...config.resolve?.alias,
    ...(stage === 'build-javascript' &&
      Object.fromEntries(
        Object.entries(standIns).map(([name, file]) => [`${name}$`, resolve(file)]),
      )),
  };
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    // The hash of every chunk is in the scripts of every page; the server knows names with 16 digits as kept for ever.
    output: { ...config.output, hashDigestLength: 16 },
    resolve: { ...config.resolve, alias },
  });
};
