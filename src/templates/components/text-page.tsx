import type { ReactNode } from 'react';
import type { JsonLd } from '../../layout/head/json-ld';
import { Seo } from '../../layout/head/seo';
import { Prose } from '../../mdx/content';
import type { TemplateProps } from '../../shared/page-context';
import { ArticleLayout, LastUpdated } from './article-layout';
import { CallToAction } from './call-to-action';
import { OfficeAside } from './office-contact';
import { PageHeader } from './page-header';
import { findFirstSection, hasContents, TableOfContents } from './table-of-contents';

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
  const start = hasContents(content) ? findFirstSection(content) : 0;
  return (
    <>
      <Seo page={page} jsonLd={jsonLd} />
      <PageHeader page={page}>{header}</PageHeader>
      {before}
      <ArticleLayout
        intro={start > 0 ? <Prose nodes={content.slice(0, start)} /> : null}
        contents={hasContents(content) ? <TableOfContents nodes={content} /> : null}
        aside={aside}
      >
        <Prose nodes={content.slice(start)} />
        <LastUpdated iso={page.updated} />
      </ArticleLayout>
      {children}
      {end}
    </>
  );
}
