import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import { getSearchFiles, type SearchPages, type SearchTexts } from '../../shared/search-files';
import type { SearchIndex } from './search-index';

/** Loads the index of titles and descriptions, and the one with all texts, each when it is first needed. */
export function createIndexLoader(language: SiteLanguage) {
  const files = getSearchFiles(language);
  const loadPages = keep(() => fetchJson<SearchPages>(files.pages));
  const load = async (texts?: Promise<SearchTexts>) => {
    const [{ createSearchIndex }, pages] = await Promise.all([
      import('./search-index'),
      loadPages(),
    ]);
    return createSearchIndex(pages, language, await texts);
  };
  return {
    loadIndex: keep((): Promise<SearchIndex> => load()),
    loadFullIndex: keep(() => load(fetchJson<SearchTexts>(files.texts))),
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
