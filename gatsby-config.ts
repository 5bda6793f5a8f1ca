import { mkdirSync } from 'node:fs';
import type { GatsbyConfig } from 'gatsby';
import { createFeedOptions } from './src/build/feed';
import { publishedFolder } from './src/build/content/published-folder';
import { readSiteName } from './src/build/site-name';
import { siteUrl } from './src/build/site-url';
import { createSitemapOptions } from './src/build/sitemap';

const title = readSiteName();
// Gatsby stops at a folder that is not there.
mkdirSync(publishedFolder, { recursive: true });

/** In develop the API and the Auth emulator answer at the site's own address (scripts/dev.ts sets the variable). */
const apiOrigin = process.env.DEVELOP_API_ORIGIN;
const developProxy = [
  '/api',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/emulator/auth',
];

const config: GatsbyConfig = {
  siteMetadata: { title, siteUrl: siteUrl() },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  graphqlTypegen: false,
  // Without an adapter of its own Gatsby fetches a list of adapters from the web and runs what it says.
  adapter: {
    name: 'none',
    cache: { restore: () => true, store: () => undefined },
    adapt: () => undefined,
  },
  ...(apiOrigin ? { proxy: developProxy.map((prefix) => ({ prefix, url: apiOrigin })) } : {}),
  plugins: [
    // Labels and source maps would leave empty arguments at every css() of the built site.
    { resolve: 'gatsby-plugin-emotion', options: { autoLabel: 'never', sourceMap: false } },
    'gatsby-plugin-react-helmet',
    'gatsby-source-office',
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: 'content' } },
    { resolve: 'gatsby-source-filesystem', options: { name: 'office', path: publishedFolder } },
    'gatsby-plugin-mdx',
    { resolve: 'gatsby-plugin-sitemap', options: createSitemapOptions(siteUrl()) },
    { resolve: 'gatsby-plugin-feed', options: createFeedOptions(siteUrl(), title) },
  ],
};

export default config;
