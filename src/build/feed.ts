import { escapeHtml } from '../../contract/shared/text/escape-html';
import { routes } from '../site/routes';

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
 * Options of gatsby-plugin-feed: the articles as /rss.xml, with absolute addresses. Each article's guid is its address: the
 * feed's library marks a guid as permanent only where it takes the address for it. Readers take an
 * article's title and description for HTML: its plain text is written as that.
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
