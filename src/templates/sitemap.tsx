import { SearchForm } from '../islands/search/search-form';
import { Prose } from '../mdx/content';
import { Seo } from '../layout/head/seo';
import type { SitemapContext, TemplateProps } from '../shared/page-context';
import { space } from '../theme/tokens';
import { Container } from '../ui/container';
import { CallToAction } from './components/call-to-action';
import { PageGroups } from './components/page-groups';
import { PageHeader } from './components/page-header';

export function SitemapTemplate({ page, content }: TemplateProps<SitemapContext>) {
  return (
    <>
      <Seo page={page} />
      <PageHeader page={page}>
        <SearchForm language={page.language} />
        <Prose nodes={content} />
      </PageHeader>
      <Container css={{ paddingTop: space.section }}>
        <PageGroups groups={page.groups} />
      </Container>
      <CallToAction />
    </>
  );
}
