import { graphql, type PageProps } from 'gatsby';
import { Prose } from '../mdx/content';
import { Seo } from '../layout/head/seo';
import type { ListingContext } from '../shared/page-context';
import type { PageBody } from './page-body';
import { ArticleLayout, LastUpdated } from './components/article-layout';
import { groupEntries } from './listing/group-entries';
import { CallToAction } from './components/call-to-action';
import { EntryList } from './listing/entry-list';
import { OfficeAside } from './components/office-aside';
import { PageHeader } from './components/page-header';

export default function ListingTemplate({
  data,
  pageContext,
}: PageProps<PageBody, ListingContext>) {
  const { collection, entries, navigation, updated } = pageContext;
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
  query Listing($source: String!) {
    ...PageBody
  }
`;
