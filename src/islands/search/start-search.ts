import { getLanguage } from '../../../contract/shared/text/site-languages';
import { createFinder } from './find-pages';
import { readQuery, toFragment } from './query-in-url';
import { createResultsView } from './results-view';

/** Milliseconds after the last key. */
const typingPause = 300;

/** Searches on the device: the words are in the URL's fragment, which no browser sends, and in no request. */
export function startSearch(form: HTMLFormElement): void {
  const input = form.querySelector('input') as HTMLInputElement;
  const box = document.querySelector<HTMLElement>('[data-search-results]');
  if (box) startResults(form, input, box);
  else
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      location.assign(form.action + toFragment(input.value));
    });
}

function startResults(form: HTMLFormElement, input: HTMLInputElement, box: HTMLElement): void {
  const language = getLanguage(location.pathname);
  const { prepare, find } = createFinder(language);
  const view = createResultsView(box, language);
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const search = async () => {
    clearTimeout(timer);
    const run = ++latest;
    const query = input.value.trim().replace(/\s+/g, ' ');
    history.replaceState(history.state, '', location.pathname + toFragment(query));
    if (query === '') return view.clear();
    const slow = setTimeout(view.showSearching, typingPause);
    const found = await find(query).catch((error: unknown) => {
      console.warn('The search failed.', error);
      return null;
    });
    clearTimeout(slow);
    if (run !== latest) return;
    if (found === null) view.showFailed();
    else view.showFound(query, found);
  };

  input.addEventListener('focus', prepare, { once: true });
  if (document.activeElement === input) prepare();
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void search(), typingPause);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void search().then(view.focus);
  });
  const openLinked = () => {
    const query = readQuery(location.hash);
    if (query === null || query === input.value.trim()) return;
    input.value = query;
    void search();
  };
  addEventListener('hashchange', openLinked);
  // Words typed before the script came have priority over the URL.
  if (input.value.trim() === '') openLinked();
  else void search();
}
