import { Helmet } from 'react-helmet';
import type { PageContext } from '../site/page-context';
import { forMachines, type Machines } from './for-machines';

type SeoProps = { page: PageContext } & Partial<Pick<Machines, 'kind' | 'published' | 'jsonLd'>>;

/** Everything of a public page's head: title, description, canonical, Open Graph and JSON-LD. */
export function Seo({ page, kind = 'website', published, jsonLd = [] }: SeoProps) {
  const { company } = page.region;
  const title = page.title.includes(company) ? page.title : `${page.title} · ${company}`;
  return (
    <Helmet>
      <html lang="en" />
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {page.unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${page.site.url}${page.pagePath}`} />
      )}
      {forMachines({ page, title, kind, published, jsonLd })}
    </Helmet>
  );
}
