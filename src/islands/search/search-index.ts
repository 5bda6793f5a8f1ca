import MiniSearch, { type SearchOptions, type SearchResult as Match } from 'minisearch';
import type { RegionId } from '../../../contract/shared/regions';
import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import type { SearchPage, SearchTexts } from '../../shared/search-files';
import { createExcerpt, normalizeTerm } from './terms';

export type ResultKind = 'question' | 'page' | 'article';

export type FoundPage = {
  kind: ResultKind;
  path: string;
  title: string;
  /** Of a page about one state. */
  place: string;
  description: string;
  /** The heading that matches. */
  heading: { path: string; text: string } | null;
  /** The same page for other states. */
  others: { path: string; place: string }[];
};

/** `isExact`: the words were found as typed. */
export type Found = { pages: FoundPage[]; isExact: boolean };

/** A page, or one of its headings or questions. */
type Entry = {
  id: number;
  kind: ResultKind;
  page: SearchPage;
  /** Of the heading or question. */
  anchor: string;
  title: string;
  heading: string;
  description: string;
  /** Words that tell which page or state it is, but not that it answers. */
  context: string;
  text: string;
};

export type SearchIndex = { find: (query: string, region: RegionId | undefined) => Found };

const boost = { title: 4, heading: 3, description: 1.5, text: 1, context: 0.5 };
const fields = Object.keys(boost);

const exact: SearchOptions = { combineWith: 'AND', prefix: (term) => term.length > 2, boost };
/** A typo in every fifth letter. Not at first: 'Medicare' is only two letters from 'Medicaid'. */
const similar: SearchOptions = { ...exact, fuzzy: (term) => (term.length > 3 ? 0.2 : false) };
const levels: SearchOptions[] = [exact, similar, { ...similar, combineWith: 'OR' }];

/** Indexes the pages in small parts, so that a slow phone keeps reacting. @param texts of the pages, to search them too */
export async function createSearchIndex(
  pages: readonly SearchPage[],
  language: SiteLanguage,
  texts: SearchTexts = {},
): Promise<SearchIndex> {
  const entries = pages
    .flatMap((page) => listEntries(page, texts[page.path] ?? {}))
    .map((entry, id): Entry => ({ ...entry, id }));
  const index = new MiniSearch<Entry>({
    fields,
    processTerm: (term) => normalizeTerm(term, language),
  });
  await index.addAllAsync(entries, { chunkSize: 40 });
  return {
    find: (query, region) => {
      for (const level of levels) {
        const matches = index.search(query, level);
        if (matches.length > 0) return toFound(matches, entries, region, level === exact);
      }
      return { pages: [], isExact: false };
    },
  };
}

function listEntries(page: SearchPage, texts: Record<string, string>): Omit<Entry, 'id'>[] {
  const { kind, path, title, description, place } = page;
  const none = { page, kind, anchor: '', title: '', heading: '', description: '', text: '' };
  return [
    {
      ...none,
      title,
      description,
      context: `${path} ${place}`,
      text: texts[''] ?? '',
    },
    ...page.headings.map(({ id, text }) => ({
      ...none,
      anchor: id,
      heading: text,
      context: `${title} ${place}`,
      text: texts[id] ?? '',
    })),
    ...page.questions.map(({ id, text }) => ({
      ...none,
      kind: 'question' as const,
      anchor: id,
      title: text,
      context: place,
      text: texts[id] ?? '',
    })),
  ];
}

type Hit = { entry: Entry; match: Match };

/** One result for a page or question of several states. */
function toFound(
  matches: Match[],
  entries: Entry[],
  region: RegionId | undefined,
  isExact: boolean,
): Found {
  const groups = new Map<string, Hit[]>();
  for (const match of matches) {
    const entry = entries[match.id as number] as Entry;
    const key = getGroup(entry);
    groups.set(key, [...(groups.get(key) ?? []), { entry, match }]);
  }
  return { pages: [...groups.values()].map((hits) => toPage(hits, region, isExact)), isExact };
}

/**
 * Shows the page of the visitor's state, or the first one if all have the words.
 * @param hits in one group, the best first
 */
function toPage(hits: Hit[], region: RegionId | undefined, isExact: boolean): FoundPage {
  const entries = hits.map(({ entry }) => entry);
  if (isExact) entries.sort((a, b) => a.id - b.id);
  const pages = new Map(entries.map((entry) => [entry.page, entry]));
  const inRegion = entries.find(({ page }) => page.region === region);
  const { page, kind } = inRegion ?? (entries[0] as Entry);
  pages.delete(page);
  const own = hits.filter(({ entry }) => entry.page === page);
  const found = {
    kind,
    place: page.place,
    others: [...pages.values()].map((other) => ({
      path: getPath(other),
      place: other.page.place,
    })),
  };
  if (kind === 'question') {
    const { entry, match } = own[0] as Hit;
    const description = createExcerpt(entry.text, match.terms);
    return { ...found, path: getPath(entry), title: entry.title, description, heading: null };
  }
  const part = own.find(({ entry, match }) => entry.anchor !== '' && isAbout(match));
  const excerpt = part ? createExcerpt(part.entry.text, part.match.terms) : '';
  return {
    ...found,
    path: page.path,
    title: page.title,
    description: excerpt === '' ? page.description : excerpt,
    heading: part ? { path: `${page.path}#${part.entry.anchor}`, text: part.entry.heading } : null,
  };
}

/** '/new-jersey/hha' and '/hha' are one page. */
function getGroup({ kind, page: { path, region }, anchor }: Entry): string {
  const root = region === null ? path : path.replace(new RegExp(`/${region}(?=/|$)`), '');
  return kind === 'question' ? `${root}#${anchor}` : root;
}

const getPath = ({ kind, page, anchor }: Entry) =>
  kind === 'question' ? `${page.path}#${anchor}` : page.path;

/** Not only about the page that it is part of. */
const isAbout = ({ match }: Match) =>
  Object.values(match).some((names) => names.includes('heading') || names.includes('text'));
