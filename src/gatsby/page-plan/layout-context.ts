import {
  formatCountyName,
  getCountyName,
  getOfficeDay,
} from '../../../contract/shared/region-facts';
import { defaultReplyWithin } from '../../../contract/shared/office-hours/office-time';
import { extraRoutes } from '../../../contract/shared/routes';
import {
  defaultRegion,
  getRegionPath,
  regionIds,
  type RegionId,
} from '../../../contract/shared/regions';
import { curlAllQuotes } from '../../../contract/shared/text/curl-quotes';
import { formatCounty } from '../../../contract/shared/text/format-county';
import { defaultLanguage, type SiteLanguage } from '../../../contract/shared/text/site-languages';
import type {
  ClientPageContext,
  NavLink,
  Navigation,
  RegionRecord,
  ServiceCard,
  LayoutContext,
  SiteRecord,
} from '../../shared/page-context';
import { toFormOffice } from '../../shared/page-office';
import { routes } from '../../shared/routes';
import { en, type Texts } from '../../shared/texts/en';
import type { Collections } from '../content/entry';
import { PlanError } from '../content/issues';
import { selectNotices, type NoticeSource } from './select-notices';
import { expandVariants } from './variants';

/** All offices in menu order, with texts in a language. Throws a PlanError if a region has no file. */
export function createRegionRecords(
  regions: Collections['regions'],
  { states, language }: Pick<Texts, 'states' | 'language'> = en,
): RegionRecord[] {
  const entries = regionIds.map((id) => {
    const entry = regions.find((candidate) => candidate.name === id);
    if (entry) return entry;
    throw new PlanError(
      `content/regions/${id}.mdx`,
      'This file is missing, or its front matter is not valid.',
      'Every region needs its file; docs/editing.md lists the fields.',
    );
  });
  return entries
    .sort((a, b) => a.fields.order - b.fields.order)
    .map(({ name, fields }) => {
      const {
        title: _title,
        description: _description,
        order: _order,
        illustration: _illustration,
        updated: _updated,
        sample: _sample,
        ...office
      } = fields;
      const id = name as RegionId;
      const { counties } = office;
      return {
        ...office,
        id,
        state: states[id],
        path: getRegionPath(id, routes.home),
        holidays: office.holidays ?? [],
        replyWithin: office.replyWithin ?? defaultReplyWithin,
        hours: office.hours.map((times) => ({
          ...times,
          opens: keepTogether(times.opens),
          closes: keepTogether(times.closes),
        })),
        // 'Baltimore' alone, beside 'Baltimore City', would not say which it is.
        areas: curlAllQuotes(
          counties.map((county) =>
            counties.includes(`${county.replace(/ City$/, '')} City`)
              ? formatCounty(county, language)
              : getCountyName(id, county),
          ),
        ),
        countyNames: curlAllQuotes(
          counties.map((county) => formatCountyName(id, county, language)),
        ),
      };
    });
}

/** '8:30 AM' with a non-breaking space. */
const keepTogether = (time: string) => time.replace(' ', '\u00a0');

type LayoutSource = NoticeSource & {
  collections: Collections;
  offices: RegionRecord[];
  texts: Texts;
  translated: string[];
  site: SiteRecord;
  now: Date;
};

/** @param other the region in the other language */
export function createLayoutContext(
  region: RegionRecord,
  other: RegionRecord,
  { collections, offices, texts, translated, site, now, ...noticeSource }: LayoutSource,
): LayoutContext {
  const pages = expandVariants(collections.pages).filter((page) => page.entry.name !== '404');
  const services = expandVariants(collections.services);
  const regionPages = [...services, ...pages].filter((page) => page.region === region.id);
  const variants =
    region.id === defaultRegion ? [] : regionPages.map((page) => `/${page.entry.name}`);

  const getLabelLanguage = ({ language }: { language: SiteLanguage }) =>
    language === texts.language ? {} : { lang: language };
  const linkTo = (root: string): NavLink[] => {
    const name = root.slice(1);
    const page =
      regionPages.find((candidate) => candidate.entry.name === name) ??
      pages.find((candidate) => candidate.entry.name === name);
    if (!page) return [];
    const { navTitle, title } = page.entry.fields;
    return [{ label: navTitle ?? title, path: page.path, ...getLabelLanguage(page.entry) }];
  };
  const linkToLegal = (root: string): NavLink[] =>
    collections.legal
      .filter((entry) => `/${entry.name}` === root)
      .map((entry) => ({ label: entry.fields.title, path: root, ...getLabelLanguage(entry) }));

  const navigation: Navigation = {
    home: region.path,
    popular: [
      ...[extraRoutes.findCare, extraRoutes.prices].flatMap(linkTo),
      ...linkTo(routes.career).map(({ path }) => ({ label: texts.jobs.open, path })),
    ],
    hhaCertification: linkTo(routes.hhaCertification)[0]?.path ?? routes.hhaCertification,
    blog: routes.blog,
    states: offices.map(({ id, place, path }) => ({ label: place, path, region: id })),
    services: createServiceCards(region.id, collections).map(({ label, path }) => ({
      label,
      path,
    })),
    connect: [routes.contact, routes.career, routes.helpDesk].flatMap(linkTo),
    resources: [
      extraRoutes.findCare,
      extraRoutes.prices,
      routes.resources,
      routes.faqs,
      routes.covid,
    ].flatMap(linkTo),
    outreach: [
      { label: texts.nav.pastEvent, path: routes.pastEvent },
      { label: texts.nav.team, path: routes.team },
    ],
    areas: [
      ...offices.map(({ place, path }) => ({ label: place, path })),
      ...linkTo(routes.serviceAreas),
    ],
    care: [extraRoutes.prices, routes.licenses, routes.faqs, routes.contact].flatMap(linkTo),
    legal: [
      ...[
        routes.privacyPolicy,
        routes.privacyPractices,
        routes.nondiscrimination,
        routes.terms,
        routes.disclaimer,
      ].flatMap(linkToLegal),
      ...linkTo(routes.accessibility),
    ],
    about: [
      routes.aboutUs,
      routes.missionVision,
      routes.team,
      routes.career,
      routes.pastEvent,
    ].flatMap(linkTo),
  };
  const formOffices = offices
    .filter(({ id }) => region.id === defaultRegion || id === region.id)
    .map(toFormOffice);
  const year = getOfficeDay(region.id, now).slice(0, 4);
  const { state, place, hours, afterHours, license } = other;
  const otherRegion = { state, place, hours, afterHours, license };
  const { language } = texts;
  return {
    language,
    translated: language === defaultLanguage ? [] : translated,
    otherRegion,
    year,
    region,
    site,
    navigation,
    noticeLanguages: selectNotices(region.id, noticeSource).listed.map(({ ownName }) => ownName),
    variants,
    formOffices,
  };
}

export function createClientPageContext(
  company: string,
  offices: RegionRecord[],
): ClientPageContext {
  const main = offices.find(({ id }) => id === defaultRegion);
  return {
    company,
    office: { company: main?.company ?? company, phone: main?.phone ?? '' },
    offices: offices.map(({ id, company: name, place, phone }) => ({
      id,
      company: name,
      place,
      phone,
    })),
  };
}

export function createServiceCards(region: RegionId, collections: Collections): ServiceCard[] {
  return expandVariants(collections.services)
    .filter((service) => service.region === region)
    .sort((a, b) => a.entry.fields.order - b.entry.fields.order)
    .map(({ entry, path }) => ({
      label: entry.fields.navTitle,
      path,
      summary: entry.fields.summary,
    }));
}
