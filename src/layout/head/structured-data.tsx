import type { ReactElement } from 'react';
import { ogImageSize } from '../../shared/assets';
import { getPageOffice, formatPageTitle } from '../../shared/page-office';
import type { PageContext } from '../../shared/page-context';
import { routes } from '../../shared/routes';
import { breadcrumbList, medicalBusiness, webSite, type JsonLd } from './json-ld';

export type StructuredDataProps = {
  page: PageContext;
  kind: 'website' | 'article';
  /** ISO date of an article. */
  published: string | undefined;
  /** In addition to the office and breadcrumbs. */
  jsonLd: JsonLd[];
};

/** Open Graph and JSON-LD. The browser's scripts are built without this file (src/gatsby/node-apis/on-create-webpack-config.ts). */
export function renderStructuredData({
  page,
  kind,
  published,
  jsonLd,
}: StructuredDataProps): ReactElement[] {
  const { site, region, pagePath, picture, cover } = page;
  const office = getPageOffice(page);
  const data = [
    medicalBusiness(office, site),
    ...(pagePath === routes.home ? [webSite(site)] : []),
    ...(page.breadcrumbs.length > 1 ? [breadcrumbList(page.breadcrumbs, site)] : []),
    ...jsonLd,
  ];
  const properties = {
    'og:site_name': region.company,
    'og:type': kind,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': `${site.url}${pagePath}`,
    'og:locale': 'en_US',
    ...(picture !== undefined &&
      toImageProperties(
        `${site.url}${picture}`,
        cover?.alt ?? formatPageTitle(page.title, office.company),
      )),
    ...(published !== undefined && { 'article:published_time': published.slice(0, 10) }),
  };
  return [
    ...Object.entries(properties).map(([property, content]) => (
      <meta key={property} property={property} content={content} />
    )),
    <meta
      key="twitter:card"
      name="twitter:card"
      content={picture === undefined ? 'summary' : 'summary_large_image'}
    />,
    ...data.map((item) => (
      <script key={item['@type']} type="application/ld+json">
        {toScript({ '@context': 'https://schema.org', ...item })}
      </script>
    )),
  ];
}

/** The image shows an article's cover, or the page's title and office. */
const toImageProperties = (url: string, alt: string) => ({
  'og:image': url,
  'og:image:type': url.endsWith('.jpg') ? 'image/jpeg' : 'image/png',
  'og:image:width': String(ogImageSize.width),
  'og:image:height': String(ogImageSize.height),
  'og:image:alt': alt,
});

/** Escapes <, so that no text can end the script element. */
const toScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');
