import type { ContentNode } from '../../contract/mdx/content-node';
import { escapeHtml } from '../../contract/shared/text/escape-html';
import { renderContentHtml } from '../site/content-html';
import type { LayoutContext } from '../site/page-context';
import { isClientRoute, localizePath, routes } from '../site/routes';

type FeedQuery = {
  query: {
    allMdx: {
      nodes: {
        content: ContentNode[];
        fields: { name: string };
        frontmatter: {
          title: string;
          description: string;
          date: string;
          author: string;
          tags: string[];
        };
      }[];
    };
    allSitePage: { nodes: { path: string; pageContext: LayoutContext & ArticleContext }[] };
  };
};

type ArticleContext = { articleLayout?: LayoutContext };

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
              content
              fields { name }
              frontmatter { title description date author tags }
            }
          }
          allSitePage(filter: { path: { glob: "${routes.blog}/*" } }) {
            nodes { path pageContext }
          }
        }`,
        serialize: ({ query: { allMdx, allSitePage } }: FeedQuery) => {
          const layouts = new Map(
            allSitePage.nodes.map(({ path, pageContext }) => [
              path,
              pageContext.articleLayout ?? pageContext,
            ]),
          );
          return allMdx.nodes.map(({ content, fields, frontmatter }) => {
            const path = `${routes.blog}/${fields.name}`;
            const layout = layouts.get(path);
            const html = layout && renderContentHtml(content, layout.region, toAbsolute(layout));
            return {
              title: escapeHtml(frontmatter.title),
              description: escapeHtml(frontmatter.description),
              author: frontmatter.author,
              date: toFeedDate(frontmatter.date),
              categories: frontmatter.tags,
              url: `${siteUrl}${path}`,
              ...(html && { custom_elements: [{ 'content:encoded': { _cdata: html } }] }),
            };
          });
        },
      },
    ],
  };

  function toAbsolute({ region, variants }: LayoutContext) {
    return (href: string) =>
      href.startsWith('/') ? `${siteUrl}${localizePath(href, region.id, variants)}` : href;
  }
}

/** Noon, because midnight in London is the day before in America. */
function toFeedDate(date: string): string {
  return `${date.slice(0, 10)}T12:00:00Z`;
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
