import type { RegionId } from '../../../contract/shared/regions';
import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import { routes } from '../../shared/routes';
import type { PageTexts, SearchPages } from '../../shared/search-files';
import { findPlace, toPlacePage } from './find-place';
import { toPages, type FoundPage } from './group-hits';
import { listEntries } from './list-entries';
import { createMatcher, type Level } from './match-entries';
import { loadWordReader } from './read-words';

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
        const whole = isWhole ? match(words, level, region) : [];
        const ofState = match(otherWords, level, region, { onlyRegion: true });
        const hits = [...whole, ...ofState].sort((a, b) => b.match.score - a.match.score);
        const own = (isWhole ? whole : ofState).filter(({ isSynonym }) => !isSynonym);
        return {
          pages: toPages(hits, region, level === 'exact'),
          level,
          isEnough: toPages(own, region, level === 'exact').length >= enoughPages,
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
