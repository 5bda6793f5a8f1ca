import type { GatsbyNode } from 'gatsby';

type WebpackConfig = {
  optimization?: { splitChunks?: { cacheGroups?: { shared?: { name?: unknown } } } };
};

/** No source maps in what is published, and no chunk that brings along what other screens share. */
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
  actions.replaceWebpackConfig({ ...config, devtool: false });
};
