import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import { getVisitedRegion } from '../../browser/visits/visited-region';
import { withTimeout } from '../../browser/with-timeout';
import { getSearchFiles, type PageTexts, type SearchPages } from '../../shared/search-files';
import type { Found, SearchIndex } from './search-index';

/** Finds pages by their titles and descriptions, and by their texts if these are too few. Each index is loaded when it is first needed. */
export function createFinder(language: SiteLanguage) {
  const files = getSearchFiles(language);
  const loadPages = keep(() => fetchJson<SearchPages>(files.pages));
  const load = async (texts?: Promise<PageTexts>) => {
    const [{ createSearchIndex }, pages] = await Promise.all([
      import('./search-index'),
      loadPages(),
    ]);
    return createSearchIndex(pages, language, await texts);
  };
  const loadIndex = keep((): Promise<SearchIndex> => load());
  const loadFullIndex = keep(() => load(fetchJson<PageTexts>(files.texts)));
  return {
    prepare: () => void loadIndex().catch(() => undefined),
    find: async (query: string): Promise<Found> => {
      const region = getVisitedRegion();
      const first = (await withTimeout(loadIndex())).find(query, region);
      if (first.isEnough) return first;
      const full = await withTimeout(loadFullIndex()).catch(() => null);
      return full?.find(query, region) ?? first;
    },
  };
}

/** Does the work once, and again if it has failed. */
function keep<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let kept: Promise<Result> | undefined;
  return () =>
    (kept ??= work().catch((error: unknown) => {
      kept = undefined;
      throw error;
    }));
}

async function fetchJson<Result>(file: string): Promise<Result> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return (await response.json()) as Result;
}
