import { graphql, type PageProps } from 'gatsby';
import { Prose } from '../mdx/content';
import { Seo } from '../layout/head/seo';
import { isDemoSite } from '../site/demo-site';
import type { ListingContext } from '../site/page-context';
import type { BodyNode } from './fragments';
import { ArticleLayout, LastUpdated } from './components/article-layout';
import { groupEntries, type ListedEntry } from './listing/group-entries';
import { CallToAction } from './components/call-to-action';
import { EntryList } from './listing/entry-list';
import { OfficeAside } from './components/office-aside';
import { PageHeader } from './components/page-header';

type Data = { mdx: BodyNode; entries: { nodes: ListedEntry[] } };

export default function ListingTemplate({ data, pageContext }: PageProps<Data, ListingContext>) {
  const { collection, navigation, updated } = pageContext;
  const entries = data.entries.nodes.filter(
    ({ frontmatter }) => frontmatter.sample !== true || isDemoSite(),
  );
  const groups = groupEntries(entries, collection, navigation);
  return (
    <>
      <Seo page={pageContext} />
      <PageHeader page={pageContext} />
      <ArticleLayout aside={<OfficeAside />}>
        <EntryList groups={groups} />
        <Prose nodes={data.mdx.content} />
        <LastUpdated iso={updated} />
      </ArticleLayout>
      <CallToAction />
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
