import type { ContentNode } from '../../../contract/mdx/mdx-node';
import { getCounties } from '../../../contract/jobs/counties';
import { getCountyName } from '../../../contract/shared/region-facts';
import { zipRanges } from '../../../contract/shared/state-facts';
import { formatCounty } from '../../../contract/shared/text/format-county';
import {
  getLanguage,
  siteLanguages,
  type SiteLanguage,
} from '../../../contract/shared/text/site-languages';
import { getPlainText } from '../../shared/content-html';
import type { JobContext, JobRecord, RegionRecord } from '../../shared/page-context';
import { getPageOffice } from '../../shared/page-office';
import {
  getHeadingId,
  getSearchFiles,
  type Heading,
  type SearchArea,
  type SearchPage,
  type SearchPages,
  type PageTexts,
} from '../../shared/search-files';
import { texts } from '../../shared/texts/texts';
import { isListed, isPost, type PlannedPage } from '../page-plan/planned-page';

/** The search index of each language with pages, and their texts, by file name. */
export function createSearchFiles(plan: readonly PlannedPage[]): Map<string, string> {
  const pages = plan.filter((page) => isListed(page) && page.template !== 'sitemap');
  const files = siteLanguages.flatMap((language): [string, string][] => {
    const ownPages = pages.filter(({ path }) => getLanguage(path) === language);
    const entries = ownPages.map(createEntry);
    if (entries.length === 0) return [];
    const names = getSearchFiles(language);
    const found: SearchPages = {
      pages: entries.map(({ page }) => page),
      areas: createAreas(ownPages, language),
    };
    const pageTexts: PageTexts = Object.fromEntries(
      entries.map((entry) => [entry.page.path, entry.texts]),
    );
    return [
      [names.pages.slice(1), JSON.stringify(found)],
      [names.texts.slice(1), JSON.stringify(pageTexts)],
    ];
  });
  return new Map(files);
}

type Section = { id: string; heading: string; nodes: ContentNode[] };

function createEntry(planned: PlannedPage) {
  const { path, template, context } = planned;
  const office = getPageOffice(context);
  const isJob = 'job' in context;
  const sections = isJob ? [] : splitSections(planned);
  const faqs = template === 'faqs' ? context.faqs : [];
  const ofState = context.isShared ? '' : office.place;
  const page: SearchPage = {
    path,
    kind: getKind(planned),
    title: context.title,
    description: isJob ? describeJob(context) : context.description,
    region: context.isShared ? null : context.regionId,
    place: isJob ? formatPlace(context) : ofState,
    headings: sections.slice(1).map(toHeading),
    questions: faqs.map(({ id, question }) => ({ id, text: question })),
  };
  const toText = (nodes: ContentNode[]) => getPlainText(showText(nodes, office), office);
  const pageTexts = Object.fromEntries([
    ...sections.map(({ id, nodes }) => [id, toText(nodes)] as const),
    ...faqs.map(({ id, content }) => [id, toText(content)] as const),
  ]);
  return {
    page,
    texts: { ...pageTexts, '': [pageTexts[''], ...listShown(planned)].filter(Boolean).join(' ') },
  };
}

function toHeading({ id, heading: text }: Section): Heading {
  return getHeadingId({ text }) === id ? { text } : { text, id };
}

function getKind(planned: PlannedPage): SearchPage['kind'] {
  if ('job' in planned.context) return 'job';
  if ('effective' in planned.context) return 'legal';
  return isPost(planned) ? 'article' : 'page';
}

/** 'Nights, Weekends · $20 to $22 an hour' */
function describeJob({ job, language }: JobContext): string {
  return [listShifts(job, language), texts[language].jobs.pay(job.pay)].filter(Boolean).join(' · ');
}

const listShifts = ({ shifts }: JobRecord, language: SiteLanguage) =>
  shifts.map((shift) => texts[language].jobs.shifts[shift]).join(', ');

/** 'Yonkers, Westchester, NY' */
function formatPlace({ job: { place } }: JobContext): string {
  return [...new Set([place.city, place.county, place.state])].filter(Boolean).join(', ');
}

/** The texts of lists and maps, which are not in the page's content. */
function listShown({ template, context }: PlannedPage): string[] {
  const office = getPageOffice(context);
  if ('job' in context) return [context.description];
  if ('jobs' in context)
    return context.jobs.map((job) => `${job.title} ${listShifts(job, context.language)}`);
  if (template === 'region') return [...office.countyNames, ...listPrograms(office)];
  const hasAreas = template === 'service-areas' && 'offices' in context;
  return hasAreas ? (context.offices ?? []).flatMap(({ countyNames }) => countyNames) : [];
}

/** The counties of each office's state, and the towns that it works in. */
function createAreas(pages: readonly PlannedPage[], language: SiteLanguage): SearchArea[] {
  const towns = pages.flatMap(({ context }) => ('job' in context ? [context.job] : []));
  return pages
    .filter(({ template }) => template === 'region')
    .map(({ context: { region: office } }) => {
      const { id, counties, address } = office;
      const list = (names: readonly string[]) =>
        names.flatMap((name) => {
          const county = formatCounty(name, language);
          const common = getCountyName(id, name);
          return common === name ? [county] : [common, county];
        });
      const ofJobs = towns.filter(({ region }) => region === id).map(({ place }) => place.city);
      return {
        region: id,
        state: office.state,
        zips: zipRanges[id],
        served: [...new Set([address.city, ...ofJobs, ...list(counties)])],
        notServed: list(getCounties(id).filter((county) => !counties.includes(county))),
      };
    });
}

/** The first section is the text before the first heading. */
function splitSections({ content, context }: PlannedPage): Section[] {
  const office = getPageOffice(context);
  const sections: Section[] = [{ id: '', heading: '', nodes: [] }];
  for (const node of content) {
    const id = typeof node !== 'string' && /^h[23]$/.test(node.type) ? node.props?.['id'] : null;
    if (typeof node !== 'string' && typeof id === 'string')
      sections.push({ id, heading: getPlainText(node.children ?? [], office), nodes: [] });
    else sections.at(-1)?.nodes.push(node);
  }
  return sections;
}

const shownProps = ['title', 'name', 'for', 'caption'];

/** Replaces components by the text that they show. Leaves out notes to the agency, and sources. */
function showText(nodes: ContentNode[], office: RegionRecord): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] => {
    if (typeof node === 'string') return [node];
    const { type, props = {}, children = [] } = node;
    if (type === 'SampleNote' || type === 'Source') return [];
    if (type === 'Programs') return listPrograms(office);
    if (type === 'CountyMap') return office.countyNames;
    const shown = shownProps.map((name) => props[name]).filter((text) => typeof text === 'string');
    return [{ type, children: [...shown, ...showText(children, office)] }];
  });
}

const listPrograms = ({ programs }: RegionRecord) =>
  programs.flatMap(({ name, for: audience, summary }) => [name, audience, summary]);
