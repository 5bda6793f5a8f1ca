import type { ReactNode } from 'react';
import type { JsonLd } from '../../layout/head/json-ld';
import { Seo } from '../../layout/head/seo';
import { Prose } from '../../mdx/content';
import type { TemplateProps } from '../../shared/page-context';
import { ArticleLayout, LastUpdated } from './article-layout';
import { CallToAction } from './call-to-action';
import { OfficeAside } from './office-contact';
import { PageHeader } from './page-header';
import { TableOfContents } from './table-of-contents';

type TextPageProps = TemplateProps & {
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
  page,
  content,
  jsonLd = [],
  header,
  aside = <OfficeAside />,
  before,
  children,
  end = <CallToAction />,
}: TextPageProps) {
  return (
    <>
      <Seo page={page} jsonLd={jsonLd} />
      <PageHeader page={page}>{header}</PageHeader>
      {before}
      <ArticleLayout aside={aside}>
        <TableOfContents nodes={content} />
        <Prose nodes={content} />
        <LastUpdated iso={page.updated} />
      </ArticleLayout>
      {children}
      {end}
    </>
  );
}
