import { getFaqId } from '../../../contract/mdx/heading-ids';
import type { Program } from '../../../contract/programs/facts';
import { extraRoutes } from '../../../contract/shared/routes';
import { defaultRegion, getRegionPath, type RegionId } from '../../../contract/shared/regions';
import type {
  FaqRecord,
  NavLink,
  PageContext,
  RegionRecord,
  SitemapContext,
  SiteRecord,
  TemplateName,
} from '../../shared/page-context';
import { getRegionOfPath, routes } from '../../shared/routes';
import { type Collections, PlanError } from '../content/entry';
import { createLayoutContext, createRegionRecords, createServiceCards } from './layout-context';
import { listEntries } from './list-entries';
import {
  createPageContext,
  getHomeLink,
  getParentLinks,
  type Layouts,
  type PlanInput,
} from './page-contexts';
import { findOpenJobs, planJobs, selectJobs } from './plan-jobs';
import { getTemplate, isListed, isPost, type PlannedPage } from './planned-page';
import { findLatestPosts, planPostLists, planPosts } from './plan-posts';
import { expandVariants, type Variant } from './variants';

/**
 * Plans every public page: path, template, and context without the MDX body.
 * @param now decides which jobs are open
 * @throws PlanError if files contradict each other
 */
export function planPages(
  collections: Collections,
  site: SiteRecord,
  now: Date,
  programs: readonly Program[],
): PlannedPage[] {
  const offices = createRegionRecords(collections.regions);
  const layouts = Object.fromEntries(
    offices.map((office) => [
      office.id,
      createLayoutContext(office, offices, collections, { site, now }),
    ]),
  ) as Layouts;
  const input: PlanInput = { collections, offices, layouts, now, programs };
  const plan = [
    ...planRegions(input),
    ...planServices(input),
    ...planSinglePages(input),
    ...planJobs(input),
    planHelpDeskStatus(input),
    ...planLegal(input),
    ...planPosts(input),
  ];
  rejectDuplicates(plan);
  return plan.map((page) => {
    const { template, context } = page;
    if (template === 'sitemap' || template === 'search') {
      return { ...page, context: { ...context, groups: createSitemapGroups(plan, offices) } };
    }
    if (!context.withFaqs) return page;
    return { ...page, context: { ...context, faqs: listFaqs(collections, context.regionId) } };
  });
}

function listFaqs({ faqs }: Collections, region: RegionId): FaqRecord[] {
  return faqs
    .filter(({ fields }) => fields.regions.includes(region))
    .sort((a, b) => a.fields.order - b.fields.order)
    .map(({ name, fields: { question, topic, regions }, content }) => ({
      id: getFaqId(name),
      question,
      topic,
      isLocal: regions.length === 1,
      content,
    }));
}

function planRegions({ collections, offices, layouts }: PlanInput): PlannedPage[] {
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
    return { path, template: 'region', file: entry.file, context, content: entry.content };
  });
}

function planServices({ collections, layouts }: PlanInput): PlannedPage[] {
  return expandVariants(collections.services).map(({ entry, region, path }) => ({
    path,
    template: 'page',
    file: entry.file,
    context: createVariantContext({ entry, region, path }, layouts),
    content: entry.content,
  }));
}

/** Regions may share a file, but search engines need a description for each page. */
function createVariantContext(
  { entry, region, path }: Variant<'services' | 'pages'>,
  layouts: Layouts,
  isShared = false,
): PageContext {
  const page = { path, region, parents: [getHomeLink(region)], isShared };
  const context = createPageContext(entry, page, layouts);
  const hasTextOfOther = region !== defaultRegion && entry.variant === null;
  return hasTextOfOther
    ? { ...context, description: `${context.region.place}: ${context.description}` }
    : context;
}

const templatesWithOffices: TemplateName[] = ['service-areas', 'contact', 'help-desk'];

/** Their forms ask for the state, so the pages outside the regions' paths are not New York's alone. */
const sharedTemplates: TemplateName[] = ['contact', 'eligibility', 'find-care'];

