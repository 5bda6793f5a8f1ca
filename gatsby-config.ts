import type { GatsbyConfig } from 'gatsby';
import { feedOptions } from './src/build/feed';
import { siteName } from './src/build/site-name';
import { siteUrl } from './src/build/site-url';
import { sitemapOptions } from './src/build/sitemap';

const title = siteName();

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
  plugins: [
    'gatsby-plugin-emotion',
    'gatsby-plugin-react-helmet',
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: 'content' } },
    'gatsby-plugin-mdx',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions(siteUrl()) },
    { resolve: 'gatsby-plugin-feed', options: feedOptions(siteUrl(), title) },
  ],
};

export default config;
