import type { Program } from '../../../contract/programs/facts';
import { defaultRegion, getRegionPath, type RegionId } from '../../../contract/shared/regions';
import { getIllustration, type IllustrationName } from '../../shared/illustrations';
import type { LayoutContext, NavLink, PageContext, RegionRecord } from '../../shared/page-context';
import { routes } from '../../shared/routes';
import type { Collections } from '../content/entry';

export type Layouts = Record<RegionId, LayoutContext>;

/** Everything that pages are planned from. `now` decides which jobs are open. */
export type PlanInput = {
  collections: Collections;
  offices: RegionRecord[];
  layouts: Layouts;
  programs: readonly Program[];
  now: Date;
};

const home: NavLink = { label: 'Home', path: routes.home };

export function getHomeLink(region: RegionId): NavLink {
  return { label: home.label, path: getRegionPath(region, routes.home) };
}

/** The breadcrumbs of a page that belongs to a region but is outside its path. */
export function getParentLinks(region: RegionId, layouts: Layouts): NavLink[] {
  if (region === defaultRegion) return [home];
  return [home, { label: layouts[region].region.place, path: getRegionPath(region, routes.home) }];
}

type PageFields = {
  title: string;
  description: string;
  navTitle?: string;
  lead?: string;
  illustration?: IllustrationName;
  updated?: string;
  unlisted?: boolean;
};

/** The context of every page: layout, front matter, and position in the site. */
export function createPageContext(
  { key, fields, components }: { key: string; fields: PageFields; components: string[] },
  page: { path: string; region: RegionId; parents: NavLink[]; isShared?: boolean },
  layouts: Layouts,
): PageContext {
  const { title, navTitle = title, illustration } = fields;
  return {
    ...layouts[page.region],
    pagePath: page.path,
    source: key,
    title,
    description: fields.description,
    lead: fields.lead ?? null,
    illustration: illustration === undefined ? null : getIllustration(illustration),
    updated: fields.updated ?? null,
    breadcrumbs: [...page.parents, { label: navTitle, path: page.path }],
    unlisted: fields.unlisted ?? false,
    withFaqs: components.includes('FaqList'),
    faqs: [],
    withCountyMap: components.includes('CountyMap'),
    isShared: page.isShared ?? false,
    regionId: page.region,
  };
}
