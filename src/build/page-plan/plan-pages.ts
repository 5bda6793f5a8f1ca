import { defaultRegion, pathIn, type RegionId } from '../../../contract/shared/regions';
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
 * Every public page of the site: path, template and all that the template needs besides its MDX body.
 * Pure: the same collections and `now`, which opens and closes jobs, give the same list. Throws PlanError when files contradict
 * one another.
 */
export function planPages(collections: Collections, site: SiteRecord, now: Date): PlannedPage[] {
  const offices = createRegionRecords(collections.regions);
  const shells = Object.fromEntries(
    offices.map((office) => [office.id, createLayoutContext(office, offices, collections, site)]),
  ) as Layouts;
  const plan = [
    ...planRegions(collections, offices, shells),
    ...planServices(collections, shells),
    ...planSinglePages(collections, offices, shells, now),
    ...planJobs(collections, offices, shells, now),
    ...planHelpDeskStatus(shells),
    ...planLegal(collections, shells),
    ...planPosts(collections, shells),
  ];
  refuseDuplicates(plan);
  return plan.map((page) =>
    page.template === 'sitemap'
      ? { ...page, context: { ...page.context, groups: createSitemapGroups(plan, offices) } }
      : page,
  );
}

function planRegions(
  collections: Collections,
  offices: RegionRecord[],
  shells: Layouts,
): PlannedPage[] {
  return collections.regions.map((entry) => {
    const region = entry.name as RegionId;
    const path = pathIn(region, routes.home);
    const isHome = region === defaultRegion;
    const context = {
      ...createPageContext(entry, { path, region, parents: [] }, shells),
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

function planServices(collections: Collections, shells: Layouts): PlannedPage[] {
  return expandVariants(collections.services).map(({ entry, region, path }) => ({
    path,
    template: 'service',
    file: entry.file,
    context: createPageContext(entry, { path, region, parents: [getHomeLink(region)] }, shells),
  }));
}

/** The templates that show the other offices. */
const withOffices: TemplateName[] = ['service-areas', 'contact', 'help-desk'];

function planSinglePages(
  collections: Collections,
  offices: RegionRecord[],
  shells: Layouts,
  now: Date,
): PlannedPage[] {
  const open = findOpenJobs(collections.jobs, offices, now);
  return expandVariants(collections.pages).flatMap(({ entry, region, path }): PlannedPage[] => {
    const template = getTemplate(entry.name);
    const context = createPageContext(
      entry,
      { path, region, parents: [getHomeLink(region)] },
      shells,
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
    // What leads nowhere below a region's path is answered by that region's office, anything else by all.
    const isAnybodys = entry.name === '404' && region === defaultRegion;
    const showsOffices = withOffices.includes(template) || isAnybodys;
    return [showsOffices ? { ...page, context: { ...context, offices } } : page];
  });
}

function planLegal(collections: Collections, shells: Layouts): PlannedPage[] {
  return collections.legal.map((entry) => {
    const path = `/${entry.name}`;
    const place = { path, region: defaultRegion, parents: [getHomeLink(defaultRegion)] };
    const context = createPageContext(entry, place, shells);
    return { path, template: 'legal', file: entry.file, context };
  });
}

function planPosts(collections: Collections, shells: Layouts): PlannedPage[] {
  const more = createRelatedPostsFinder(sortNewestFirst(collections.blog));
  return collections.blog.map((entry) => {
    const path = getPostPath(entry);
    const place = { path, region: defaultRegion, parents: blogParents };
    const updated = entry.fields.updated ?? entry.fields.date;
    const about = entry.fields.region ?? defaultRegion;
    const context = {
      ...createPageContext(entry, place, shells),
      updated,
      readingMinutes: entry.readingMinutes,
      more: more(entry),
      ...(about !== defaultRegion && { textShell: shells[about], regionId: about }),
    };
    return { path, template: 'post', file: entry.file, context };
  });
}

function refuseDuplicates(plan: PlannedPage[]): void {
  const claimed = new Map<string, string>();
  for (const { path, file } of plan) {
    const other = claimed.get(path);
    if (other !== undefined) {
      throw new PlanError({
        file,
        line: 1,
        problem: `It claims the address ${path}, which ${other} has already.`,
        advice: 'Rename one of the two files.',
      });
    }
    claimed.set(path, file);
  }
}
