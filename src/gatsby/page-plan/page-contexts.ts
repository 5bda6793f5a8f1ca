import type { Program } from '../../../contract/programs/program';
import { defaultRegion, getRegionPath, type RegionId } from '../../../contract/shared/regions';
import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import { getIllustration, type IllustrationName } from '../../shared/illustrations';
import type { LayoutContext, NavLink, PageContext, RegionRecord } from '../../shared/page-context';
import { routes } from '../../shared/routes';
import type { Texts } from '../../shared/texts/en';
import type { Collections } from '../content/entry';
import type { NoticeSource } from './select-notices';

export type Layouts = Record<RegionId, LayoutContext>;

/** Everything that pages are planned from. `now` decides which jobs are open. */
export type PlanInput = NoticeSource & {
  collections: Collections;
  offices: RegionRecord[];
  layouts: Layouts;
  programs: readonly Program[];
  texts: Texts;
  now: Date;
};

export function getHomeLink(region: RegionId, { nav }: Texts): NavLink {
  return { label: nav.home, path: getRegionPath(region, routes.home) };
}

/** The breadcrumbs of a page that belongs to a region but is outside its path. */
export function getParentLinks(region: RegionId, { layouts, texts }: PlanInput): NavLink[] {
  const home = getHomeLink(defaultRegion, texts);
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

type PageSource = {
  key: string;
  fields: PageFields;
  components: string[];
  language: SiteLanguage;
};

/** The context of every page: layout, front matter, and position in the site. */
export function createPageContext(
  { key, fields, components, language }: PageSource,
  page: { path: string; region: RegionId; parents: NavLink[]; isShared?: boolean },
  { layouts, texts }: Pick<PlanInput, 'layouts' | 'texts'>,
): PageContext {
  const { title, navTitle = title, illustration } = fields;
  return {
    ...layouts[page.region],
    pagePath: page.path,
    otherPath: null,
    textLanguage: language,
    hasAlternate: false,
    source: key,
    title,
    description: fields.description,
    lead: fields.lead ?? null,
    illustration:
      illustration === undefined
        ? null
        : getIllustration(illustration, texts.pictures[illustration]),
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
