import { mkdirSync } from 'node:fs';
import type { GatsbyConfig } from 'gatsby';
import { publishedFolder } from './src/gatsby/content/published-folder';

// gatsby-source-filesystem fails without it.
mkdirSync(publishedFolder, { recursive: true });

/** In develop, Gatsby proxies the API and the Auth emulator (scripts/dev.ts sets the variable). */
const apiOrigin = process.env.DEVELOP_API_ORIGIN;
const developProxy = [
  '/api',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/emulator/auth',
];

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  graphqlTypegen: false,
  // Without an adapter Gatsby downloads a list of adapters and runs the one it finds.
  adapter: {
    name: 'none',
    cache: { restore: () => true, store: () => undefined },
    adapt: () => undefined,
  },
  ...(apiOrigin ? { proxy: developProxy.map((prefix) => ({ prefix, url: apiOrigin })) } : {}),
  plugins: [
    'gatsby-plugin-react-helmet',
    'gatsby-source-office',
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: 'content' } },
    { resolve: 'gatsby-source-filesystem', options: { name: 'office', path: publishedFolder } },
    'gatsby-plugin-mdx',
  ],
};

export default config;
