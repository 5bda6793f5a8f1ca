import type { ReactElement } from 'react';
import { linkPictureSize } from '../site/link-picture';
import type { PageContext } from '../site/page-context';
import { routes } from '../site/routes';
import { breadcrumbList, medicalBusiness, webSite, type JsonLd } from './json-ld';

export type Machines = {
  page: PageContext;
  /** The page's whole title. */
  title: string;
  kind: 'website' | 'article';
  /** ISO day of publication, of an article. */
  published: string | undefined;
  /** What this kind of page says about itself besides office and breadcrumbs. */
  jsonLd: JsonLd[];
};

/**
 * Open Graph and JSON-LD of a page: for those who read a page's HTML, so that the browser's scripts are built without
 * this file and json-ld.ts (build/on-create-webpack-config.ts).
 */
export function forMachines({ page, title, kind, published, jsonLd }: Machines): ReactElement[] {
  const { site, region, pagePath, picture } = page;
  const data = [
    medicalBusiness(region, site),
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
    ...(picture !== undefined && pictureOf(`${site.url}${picture}`, title)),
    ...(published !== undefined && { 'article:published_time': published }),
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
        {asScript({ '@context': 'https://schema.org', ...item })}
      </script>
    )),
  ];
}

/** What Open Graph says of the picture, which shows the words of the page's title and the office's phone number. */
const pictureOf = (address: string, title: string) => ({
  'og:image': address,
  'og:image:type': 'image/png',
  'og:image:width': String(linkPictureSize.width),
  'og:image:height': String(linkPictureSize.height),
  'og:image:alt': title,
});

/** As JSON in which no text of the content can end the script element. */
const asScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');
