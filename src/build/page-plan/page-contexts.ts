import { defaultRegion, pathIn, type RegionId } from '../../../contract/shared/regions';
import { illustrationOf } from '../../site/illustrations';
import type { NavLink, PageContext, ShellContext } from '../../site/page-context';
import { routes } from '../../site/routes';
import type { Entry } from '../content/entry';
import type { CollectionName } from '../content/schemas/schemas';

export type Layouts = Record<RegionId, ShellContext>;

const home: NavLink = { label: 'Home', path: routes.home };

/** What is called Home on a region's pages, in the menu as in the way down to them: the region's own front page. */
export function getHomeLink(region: RegionId): NavLink {
  return { label: home.label, path: pathIn(region, routes.home) };
}

/** The way down to what belongs to a region but stands outside of its paths: Home, and the region's own front page. */
export function getParentLinks(region: RegionId, shells: Layouts): NavLink[] {
  if (region === defaultRegion) return [home];
  return [home, { label: shells[region].region.place, path: pathIn(region, routes.home) }];
}

/** The way down to an article. */
export const blogParents: NavLink[] = [home, { label: 'Blog', path: routes.blog }];

/** What every template is given of a file: the shell of its region, its front matter and its place in the site. */
export function createPageContext(
  entry: Entry<CollectionName>,
  place: { path: string; region: RegionId; parents: NavLink[] },
  shells: Layouts,
): PageContext {
  const { fields } = entry;
  const title = 'title' in fields ? fields.title : '';
  const label = ('navTitle' in fields ? fields.navTitle : undefined) ?? title;
  return {
    ...shells[place.region],
    pagePath: place.path,
    source: entry.key,
    title,
    description: 'description' in fields ? fields.description : '',
    lead: ('lead' in fields ? fields.lead : undefined) ?? null,
    illustration:
      'illustration' in fields && fields.illustration !== undefined
        ? illustrationOf(fields.illustration)
        : null,
    updated: ('updated' in fields ? fields.updated : undefined) ?? null,
    breadcrumbs: [...place.parents, { label, path: place.path }],
    unlisted: 'unlisted' in fields && fields.unlisted === true,
    withFaqs: entry.components.includes('FaqList'),
    withCountyMap: entry.components.includes('CountyMap'),
    regionId: place.region,
  };
}
