import { Helmet } from 'react-helmet';
import { toLanguagePath } from '../../../contract/shared/text/site-languages';
import { useTexts } from '../../browser/hooks/use-texts';
import { listAlternates } from '../../shared/alternates';
import { ogImageSize } from '../../shared/assets';
import type { PageContext } from '../../shared/page-context';
import { formatPageTitle, getPageOffice } from '../../shared/page-office';
import { getLinkProps, routes } from '../../shared/routes';
import { breadcrumbList, medicalBusiness, webSite, type JsonLd } from './json-ld';

type SeoProps = {
  page: PageContext;
  published?: string;
  /** In addition to the office and breadcrumbs. */
  jsonLd?: JsonLd[];
};

export function Seo({ page, published, jsonLd = [] }: SeoProps) {
  const { language, feed, openGraphLocale } = useTexts();
  const { site, region, title, description, pagePath, picture, cover } = page;
  const office = getPageOffice(page);
  const url = `${site.url}${pagePath}`;
  const breadcrumbs = page.breadcrumbs.map(({ label, path }) => ({
    label,
    path: getLinkProps(path, page).href,
  }));
  const data = [
    medicalBusiness(office, site),
    ...(pagePath === toLanguagePath(routes.home, language) ? [webSite(site, language)] : []),
    ...(page.breadcrumbs.length > 1 ? [breadcrumbList(breadcrumbs, site)] : []),
    ...jsonLd,
  ];
  const properties = {
    'og:site_name': region.company,
    'og:type': published === undefined ? 'website' : 'article',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:locale': openGraphLocale,
    ...(picture !== undefined &&
      toImageProperties(`${site.url}${picture}`, cover?.alt ?? `${title} · ${office.company}`)),
    ...(published !== undefined && { 'article:published_time': published.slice(0, 10) }),
  };
  return (
    <Helmet>
      <html lang={language} />
      <title>{formatPageTitle(title, region.company, site.name)}</title>
      <meta name="description" content={description} />
      {page.unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={url} />
      )}
      {listAlternates(page).map(({ lang, path }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={`${site.url}${path}`} />
      ))}
      <link rel="alternate" type="application/rss+xml" title={feed(site.name)} href="/rss.xml" />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta
        name="twitter:card"
        content={picture === undefined ? 'summary' : 'summary_large_image'}
      />
      {data.map((item) => (
        <script key={item['@type']} type="application/ld+json">
          {toScript({ '@context': 'https://schema.org', ...item })}
        </script>
      ))}
    </Helmet>
  );
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