function planSinglePages({
  collections,
  offices,
  layouts,
  now,
  programs,
}: PlanInput): PlannedPage[] {
  const open = findOpenJobs(collections.jobs, offices, now);
  return expandVariants(collections.pages).flatMap(({ entry, region, path }): PlannedPage[] => {
    const template = getTemplate(entry.name);
    const isShared =
      region === defaultRegion &&
      (entry.fields.regions === undefined || sharedTemplates.includes(template));
    const context = createVariantContext({ entry, region, path }, layouts, isShared);
    const page = { path, template, file: entry.file, context, content: entry.content };
    if (template === 'blog') {
      return planPostLists(collections.blog, context).map((list) => ({ ...page, ...list }));
    }
    if (template === 'listing') {
      const collection = entry.name === 'team' ? ('team' as const) : ('events' as const);
      return [
        {
          ...page,
          context: { ...context, collection, entries: listEntries(collections, collection, now) },
        },
      ];
    }
    if (template === 'career') {
      return [{ ...page, context: { ...context, ...selectJobs(region, open) } }];
    }
    if (template === 'find-care') {
      return [{ ...page, context: { ...context, offices, programs } }];
    }
    // A region's 404 page shows only its own office.
    const isSite404 = entry.name === '404' && region === defaultRegion;
    const hasOffices = templatesWithOffices.includes(template) || isSite404;
    return [hasOffices ? { ...page, context: { ...context, offices } } : page];
  });
}

/** The status page of help-desk requests, which has no file in content/. */
function planHelpDeskStatus({ offices, layouts }: PlanInput): PlannedPage {
  const path = extraRoutes.helpDeskStatus;
  const fields = {
    title: 'Your request',
    description: 'The status of your request to the office. The link to this page is private.',
    unlisted: true,
  };
  const parents = [
    ...getParentLinks(defaultRegion, layouts),
    { label: 'Help desk', path: routes.helpDesk },
  ];
  const page = { path, region: defaultRegion, parents, isShared: true };
  const context = createPageContext({ key: '', fields, components: [] }, page, layouts);
  return {
    path,
    template: 'help-desk-status',
    file: 'the status of a request',
    context: { ...context, offices },
    content: [],
  };
}

function planLegal({ collections, layouts }: PlanInput): PlannedPage[] {
  return collections.legal.map((entry) => {
    const path = `/${entry.name}`;
    const parents = [getHomeLink(defaultRegion)];
    const page = { path, region: defaultRegion, parents, isShared: true };
    const context = createPageContext(entry, page, layouts);
    return {
      path,
      template: 'page',
      file: entry.file,
      context: { ...context, effective: entry.fields.effective },
      content: entry.content,
    };
  });
}

function rejectDuplicates(plan: PlannedPage[]): void {
  const claimed = new Map<string, string>();
  for (const { path, file } of plan) {
    const other = claimed.get(path);
    if (other !== undefined) {
      const message = `Its address ${path} is already used by ${other}.`;
      throw new PlanError(file, message, 'Rename one of the two files.');
    }
    claimed.set(path, file);
  }
}

/** A job is at the root, whichever office hires. */
function getPageRegion({ path, context }: PlannedPage): RegionId {
  return 'job' in context ? context.job.region : getRegionOfPath(path);
}

/** The links of the pages /sitemap and /search: one group per office, then articles. */
function createSitemapGroups(
  plan: PlannedPage[],
  offices: RegionRecord[],
): SitemapContext['groups'] {
  const listed = plan.filter(isListed);
  const toLink = ({ path, context }: PlannedPage): NavLink => ({ label: context.title, path });
  return [
    ...offices.map(({ id, place }) => ({
      label: place,
      links: listed.filter((page) => !isPost(page) && getPageRegion(page) === id).map(toLink),
    })),
    { label: 'Articles', links: listed.filter(isPost).map(toLink) },
  ];
}
