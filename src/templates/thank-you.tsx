import { ContactCard } from '../mdx/contact-card';
import { Prose } from '../mdx/content';
import { Seo } from '../layout/head/seo';
import type { TemplateProps } from '../shared/page-context';
import { ArticleLayout } from './components/article-layout';
import { PageHeader } from './components/page-header';

/** Target of forms sent without JavaScript. */
export function ThankYouTemplate({ page, content }: TemplateProps) {
  return (
    <>
      <Seo page={page} />
      <PageHeader page={page} />
      <ArticleLayout aside={<ContactCard />}>
        <Prose nodes={content} />
      </ArticleLayout>
    </>
  );
}
