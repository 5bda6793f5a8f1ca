import { knownAs } from '../../../contract/shared/region-facts';
import { defaultRegion, pathIn, regionIds, type RegionId } from '../../../contract/shared/regions';
import type {
  NavLink,
  Navigation,
  RegionRecord,
  ServiceCard,
  ShellContext,
  SiteRecord,
} from '../../site/page-context';
import { routes } from '../../site/routes';
import type { Collections } from '../content/entry';
import { PlanError } from './plan-error';
import { expandVariants } from './variants';

/** All four offices by id, in menu order. Throws when one has no file. */
export function createRegionRecords(regions: Collections['regions']): RegionRecord[] {
  const found = regionIds.map((id) => {
    const entry = regions.find((candidate) => candidate.name === id);
    if (entry) return entry;
    throw new PlanError({
      file: `content/regions/${id}.mdx`,
      line: 1,
      problem: 'This file is missing, or its front matter is not valid.',
      advice: 'Every region needs its file; docs/editing-content.md lists the fields.',
    });
  });
  return found
    .sort((one, other) => one.fields.order - other.fields.order)
    .map(({ name, fields }) => {
      const {
        title: _title,
        description: _description,
        order: _order,
        illustration: _illustration,
        updated: _updated,
        ...office
      } = fields;
      const id = name as RegionId;
      const { counties } = office;
      return {
        ...office,
        id,
        path: pathIn(id, routes.home),
        hours: office.hours.map((times) => ({
          ...times,
          opens: onOneLine(times.opens),
          closes: onOneLine(times.closes),
        })),
        areas: counties.map((county) => knownAs(id, county)),
        countyNames: counties.map((county) => {
          const name = knownAs(id, county);
          return name === county ? `${county} County` : `${name} (${county} County)`;
        }),
      };
    });
}

/** '8:30 am' with a space that no line ends at. */
const onOneLine = (time: string) => time.replace(' ', '\u00a0');

/** What header, footer and links need, for one region. */
export function createLayoutContext(
  region: RegionRecord,
  offices: RegionRecord[],
  collections: Collections,
  site: SiteRecord,
): ShellContext {
  const pages = expandVariants(collections.pages).filter((page) => page.entry.name !== '404');
  const services = expandVariants(collections.services);
  const here = [...services, ...pages].filter((page) => page.region === region.id);
  const variants = region.id === defaultRegion ? [] : here.map((page) => `/${page.entry.name}`);

  const link = (root: string): NavLink[] => {
    const name = root.slice(1);
    const page =
      here.find((candidate) => candidate.entry.name === name) ??
      pages.find((candidate) => candidate.entry.name === name);
    if (!page) return [];
    return [{ label: page.entry.fields.navTitle ?? page.entry.fields.title, path: page.path }];
  };
  const legal = (root: string): NavLink[] =>
    collections.legal
      .filter((entry) => `/${entry.name}` === root)
      .map((entry) => ({ label: entry.fields.title, path: root }));

  const navigation: Navigation = {
    home: region.path,
    hhaCertification: link(routes.hhaCertification)[0]?.path ?? routes.hhaCertification,
    blog: routes.blog,
    states: offices.map(({ id, place, path }) => ({ label: place, path, region: id })),
    services: createServiceCards(region.id, collections).map(({ label, path }) => ({
      label,
      path,
    })),
    connect: [routes.contact, routes.career, routes.helpDesk].flatMap(link),
    resources: [routes.resources, routes.faqs, routes.covid].flatMap(link),
    outreach: [
      { label: 'Past Event', path: routes.pastEvent },
      { label: 'Team Members', path: routes.team },
    ],
    areas: [
      ...offices.map(({ place, path }) => ({ label: place, path })),
      ...link(routes.serviceAreas),
    ],
    legal: [routes.privacyPolicy, routes.terms, routes.disclaimer].flatMap(legal),
    about: [routes.aboutUs, routes.missionVision, routes.team, routes.pastEvent].flatMap(link),
  };
  const formOffices = offices
    .filter(({ id }) => region.id === defaultRegion || id === region.id)
    .map(({ id, state, place, company, phone }) => ({ id, state, place, company, phone }));
  return { region, site, navigation, variants, formOffices };
}

/** The services a visitor of the region can have: its variants first in order, and New York's only in New York. */
export function createServiceCards(region: RegionId, collections: Collections): ServiceCard[] {
  return expandVariants(collections.services)
    .filter((service) => service.region === region)
    .sort((one, other) => one.entry.fields.order - other.entry.fields.order)
    .map(({ entry, path }) => ({
      label: entry.fields.navTitle,
      path,
      summary: entry.fields.summary,
    }));
}
