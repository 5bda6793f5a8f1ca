import type { ContentNode } from '../../../contract/mdx/mdx-node';
import { getLanguage, siteLanguages } from '../../../contract/shared/text/site-languages';
import { getPlainText } from '../../shared/content-html';
import type { RegionRecord } from '../../shared/page-context';
import { getPageOffice } from '../../shared/page-office';
import { getSearchFiles, type SearchPage, type SearchTexts } from '../../shared/search-files';
import { isListed, isPost, type PlannedPage } from '../page-plan/planned-page';

/** The search index of each language with pages, and their texts, by file name. Jobs have filters of their own. */
export function createSearchFiles(plan: readonly PlannedPage[]): Map<string, string> {
  const pages = plan.filter(
    (page) => isListed(page) && page.template !== 'job' && page.template !== 'sitemap',
  );
  const files = siteLanguages.flatMap((language): [string, string][] => {
    const entries = pages.filter(({ path }) => getLanguage(path) === language).map(createEntry);
    if (entries.length === 0) return [];
    const names = getSearchFiles(language);
    const texts: SearchTexts = Object.fromEntries(
      entries.map((entry) => [entry.page.path, entry.texts]),
    );
    return [
      [names.pages.slice(1), JSON.stringify(entries.map(({ page }) => page))],
      [names.texts.slice(1), JSON.stringify(texts)],
    ];
  });
  return new Map(files);
}

type Section = { id: string; heading: string; nodes: ContentNode[] };

function createEntry(planned: PlannedPage) {
  const { path, template, context } = planned;
  const office = getPageOffice(context);
  const sections = splitSections(planned);
  const faqs = template === 'faqs' ? context.faqs : [];
  const page: SearchPage = {
    path,
    kind: isPost(planned) ? 'article' : 'page',
    title: context.title,
    description: context.description,
    region: context.isShared ? null : context.regionId,
    place: context.isShared ? '' : office.place,
    headings: sections.slice(1).map(({ id, heading }) => ({ id, text: heading })),
    questions: faqs.map(({ id, question }) => ({ id, text: question })),
  };
  const toText = (nodes: ContentNode[]) => getPlainText(showText(nodes, office), office);
  const texts = Object.fromEntries([
    ...sections.map(({ id, nodes }) => [id, toText(nodes)] as const),
    ...faqs.map(({ id, content }) => [id, toText(content)] as const),
  ]);
  // The maps and lists of these pages.
  const hasAreas = template === 'service-areas' && 'offices' in context;
  const areas = hasAreas ? (context.offices ?? []) : [];
  const names =
    template === 'region'
      ? [...office.countyNames, ...listPrograms(office)]
      : areas.flatMap((area) => area.countyNames);
  return { page, texts: { ...texts, '': [texts[''], ...names].filter(Boolean).join(' ') } };
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
