import { Helmet } from 'react-helmet';
import type { PageContext } from '../site/page-context';
import { linkPictureSize } from '../site/link-picture';
import { routes } from '../site/routes';
import { breadcrumbList, medicalBusiness, webSite, type JsonLd } from './json-ld';

type SeoProps = {
  page: PageContext;
  kind?: 'website' | 'article';
  /** ISO day of publication, of an article. */
  published?: string;
  /** What this kind of page says about itself besides office and breadcrumbs. */
  jsonLd?: JsonLd[];
};

/** Everything of a public page's head: title, description, canonical, Open Graph and JSON-LD. */
export function Seo({ page, kind = 'website', published, jsonLd = [] }: SeoProps) {
  const { site, region } = page;
  const address = `${site.url}${page.pagePath}`;
  const title = page.title.includes(region.company)
    ? page.title
    : `${page.title} · ${region.company}`;
  const data = [
    medicalBusiness(region, site),
    ...(page.pagePath === routes.home ? [webSite(site)] : []),
    ...(page.breadcrumbs.length > 1 ? [breadcrumbList(page.breadcrumbs, site)] : []),
    ...jsonLd,
  ];
  const picture = page.picture === undefined ? [] : pictureOf(`${site.url}${page.picture}`, title);
  return (
    <Helmet>
      <html lang="en" />
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {page.unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={address} />
      )}
      <meta property="og:site_name" content={region.company} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content="en_US" />
      {picture.map(({ property, content }) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content={picture.length > 0 ? 'summary_large_image' : 'summary'} />
      {published !== undefined && <meta property="article:published_time" content={published} />}
      {data.map((item) => (
        <script key={item['@type']} type="application/ld+json">
          {asScript({ '@context': 'https://schema.org', ...item })}
        </script>
      ))}
    </Helmet>
  );
}

/** As JSON in which no text of the content can end the script element. */
const asScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** What Open Graph says of the picture, which shows the words of the page's title and the office's phone number. */
function pictureOf(address: string, title: string) {
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(linkPictureSize.width) },
    { property: 'og:image:height', content: String(linkPictureSize.height) },
    { property: 'og:image:alt', content: title },
  ];
}
