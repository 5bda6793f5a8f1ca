import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { cataloguePage } from '../component-catalog/catalog-page';
import { buildContent } from '../content/build-content';
import { regionMaps } from '../maps/region-maps';
import { officeOfPage } from '../../site/page-office';
import { linkPicture, linkPicturePath } from '../images/og-image';
import { regionRecords } from '../page-plan/layout-context';

/** Makes the planned pages; what they are is decided in plan-pages/. Maps are drawn once and given to those that show one. */
export const createPages: GatsbyNode['createPages'] = async ({ actions }) => {
  const { pages, collections } = await buildContent();
  const maps = await regionMaps(regionRecords(collections.regions));
  for (const { path, template, context } of pages) {
    actions.createPage({
      path,
      ...matchPathOf(path),
      component: resolve(`src/templates/${template}.tsx`),
      context: {
        ...context,
        picture: linkPicturePath(path, linkPicture(context.title, officeOfPage(context))),
        ...(context.withCountyMap && { countyMap: maps.counties[context.regionId] }),
        ...('offices' in context && { stateMap: maps.states }),
      },
    });
  }
  const [first] = pages;
  if (process.env.gatsby_executing_command === 'develop' && first) {
    const { path, context } = await cataloguePage(first.context);
    actions.createPage({
      path,
      component: resolve('src/templates/component-catalog.tsx'),
      context: { ...context, countyMap: maps.counties[context.regionId] },
    });
  }
};

/**
 * A region's 404 page answers for what leads nowhere below the region's path: without that Gatsby's runtime would lead the
 * visitor on to the 404 page's own address. The site's own 404 page Gatsby knows by its name.
 */
function matchPathOf(path: string): { matchPath?: string } {
  const [, parent = ''] = /^(.*)\/404$/.exec(path) ?? [];
  return parent === '' ? {} : { matchPath: `${parent}/*` };
}
