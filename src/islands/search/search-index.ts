import type { RegionId } from '../../../contract/shared/regions';
import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import { routes } from '../../shared/routes';
import type { PageTexts, SearchPages } from '../../shared/search-files';
import { findPlace, toPlacePage } from './find-place';
import { toPages, type FoundPage } from './group-hits';
import { listEntries } from './list-entries';
import { createMatcher, type Level, type Matcher } from './match-entries';
import { isOf, loadWordReader } from './read-words';

export type Found = {
  pages: FoundPage[];
  level: Level;
  /** So many pages have the words themselves that the texts need not be searched. */
  isEnough: boolean;
};

export type SearchIndex = { find: (query: string, region: RegionId | undefined) => Found };

const enoughPages = 3;

/** @param texts of the pages, to search them too */
export async function createSearchIndex(
  { pages, areas }: SearchPages,
  language: SiteLanguage,
  texts: PageTexts = {},
): Promise<SearchIndex> {
  const reader = await loadWordReader(language);
  const match = await createMatcher(listEntries(pages, texts), reader);
  /** Also those without the relative, who is seldom what a question is about ('my father is deaf'), unless it is about pay. */
  const findHits: Matcher = (words, level, ...where) => {
    const hits = match(words, level, ...where);
    const others = words.filter((word) => !isOf('family')(word));
    if (others.length === words.length || words.some(isOf('pay'))) return hits;
    const found = new Set(hits.map(({ entry }) => entry));
    return [...hits, ...match(others, level, ...where).filter(({ entry }) => !found.has(entry))];
  };
  return {
    find: (query, visitedRegion) => {
      const { place, rest } = findPlace(query, areas);
      const placePages = place ? [toPlacePage(place, language)] : [];
      if (place?.area === null) return { pages: placePages, level: 'exact', isEnough: true };

      const region = place ? place.area.region : visitedRegion;
      const words = reader.readWords(query);
      const otherWords = reader.readWords(rest);
      const isTown = place?.zip === null && place.name !== place.area.state;
      const isPlaceAlone = place !== null && otherWords.length === 0;
      const findAt = (level: Level): Found => {
        // Few texts name a town, and too many name a state.
        const isWhole = place === null || (level === 'exact' && (isTown || isPlaceAlone));
        const whole = isWhole ? findHits(words, level, region) : [];
        const ofState = findHits(otherWords, level, region, { onlyRegion: true });
        const hits = [...whole, ...ofState].sort((a, b) => b.match.score - a.match.score);
        const own = (isWhole ? whole : ofState).filter(({ isSynonym }) => !isSynonym);
        return {
          pages: toPages(hits, region, level === 'exact'),
          level,
          isEnough: level === 'exact' && toPages(own, region, true).length >= enoughPages,
        };
      };
      let found = findAt('exact');
      for (const level of ['similar', 'partial'] as const)
        if (found.pages.length === 0 && !isPlaceAlone) found = findAt(level);
      const isAboutWork = !isPlaceAlone && isWork(found.pages[0]);
      const inOrder = isAboutWork ? [found.pages, placePages] : [placePages, found.pages];
      return { ...found, pages: inOrder.flat() };
    },
  };
}

const isWork = (page: FoundPage | undefined) =>
  page?.kind === 'job' || page?.path.endsWith(routes.career) === true;
