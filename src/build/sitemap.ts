import { isClientRoute } from '../site/routes';

type SitePage = { path: string; pageContext: { updated?: string | null; unlisted?: boolean } };
type SitemapQuery = { allSitePage: { nodes: SitePage[] } };

/** Options of gatsby-plugin-sitemap. */
export function createSitemapOptions(siteUrl: string) {
  return {
    output: '/',
    query: '{ allSitePage { nodes { path pageContext } } }',
    resolveSiteUrl: () => siteUrl,
    resolvePages: ({ allSitePage }: SitemapQuery) =>
      allSitePage.nodes.filter(
        ({ path, pageContext }) =>
          !isClientRoute(path) && !/^\/404/.test(path) && !pageContext.unlisted,
      ),
    serialize: ({ path, pageContext }: SitePage) => ({
      url: path,
      ...(pageContext.updated ? { lastmod: pageContext.updated } : {}),
    }),
  };
}
