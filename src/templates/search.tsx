import { SearchForm } from '../islands/search/search-form';
import { SearchResults } from '../islands/search/search-results';
import { Seo } from '../layout/head/seo';
import { Prose } from '../mdx/content';
import type { SitemapContext, TemplateProps } from '../shared/page-context';
import { ArticleLayout } from './components/article-layout';
import { CallToAction } from './components/call-to-action';
import { OfficeAside } from './components/office-contact';
import { PageGroups } from './components/page-groups';
import { PageHeader } from './components/page-header';

/** Without script, the list of all pages. */
export function SearchTemplate({ page, content }: TemplateProps<SitemapContext>) {
  const { language } = page;
  return (
    <>
      <Seo page={page} />
      <PageHeader page={page}>
        <SearchForm language={language} />
      </PageHeader>
      <ArticleLayout aside={<OfficeAside />}>
        <SearchResults nextStep={<Prose nodes={content} />} />
        <div data-all-pages>
          <PageGroups groups={page.groups} />
        </div>
      </ArticleLayout>
      <CallToAction />
    </>
  );
}
