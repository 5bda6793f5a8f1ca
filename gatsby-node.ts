export { createPages, onCreatePage } from './src/build/node-apis/create-pages';
export {
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
} from './src/build/node-apis/mdx-nodes';
export { onCreateWebpackConfig } from './src/build/node-apis/on-create-webpack-config';
export { onPostBuild } from './src/build/node-apis/on-post-build';
export { onPreBootstrap } from './src/build/node-apis/on-pre-bootstrap';
export { preprocessSource } from './src/build/node-apis/preprocess-source';
