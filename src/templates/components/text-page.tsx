import type { ReactNode } from 'react';
import type { JsonLd } from '../../layout/head/json-ld';
import { Seo } from '../../layout/head/seo';
import { FaqProvider } from '../../mdx/faq-list';
import { Prose, toFaqs } from '../../mdx/content';
import type { PageContext } from '../../shared/page-context';
import type { PageBody } from '../page-body';
import { ArticleLayout, LastUpdated } from './article-layout';
import { CallToAction } from './call-to-action';
import { OfficeAside } from './office-aside';
import { PageHeader } from './page-header';
import { TableOfContents } from './table-of-contents';

type TextPageProps = {
  data: PageBody;
  page: PageContext;
  jsonLd?: JsonLd[];
  header?: ReactNode;
  /** Next to the text; null for nothing. */
  aside?: ReactNode;
  before?: ReactNode;
  children?: ReactNode;
  /** Null for none. */
  end?: ReactNode;
};

export function TextPage({
  data,
  page,
  jsonLd = [],
  header,
  aside = <OfficeAside />,
  before,
  children,
  end = <CallToAction />,
}: TextPageProps) {
  return (
    <FaqProvider faqs={toFaqs(page.faqs)}>
      <Seo page={page} jsonLd={jsonLd} />
      <PageHeader page={page}>{header}</PageHeader>
      {before}
      <ArticleLayout aside={aside}>
        <TableOfContents nodes={data.mdx.content} />
        <Prose nodes={data.mdx.content} />
        <LastUpdated iso={page.updated} />
      </ArticleLayout>
      {children}
      {end}
    </FaqProvider>
  );
}
