import { escapeHtml } from '../../contract/shared/text/escape-html';
import { isClientRoute, routes } from '../site/routes';

type FeedQuery = {
  query: {
    site: { siteMetadata: { title: string; siteUrl: string } };
    allMdx: {
      nodes: {
        fields: { name: string };
        frontmatter: { title: string; description: string; date: string; tags: string[] };
      }[];
    };
  };
};

/**
 * Options of gatsby-plugin-feed: the posts as /rss.xml. The guid defaults to the URL, because the library marks only that as a
 * permalink. Feed readers interpret title and description as HTML, so they are escaped.
 */
export function createFeedOptions(siteUrl: string, title: string) {
  return {
    query: '{ site { siteMetadata { title siteUrl } } }',
    feeds: [
      {
        output: '/rss.xml',
        title: `${title}: articles`,
        description: 'Plain articles about care at home.',
        site_url: siteUrl,
        feed_url: `${siteUrl}/rss.xml`,
        language: 'en-us',
        query: `{
          allMdx(
            filter: { fields: { collection: { eq: "blog" } } }
            sort: { frontmatter: { date: DESC } }
            limit: 50
          ) {
            nodes {
              fields { name }
              frontmatter { title description date tags }
            }
          }
        }`,
        serialize: ({ query: { allMdx } }: FeedQuery) =>
          allMdx.nodes.map(({ fields, frontmatter }) => {
            const url = `${siteUrl}${routes.blog}/${fields.name}`;
            return {
              title: escapeHtml(frontmatter.title),
              description: escapeHtml(frontmatter.description),
              date: frontmatter.date,
              categories: frontmatter.tags,
              url,
            };
          }),
      },
    ],
  };
}

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
