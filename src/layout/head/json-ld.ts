import { getOfficeInstant } from '../../../contract/shared/dates/time-zone';
import { formatCounty } from '../../../contract/shared/text/format-county';
import { getLogoPath } from '../../../contract/shared/regions';
import { toLanguagePath, type SiteLanguage } from '../../../contract/shared/text/site-languages';
import { toOpeningHours } from '../../../contract/shared/office-hours/opening-hours';
import type {
  JobContext,
  JobRecord,
  NavLink,
  PostContext,
  RegionRecord,
  SiteRecord,
} from '../../shared/page-context';
import { getJobPath } from '../../shared/routes';

export type JsonLd = { '@type': string } & Record<string, unknown>;

/** Schema.org has no type for home care; MedicalBusiness is the closest. */
export function medicalBusiness(region: RegionRecord, site: SiteRecord): JsonLd {
  return {
    '@type': 'MedicalBusiness',
    '@id': `${site.url}${region.path}#office`,
    name: region.company,
    url: `${site.url}${region.path}`,
    telephone: region.phone,
    email: region.email,
    logo: `${site.url}${getLogoPath(region.id)}`,
    image: `${site.url}${getLogoPath(region.id)}`,
    sameAs: Object.values(site.social),
    openingHoursSpecification: region.hours.flatMap(toOpeningHours),
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: region.afterHours.phone,
      contactType: 'Nights and weekends',
      description: region.afterHours.purpose,
    },
    address: postalAddress(region.address),
    areaServed: region.counties.map((county) => ({
      '@type': 'AdministrativeArea',
      name: `${formatCounty(county, 'en')}, ${region.state}`,
    })),
  };
}

type Address = Pick<RegionRecord['address'], 'city' | 'state'> & Partial<RegionRecord['address']>;

function postalAddress({ street, city, state, zip }: Address): JsonLd {
  return {
    '@type': 'PostalAddress',
    ...(street !== undefined && { streetAddress: street }),
    addressLocality: city,
    addressRegion: state,
    ...(zip !== undefined && { postalCode: zip }),
    addressCountry: 'US',
  };
}

export function webSite(site: SiteRecord, language: SiteLanguage): JsonLd {
  const url = `${site.url}${toLanguagePath('/', language)}`;
  return { '@type': 'WebSite', name: site.name, url, inLanguage: `${language}-US` };
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

type Article = Pick<
  PostContext,
  'title' | 'description' | 'pagePath' | 'date' | 'updated' | 'author' | 'picture'
>;

export function blogPosting(article: Article, region: RegionRecord, site: SiteRecord): JsonLd {
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    datePublished: article.date.slice(0, 10),
    dateModified: (article.updated ?? article.date).slice(0, 10),
    ...(article.picture !== undefined && { image: `${site.url}${article.picture}` }),
    author: {
      '@type': [site.name, region.company].includes(article.author) ? 'Organization' : 'Person',
      name: article.author,
    },
    publisher: { '@type': 'Organization', name: region.company, url: site.url },
    mainEntityOfPage: `${site.url}${article.pagePath}`,
  };
}

type Vacancy = Pick<JobContext, 'job' | 'office' | 'site' | 'language'>;

/** @param description HTML */
export function jobPosting({ job, office, site, language }: Vacancy, description: string): JsonLd {
  const { city, state } = job.place;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description,
    url: `${site.url}${toLanguagePath(getJobPath(job.slug), language)}`,
    datePosted: job.posted,
    // The end of the day at the office.
    validThrough: getOfficeInstant(job.region, job.validThrough, '23:59').toISOString(),
    employmentType: job.type,
    hiringOrganization: {
      '@type': 'Organization',
      name: office.company,
      url: `${site.url}${office.path}`,
      telephone: office.phone,
      logo: `${site.url}${getLogoPath(office.id)}`,
      address: postalAddress(office.address),
    },
    jobLocation: {
      '@type': 'Place',
      address: postalAddress(city === office.address.city ? office.address : { city, state }),
    },
    // Search engines have no unit for a visit.
    ...(job.pay === null || job.pay.per === 'VISIT' ? {} : { baseSalary: monetaryAmount(job.pay) }),
    ...(job.benefits.length === 0 ? {} : { jobBenefits: job.benefits.join('; ') }),
    identifier: { '@type': 'PropertyValue', name: office.company, value: job.slug },
    directApply: true,
  };
}

function monetaryAmount({ from, to, per }: NonNullable<JobRecord['pay']>): JsonLd {
  return {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText: per },
  };
}

/** Answers are plain text. */
export function faqPage(
  faqs: { question: string; answer: string }[],
  language: SiteLanguage,
): JsonLd {
  return {
    '@type': 'FAQPage',
    inLanguage: `${language}-US`,
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
