import { getFaqId } from '../../../contract/mdx/heading-ids';
import type { Program } from '../../../contract/programs/program';
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
import { getRegionOfPath, hasTranslation, routes } from '../../shared/routes';
import type { Texts } from '../../shared/texts/en';
import { texts } from '../../shared/texts/texts';
import type { Collections } from '../content/entry';
import { PlanError } from '../content/issues';
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
import { selectNotices, type NoticeSource } from './select-notices';
import { listTranslatedPaths, pairLanguages } from './spanish-pages';
import { expandVariants, type Variant } from './variants';

/**
 * Plans every public page: path, template, and context without the MDX body.
 * @param spanish the same entries in Spanish
 * @param now decides which jobs are open
 * @throws PlanError if files contradict each other
 */
export function planPages(
  collections: Collections,
  spanish: Collections,
  {
    site,
    now,
    programs,
    ...noticeSource
  }: NoticeSource & { site: SiteRecord; now: Date; programs: readonly Program[] },
): PlannedPage[] {
  const translated = listTranslatedPaths(spanish);
  const [english, inSpanish] = (
    [
      [collections, spanish, texts.en, texts.es],
      [spanish, collections, texts.es, texts.en],
    ] as const
  ).map(([own, other, ownTexts, otherTexts]) => {
    const offices = createRegionRecords(own.regions, ownTexts);
    const otherOffices = createRegionRecords(other.regions, otherTexts);
    const texts = ownTexts;
    const source = { ...noticeSource, collections: own, offices, texts, translated, site, now };
    const layouts = Object.fromEntries(
      offices.map((office) => {
        const otherOffice = otherOffices.find(({ id }) => id === office.id) ?? office;
        return [office.id, createLayoutContext(office, otherOffice, source)];
      }),
    ) as Layouts;
    const input = { ...noticeSource, collections: own, offices, layouts, texts, now, programs };
    return planLanguage(input, translated);
  });
  const plan = pairLanguages(english ?? [], inSpanish ?? []);
  rejectDuplicates(plan);
  return plan;
}

/** The pages of one language. Spanish pages still have the paths of the English ones. */
function planLanguage(input: PlanInput, translated: readonly string[]): PlannedPage[] {
  const { collections, offices, texts } = input;
  const plan = [
    ...planRegions(input),
    ...planServices(input),
    ...planSinglePages(input),
    ...planJobs(input),
    planHelpDeskStatus(input),
    ...planLegal(input),
    ...planPosts(input),
  ].filter(({ path }) => texts.language === 'en' || hasTranslation(path, translated));
  return plan.map((page) => {
    const { template, context } = page;
    if (template === 'sitemap' || template === 'search') {
      const groups = createSitemapGroups(plan, offices, texts);
      return { ...page, context: { ...context, groups } };
    }
    if (!context.withFaqs) return page;
    return { ...page, context: { ...context, faqs: listFaqs(collections, context.regionId) } };
  });
}

function listFaqs({ faqs }: Collections, region: RegionId): FaqRecord[] {
  return faqs
    .filter(({ fields }) => fields.regions.includes(region))
    .sort((a, b) => a.fields.order - b.fields.order)
    .map(({ name, fields: { question, topic, regions }, language, content }) => ({
      id: getFaqId(name),
      question,
      topic,
      isLocal: regions.length === 1,
      language,
      content,
    }));
}

function planRegions(input: PlanInput): PlannedPage[] {
  const { collections, offices, texts } = input;
  const posts = collections.blog.filter(({ language }) => language === texts.language);
  return collections.regions.map((entry) => {
    const region = entry.name as RegionId;
    const path = getRegionPath(region, routes.home);
    const isHome = region === defaultRegion;
    const context = {
      ...createPageContext(entry, { path, region, parents: [] }, input),
      breadcrumbs: [],
      withFaqs: true,
      withCountyMap: true,
      services: createServiceCards(region, collections),
      latest: findLatestPosts(posts, isHome ? null : region),
      offices,
    };
    return { path, template: 'region', file: entry.file, context, content: entry.content };
  });
}

function planServices(input: PlanInput): PlannedPage[] {
  return expandVariants(input.collections.services).map(({ entry, region, path }) => ({
    path,
    template: 'page',
    file: entry.file,
    context: {
      ...createVariantContext({ entry, region, path }, input),
      lead: entry.fields.summary,
    },
    content: entry.content,
  }));
}

/** Regions may share a file, but search engines need a description for each page. */
function createVariantContext(
  { entry, region, path }: Variant<'services' | 'pages'>,
  input: PlanInput,
  isShared = false,
): PageContext {
  const page = { path, region, parents: [getHomeLink(region, input.texts)], isShared };
  const context = createPageContext(entry, page, input);
  const hasTextOfOther = region !== defaultRegion && entry.variant === null;
  return hasTextOfOther
    ? { ...context, description: `${context.region.place}: ${context.description}` }
    : context;
}

