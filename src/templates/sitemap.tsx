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
      <PageHeader page={page} />
      <PageGroups groups={page.groups} />
      <Container css={{ paddingBottom: space.section }}>
        <Prose nodes={content} />
      </Container>
      <CallToAction />
    </>
  );
}
