import { graphql, type PageProps } from 'gatsby';
import { Prose } from '../mdx/prose';
import { Seo } from '../shell/seo';
import type { ListingContext } from '../site/page-context';
import type { BodyNode } from './fragments';
import { ArticleLayout } from './parts/article-layout';
import { groupEntries, type ListedEntry } from './parts/group-entries';
import { HelpBand } from './parts/help-band';
import { ListedEntries } from './parts/listed-entries';
import { OfficeAside } from './parts/office-aside';
import { PageHeader } from './parts/page-header';
import { Updated } from './parts/updated';

type Data = { mdx: BodyNode; entries: { nodes: ListedEntry[] } };

/** The people of the offices, office by office, or past events, year by year; then what the page says about them. */
export default function ListingTemplate({ data, pageContext }: PageProps<Data, ListingContext>) {
  const { collection, navigation, updated } = pageContext;
  const groups = groupEntries(data.entries.nodes, collection, navigation);
  return (
    <>
      <Seo page={pageContext} />
      <PageHeader page={pageContext} />
      <ArticleLayout aside={<OfficeAside />}>
        <ListedEntries groups={groups} />
        <Prose nodes={data.mdx.content} />
        <Updated iso={updated} />
      </ArticleLayout>
      <HelpBand />
    </>
  );
}

export const query = graphql`
  query Listing($source: String!, $collection: String!) {
    mdx(fields: { key: { eq: $source } }) {
      ...Body
    }
    entries: allMdx(
      filter: { fields: { collection: { eq: $collection } } }
      sort: [{ frontmatter: { order: ASC } }, { frontmatter: { date: DESC } }]
    ) {
      nodes {
        id
        content
        frontmatter {
          name
          title
          region
          date
          place
          summary
          sample
        }
      }
    }
  }
`;
