import { defaultRegion, getRegionPath, type RegionId } from '../../../contract/shared/regions';
import { getIllustration } from '../../site/illustrations';
import type { NavLink, PageContext, LayoutContext } from '../../site/page-context';
import { routes } from '../../site/routes';
import type { Entry } from '../content/entry';
import type { CollectionName } from '../content/schemas/schemas';

export type Layouts = Record<RegionId, LayoutContext>;

const home: NavLink = { label: 'Home', path: routes.home };

/** A region's home page. */
export function getHomeLink(region: RegionId): NavLink {
  return { label: home.label, path: getRegionPath(region, routes.home) };
}

/** The breadcrumbs of a page that belongs to a region but is outside its path. */
export function getParentLinks(region: RegionId, layouts: Layouts): NavLink[] {
  if (region === defaultRegion) return [home];
  return [home, { label: layouts[region].region.place, path: getRegionPath(region, routes.home) }];
}

/** The context of every page: layout, front matter, and position in the site. */
export function createPageContext(
  entry: Entry<CollectionName>,
  page: { path: string; region: RegionId; parents: NavLink[] },
  layouts: Layouts,
): PageContext {
  const { fields } = entry;
  const title = 'title' in fields ? fields.title : '';
  const label = ('navTitle' in fields ? fields.navTitle : undefined) ?? title;
  return {
    ...layouts[page.region],
    pagePath: page.path,
    source: entry.key,
    title,
    description: 'description' in fields ? fields.description : '',
    lead: ('lead' in fields ? fields.lead : undefined) ?? null,
    illustration:
      'illustration' in fields && fields.illustration !== undefined
        ? getIllustration(fields.illustration)
        : null,
    updated: ('updated' in fields ? fields.updated : undefined) ?? null,
    breadcrumbs: [...page.parents, { label, path: page.path }],
    unlisted: 'unlisted' in fields && fields.unlisted === true,
    withFaqs: entry.components.includes('FaqList'),
    withCountyMap: entry.components.includes('CountyMap'),
    regionId: page.region,
  };
}
