import type { ReactNode } from 'react';
import { FaqProvider } from '../../mdx/faq-context';
import { Prose } from '../../mdx/prose';
import type { PageContext } from '../../site/page-context';
import { toFaqs, type TextPageData } from '../fragments';
import { ArticleLayout } from './article-layout';
import { HelpBand } from './call-to-action';
import { OfficeAside } from './office-aside';
import { PageHeader } from './page-header';
import { Updated } from './last-updated';

type TextPageProps = {
  data: TextPageData;
  page: PageContext;
  /** In the header, below the lead. */
  header?: ReactNode;
  /** Beside the text; the office's card unless it says otherwise, null for nothing. */
  aside?: ReactNode;
  /** Between the header and the text. */
  before?: ReactNode;
  /** After the text, before the end of the page. */
  children?: ReactNode;
  /** The end of the page, null for none. */
  end?: ReactNode;
};

/** What most pages are: a heading, an MDX text with the office beside it, and a way to a person at the end. */
export function TextPage({
  data,
  page,
  header,
  aside = <OfficeAside />,
  before,
  children,
  end = <HelpBand />,
}: TextPageProps) {
  return (
    <FaqProvider faqs={toFaqs(data.faqs)}>
      <PageHeader page={page}>{header}</PageHeader>
      {before}
      <ArticleLayout aside={aside}>
        <Prose nodes={data.mdx.content} />
        <Updated iso={page.updated} />
      </ArticleLayout>
      {children}
      {end}
    </FaqProvider>
  );
}
