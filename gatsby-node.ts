export { createPages } from './src/build/create-pages';
export { createResolvers } from './src/build/create-resolvers';
export { createSchemaCustomization } from './src/build/create-schema-customization';
export { onCreateNode } from './src/build/on-create-node';
export { onCreatePage } from './src/build/on-create-page';
export { onCreateWebpackConfig } from './src/build/on-create-webpack-config';
export { onPostBuild } from './src/build/on-post-build';
export { onPreBootstrap } from './src/build/on-pre-bootstrap';
