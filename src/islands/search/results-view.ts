import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import { renderFound, selectBest } from './render-found';
import type { Found } from './search-index';
import { searchTexts } from './search-texts';

/** Fills SearchResults, which stands before the list of all pages. */
export function createResultsView(box: HTMLElement, language: SiteLanguage) {
  const texts = searchTexts[language];
  const get = (selector: string) => box.querySelector<HTMLElement>(selector) as HTMLElement;
  const status = get('[role=status]');
  const allPages = document.querySelector<HTMLElement>('[data-all-pages]');

  const show = (message: string, content: Node[], needsNextStep: boolean) => {
    status.textContent = message;
    get('[data-search-found]').replaceChildren(...content);
    get('[data-search-next-step]').hidden = !needsNextStep;
    if (allPages) allPages.hidden = content.length > 0;
  };
  return {
    clear: () => show('', [], false),
    showSearching: () => (status.textContent = texts.searching),
    showFailed: () => show(texts.failed, [], true),
    showFound: (query: string, { pages, level }: Found) => {
      const best = selectBest(pages);
      if (best.length === 0) return show(texts.none(query), [], true);
      const messages = {
        exact: texts.results(best.length, query),
        similar: texts.similar(best.length, query),
        partial: texts.partial(query),
      };
      show(messages[level], renderFound(best, texts), level === 'partial');
    },
    focus: () => status.focus(),
  };
}