const templatesWithOffices: TemplateName[] = ['service-areas', 'contact', 'help-desk'];

/** Their forms ask for the state, so the pages outside the regions' paths are not New York's alone. */
const sharedTemplates: TemplateName[] = ['contact', 'eligibility', 'find-care'];

function planSinglePages(input: PlanInput): PlannedPage[] {
  const { collections, offices, now, programs } = input;
  const open = findOpenJobs(collections.jobs, offices, now);
  return expandVariants(collections.pages).flatMap(({ entry, region, path }): PlannedPage[] => {
    const template = getTemplate(entry.name);
    const isShared =
      region === defaultRegion &&
      (entry.fields.regions === undefined || sharedTemplates.includes(template));
    const context = createVariantContext({ entry, region, path }, input, isShared);
    const page = { path, template, file: entry.file, context, content: entry.content };
    if (template === 'blog') {
      return planPostLists(collections.blog, context).map((list) => ({ ...page, ...list }));
    }
    const planWith = (more: Partial<PlannedPage['context']>) => [
      { ...page, context: { ...context, ...more } as PlannedPage['context'] },
    ];
    if (template === 'listing') {
      const collection = entry.name === 'team' ? 'team' : 'events';
      return planWith({ collection, entries: listEntries(collections, collection, now) });
    }
    if (template === 'career') return planWith(selectJobs(region, open));
    if (template === 'find-care') return planWith({ offices, programs });
    if (template === 'language-assistance')
      return planWith({ notices: selectNotices(region, input).all });
    // A region's 404 page shows only its own office.
    const isSite404 = entry.name === '404' && region === defaultRegion;
    return planWith(isSite404 || templatesWithOffices.includes(template) ? { offices } : {});
  });
}

/** The status page of help-desk requests, which has no file in content/. */
function planHelpDeskStatus(input: PlanInput): PlannedPage {
  const { offices, texts } = input;
  const path = extraRoutes.helpDeskStatus;
  const fields = {
    title: texts.helpDesk.status,
    description: texts.helpDesk.statusDescription,
    unlisted: true,
  };
  const parents = [
    ...getParentLinks(defaultRegion, input),
    { label: texts.nav.helpDesk, path: routes.helpDesk },
  ];
  const page = { path, region: defaultRegion, parents, isShared: true };
  const { language } = texts;
  const context = createPageContext({ key: '', fields, components: [], language }, page, input);
  return {
    path,
    template: 'help-desk-status',
    file: 'the status of a request',
    context: { ...context, offices },
    content: [],
  };
}

function planLegal(input: PlanInput): PlannedPage[] {
  return input.collections.legal.map((entry) => {
    const path = `/${entry.name}`;
    const parents = [getHomeLink(defaultRegion, input.texts)];
    const page = { path, region: defaultRegion, parents, isShared: true };
    const context = createPageContext(entry, page, input);
    return {
      path,
      template: 'page',
      file: entry.file,
      context: { ...context, lead: context.description, effective: entry.fields.effective },
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

const aboutPaths: readonly string[] = [
  routes.aboutUs,
  routes.missionVision,
  routes.team,
  routes.pastEvent,
  routes.serviceAreas,
  routes.licenses,
  '/how-we-choose-aides',
];

const workPaths: readonly string[] = [routes.hhaCertification, routes.helpDesk];

/** The subject of a page about no single state. */
function getSubject({ path, context }: PlannedPage, { footer, nav, posts }: Texts): string {
  if (path === routes.blog) return posts.sitemap;
  if ('effective' in context || path === routes.accessibility) return footer.legal;
  if (aboutPaths.includes(path)) return footer.about;
  return workPaths.includes(path) ? nav.career : footer.care;
}

/** The links of the pages /sitemap and /search: by subject, and of each office. */
function createSitemapGroups(
  plan: PlannedPage[],
  offices: RegionRecord[],
  texts: Texts,
): SitemapContext['groups'] {
  const { footer, nav, posts } = texts;
  const getLabel = (page: PlannedPage) => {
    if (isPost(page)) return posts.sitemap;
    const office = offices.find(({ id }) => id === getPageRegion(page));
    return page.context.isShared ? getSubject(page, texts) : office?.place;
  };
  const places = offices.map(({ place }) => place);
  return [footer.care, ...places, nav.career, footer.about, posts.sitemap, footer.legal]
    .map((label) => ({
      label,
      links: plan
        .filter((page) => isListed(page) && page.template !== 'sitemap' && getLabel(page) === label)
        .map(({ path, context }): NavLink => ({ label: context.title, path })),
    }))
    .filter(({ links }) => links.length > 0);
}
