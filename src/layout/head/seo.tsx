import { Helmet } from 'react-helmet';
import { formatPageTitle } from '../../shared/page-office';
import type { PageContext } from '../../shared/page-context';
import { renderStructuredData, type StructuredDataProps } from './structured-data';

type SeoProps = { page: PageContext } & Partial<
  Pick<StructuredDataProps, 'kind' | 'published' | 'jsonLd'>
>;

/** The head of a public page: title, description, canonical link, Open Graph, and JSON-LD. */
export function Seo({ page, kind = 'website', published, jsonLd = [] }: SeoProps) {
  return (
    <Helmet>
      <html lang="en" />
      <title>{formatPageTitle(page.title, page.region.company)}</title>
      <meta name="description" content={page.description} />
      {page.unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${page.site.url}${page.pagePath}`} />
      )}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${page.site.name}: articles`}
        href="/rss.xml"
      />
      {renderStructuredData({ page, kind, published, jsonLd })}
    </Helmet>
  );
}
