import { defaultRegion, getRegionPath, type RegionId } from '../../../contract/shared/regions';
import type { RegionRecord, SiteRecord } from '../../site/page-context';
import { routes } from '../../site/routes';
import type { Collections } from '../content/entry';
import { blogParents, createPageContext, getHomeLink, type Layouts } from './page-contexts';
import {
  findLatestPosts,
  createRelatedPostsFinder,
  sortNewestFirst,
  getPostPath,
} from './posts/plan-posts';
import { planPostLists } from './posts/plan-post-lists';
import { PlanError } from './plan-error';
import { planHelpDeskStatus } from './plan-help-desk';
import { selectJobs, findOpenJobs, planJobs } from './plan-jobs';
import type { PlannedPage } from './planned-page';
import { createRegionRecords, createServiceCards, createLayoutContext } from './layout-context';
import { createSitemapGroups } from './sitemap-groups';
import { getTemplate, type TemplateName } from './templates';
import { expandVariants } from './variants';

/**
 * Plans every public page: path, template, and context without the MDX body.
 * @param now decides which jobs are open
 * @throws PlanError if files contradict each other
 */
export function planPages(collections: Collections, site: SiteRecord, now: Date): PlannedPage[] {
  const offices = createRegionRecords(collections.regions);
  const layouts = Object.fromEntries(
    offices.map((office) => [office.id, createLayoutContext(office, offices, collections, site)]),
  ) as Layouts;
  const plan = [
    ...planRegions(collections, offices, layouts),
    ...planServices(collections, layouts),
    ...planSinglePages(collections, offices, layouts, now),
    ...planJobs(collections, offices, layouts, now),
    ...planHelpDeskStatus(layouts),
    ...planLegal(collections, layouts),
    ...planPosts(collections, layouts),
  ];
  rejectDuplicates(plan);
  return plan.map((page) =>
    page.template === 'sitemap'
      ? { ...page, context: { ...page.context, groups: createSitemapGroups(plan, offices) } }
      : page,
  );
}

function planRegions(
  collections: Collections,
  offices: RegionRecord[],
  layouts: Layouts,
): PlannedPage[] {
  return collections.regions.map((entry) => {
    const region = entry.name as RegionId;
    const path = getRegionPath(region, routes.home);
    const isHome = region === defaultRegion;
    const context = {
      ...createPageContext(entry, { path, region, parents: [] }, layouts),
      breadcrumbs: [],
      withFaqs: true,
      withCountyMap: true,
      services: createServiceCards(region, collections),
      latest: findLatestPosts(collections.blog, isHome ? null : region),
      offices,
    };
    return { path, template: 'region', file: entry.file, context };
  });
}

function planServices(collections: Collections, layouts: Layouts): PlannedPage[] {
  return expandVariants(collections.services).map(({ entry, region, path }) => ({
    path,
    template: 'service',
    file: entry.file,
    context: createPageContext(entry, { path, region, parents: [getHomeLink(region)] }, layouts),
  }));
}

/** Templates that show all offices. */
const templatesWithOffices: TemplateName[] = ['service-areas', 'contact', 'help-desk'];

function planSinglePages(
  collections: Collections,
  offices: RegionRecord[],
  layouts: Layouts,
  now: Date,
): PlannedPage[] {
  const open = findOpenJobs(collections.jobs, offices, now);
  return expandVariants(collections.pages).flatMap(({ entry, region, path }): PlannedPage[] => {
    const template = getTemplate(entry.name);
    const context = createPageContext(
      entry,
      { path, region, parents: [getHomeLink(region)] },
      layouts,
    );
    const page = { path, template, file: entry.file, context };
    if (template === 'blog') {
      return planPostLists(collections.blog, context).map((list) => ({ ...page, ...list }));
    }
    if (template === 'listing') {
      const collection = entry.name === 'team' ? ('team' as const) : ('events' as const);
      return [{ ...page, context: { ...context, collection } }];
    }
    if (template === 'career') {
      return [{ ...page, context: { ...context, ...selectJobs(region, open), offices } }];
    }
    // A region's 404 page shows only its own office.
    const isSite404 = entry.name === '404' && region === defaultRegion;
    const showsOffices = templatesWithOffices.includes(template) || isSite404;
    return [showsOffices ? { ...page, context: { ...context, offices } } : page];
  });
}

function planLegal(collections: Collections, layouts: Layouts): PlannedPage[] {
  return collections.legal.map((entry) => {
    const path = `/${entry.name}`;
    const page = { path, region: defaultRegion, parents: [getHomeLink(defaultRegion)] };
    const context = createPageContext(entry, page, layouts);
    return { path, template: 'legal', file: entry.file, context };
  });
}

function planPosts(collections: Collections, layouts: Layouts): PlannedPage[] {
  const findRelated = createRelatedPostsFinder(sortNewestFirst(collections.blog));
  return collections.blog.map((entry) => {
    const path = getPostPath(entry);
    const page = { path, region: defaultRegion, parents: blogParents };
    const updated = entry.fields.updated ?? entry.fields.date;
    const region = entry.fields.region ?? defaultRegion;
    const context = {
      ...createPageContext(entry, page, layouts),
      updated,
      readingMinutes: entry.readingMinutes,
      more: findRelated(entry),
      ...(region !== defaultRegion && { textShell: layouts[region], regionId: region }),
    };
    return { path, template: 'post', file: entry.file, context };
  });
}

function rejectDuplicates(plan: PlannedPage[]): void {
  const claimed = new Map<string, string>();
  for (const { path, file } of plan) {
    const other = claimed.get(path);
    if (other !== undefined) {
      throw new PlanError({
        file,
        line: 1,
        problem: `Its address ${path} is already used by ${other}.`,
        advice: 'Rename one of the two files.',
      });
    }
    claimed.set(path, file);
  }
}
