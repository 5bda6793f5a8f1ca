export { createPages, onCreatePage } from './src/gatsby/node-apis/create-pages';
export {
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
} from './src/gatsby/node-apis/mdx-nodes';
export { onCreateDevServer } from './src/gatsby/node-apis/on-create-dev-server';
export { onCreateWebpackConfig } from './src/gatsby/node-apis/on-create-webpack-config';
export { onPostBuild } from './src/gatsby/node-apis/on-post-build';
export { onPreBootstrap } from './src/gatsby/node-apis/on-pre-bootstrap';
export { preprocessSource } from './src/gatsby/node-apis/preprocess-source';
