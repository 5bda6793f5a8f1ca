import type { ReactElement } from 'react';
import { linkPictureSize } from '../../site/assets';
import { officeOfPage, titleWithCompany } from '../../site/page-office';
import type { PageContext } from '../../site/page-context';
import { routes } from '../../site/routes';
import { breadcrumbList, medicalBusiness, webSite, type JsonLd } from './json-ld';

export type Machines = {
  page: PageContext;
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
export function forMachines({ page, kind, published, jsonLd }: Machines): ReactElement[] {
  const { site, region, pagePath, picture } = page;
  const office = officeOfPage(page);
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
      pictureOf(`${site.url}${picture}`, titleWithCompany(page.title, office.company))),
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

/** Open Graph's facts about the picture, which shows the page's title and its office. */
const pictureOf = (address: string, words: string) => ({
  'og:image': address,
  'og:image:type': 'image/png',
  'og:image:width': String(linkPictureSize.width),
  'og:image:height': String(linkPictureSize.height),
  'og:image:alt': words,
});

/** As JSON in which no text of the content can end the script element. */
const asScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');
