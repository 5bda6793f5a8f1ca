import MiniSearch, { type Query } from 'minisearch';
import type { RegionId } from '../../../contract/shared/regions';
import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import { routes } from '../../shared/routes';
import type { SearchPages, SearchTexts } from '../../shared/search-files';
import { listEntries, type Entry, type ResultKind } from './entries';
import { findPlace, toPlacePage } from './find-place';
import { toPages, type FoundPage, type Hit } from './found-pages';
import { loadTerms, type Word } from './terms';

export type Found = {
  pages: FoundPage[];
  level: Level;
  /** So many pages have the words themselves that the texts need not be searched. */
  isEnough: boolean;
};

export type SearchIndex = { find: (query: string, region: RegionId | undefined) => Found };

const boost = { title: 4, heading: 2, description: 1.5, text: 1, context: 0.5 };
const fields = Object.keys(boost);
/** Of the whole page. Others are 1. */
const kindBoost: Readonly<Partial<Record<ResultKind, number>>> = { article: 0.8, legal: 0.4 };
const regionBoost = 1.5;

/**
 * All words, all or similar ones, or some of them. Similar words are not searched at first, because 'Medicare' is only two letters
 * from 'Medicaid'.
 */
type Level = 'exact' | 'similar' | 'partial';

const enoughPages = 3;

function toQuery(words: readonly Word[], level: Level): Query {
  /** A typo in every fifth letter. */
  const fuzzy = (term: string) => (level !== 'exact' && term.length > 3 ? 0.2 : false);
  const queries = words.map(({ plain, stem, synonyms }) => ({
    combineWith: 'OR' as const,
    queries: [
      { queries: [plain], prefix: plain.length > 2, fuzzy },
      { queries: [stem], fuzzy },
      { queries: [...synonyms], boostTerm: () => 0.3 },
    ],
  }));
  return { combineWith: level === 'partial' ? 'OR' : 'AND', queries };
}

/** Indexes the pages in small parts, so that a slow phone keeps reacting. @param texts of the pages, to search them too */
export async function createSearchIndex(
  { pages, areas }: SearchPages,
  language: SiteLanguage,
  texts: SearchTexts = {},
): Promise<SearchIndex> {
  const entries = listEntries(pages, texts);
  const terms = await loadTerms(language);
  const index = new MiniSearch<Entry>({ fields, processTerm: terms.toTerms });
  await index.addAllAsync(entries, { chunkSize: 40 });
  const search = (words: Word[], level: Level, region: RegionId | undefined, isThere = false) => {
    if (words.length === 0) return [];
    const matches = index.search(toQuery(words, level), {
      boost,
      boostDocument: (id) => getBoost(entries[id as number] as Entry, region),
      processTerm: (term) => term,
    });
    return matches
      .map((match): Hit => {
        const { queryTerms, id } = match;
        const isSynonym = words.some(
          ({ plain, stem }) => !queryTerms.includes(plain) && !queryTerms.includes(stem),
        );
        return { entry: entries[id as number] as Entry, match, isSynonym };
      })
      .filter(({ entry }) => !isThere || [null, region].includes(entry.page.region));
  };
  return {
    find: (query, visitedRegion) => {
      const { place, rest } = findPlace(query, areas);
      const region = place ? place.area?.region : visitedRegion;
      const words = terms.readWords(query);
      const otherWords = terms.readWords(rest);
      const findAt = (level: Level): Found => {
        const hits = place === null || level === 'exact' ? search(words, level, region) : [];
        // Few texts name the place.
        const ofRegion = search(otherWords, level, region, region !== undefined);
        const own = hits.filter(({ isSynonym }) => !isSynonym);
        return {
          pages: toPages([...hits, ...ofRegion], region, level === 'exact'),
          level,
          isEnough: toPages(own, region, level === 'exact').length >= enoughPages,
        };
      };
      let found = findAt('exact');
      const isPlaceAlone = place !== null && otherWords.length === 0;
      for (const level of ['similar', 'partial'] as const)
        if (found.pages.length === 0 && !isPlaceAlone) found = findAt(level);
      if (place === null) return found;
      const placePage = toPlacePage(place, language);
      const isAboutWork = !isPlaceAlone && isWork(found.pages[0]);
      const pages = isAboutWork ? [...found.pages, placePage] : [placePage, ...found.pages];
      return { ...found, pages };
    },
  };
}

const isWork = (page: FoundPage | undefined) =>
  page?.kind === 'job' || page?.path.endsWith(routes.career) === true;

const getBoost = ({ kind, page }: Entry, region: RegionId | undefined) =>
  (kindBoost[kind] ?? 1) * (page.region !== null && page.region === region ? regionBoost : 1);
