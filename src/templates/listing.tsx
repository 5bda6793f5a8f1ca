import { useTexts } from '../browser/hooks/use-texts';
import { Prose } from '../mdx/content';
import { Seo } from '../layout/head/seo';
import type { ListingContext, TemplateProps } from '../shared/page-context';
import { ArticleLayout, LastUpdated } from './components/article-layout';
import { CallToAction } from './components/call-to-action';
import { EntryList, groupEntries } from './components/entry-list';
import { OfficeAside } from './components/office-contact';
import { PageHeader } from './components/page-header';

export function ListingTemplate({ page, content }: TemplateProps<ListingContext>) {
  const { collection, entries, navigation, updated } = page;
  const groups = groupEntries(entries, collection, navigation, useTexts().events.officeOf);
  return (
    <>
      <Seo page={page} />
      <PageHeader page={page} />
      <ArticleLayout aside={<OfficeAside />}>
        <EntryList groups={groups} />
        <Prose nodes={content} />
        <LastUpdated iso={updated} />
      </ArticleLayout>
      <CallToAction />
    </>
  );
}
