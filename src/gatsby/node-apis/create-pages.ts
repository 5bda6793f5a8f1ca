import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isClientRoute } from '../../shared/routes';
import { createCatalogPage } from '../component-catalog';
import { getBuiltContent, requireValidContent } from '../content/build/build-content';
import { startOgImages, addPictures } from '../images/og-image';
import { getRegionMaps } from '../maps/region-maps';
import { digestPage } from '../renderer/page-renderer';
import { createClientPageContext, createRegionRecords } from '../page-plan/layout-context';

export const createPages: GatsbyNode['createPages'] = async ({ actions }) => {
  const { pages, collections } = await requireValidContent();
  const maps = await getRegionMaps(createRegionRecords(collections.regions));
  const component = resolve('src/templates/public-page.tsx');
  for (const page of pages) {
    const { path, template, context } = page;
    actions.createPage({
      path,
      ...matchRegion404(path),
      component,
      // Gatsby renders a page again if its file or its context changes. The facts in its text are in neither.
      context: { ...(await addPictures(context, maps)), template, digest: digestPage(page) },
    });
  }
  const contexts = pages.map(({ context }) => context);
  const [first] = contexts;
  if (process.env.gatsby_executing_command !== 'develop') startOgImages('public', contexts);
  else if (first) {
    const { path, context } = await createCatalogPage(first);
    actions.createPage({
      path,
      component,
      context: {
        ...context,
        countyMap: maps.counties[context.regionId],
        template: 'component-catalog',
      },
    });
  }
};

/** A region's 404 page handles all unknown paths below the region's. Gatsby itself handles the site's 404 page. */
function matchRegion404(path: string): { matchPath?: string } {
  const [, parent = ''] = /^(.*)\/404$/.exec(path) ?? [];
  return parent === '' ? {} : { matchPath: `${parent}/*` };
}

/** The pages of sign-in and dashboard handle all paths below theirs. */
export const onCreatePage: GatsbyNode['onCreatePage'] = async ({ page, actions }) => {
  if (!isClientRoute(page.path) || page.matchPath !== undefined) return;
  const { collections, settings } = await getBuiltContent();
  const offices = createRegionRecords(collections.regions);
  const context = createClientPageContext(settings.name, offices);
  actions.deletePage(page);
  actions.createPage({ ...page, context, matchPath: `${page.path.replace(/\/$/, '')}/*` });
};
