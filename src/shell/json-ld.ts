import type { NavLink, RegionRecord, SiteRecord } from '../site/page-context';

/** A schema.org object without its @context. */
export type JsonLd = { '@type': string } & Record<string, unknown>;

/** The office (schema.org has no type for home care: MedicalBusiness is the nearest). */
export function medicalBusiness(region: RegionRecord, site: SiteRecord): JsonLd {
  const { street, city, state, zip } = region.address;
  return {
    '@type': 'MedicalBusiness',
    '@id': `${site.url}${region.path}#office`,
    name: region.company,
    url: `${site.url}${region.path}`,
    telephone: region.phone,
    email: region.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    areaServed: region.counties.map((county) => ({
      '@type': 'AdministrativeArea',
      name: `${county} County, ${region.state}`,
    })),
  };
}

export function breadcrumbList(links: NavLink[], site: SiteRecord): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${site.url}${path}`,
    })),
  };
}

type Article = {
  title: string;
  description: string;
  path: string;
  date: string;
  updated: string | null;
  author: string;
};

export function blogPosting(article: Article, region: RegionRecord, site: SiteRecord): JsonLd {
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    author: { '@type': 'Organization', name: article.author },
    publisher: { '@type': 'Organization', name: region.company, url: site.url },
    mainEntityOfPage: `${site.url}${article.path}`,
  };
}

/** Questions with their answers as plain text. */
export function faqPage(faqs: { question: string; answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
