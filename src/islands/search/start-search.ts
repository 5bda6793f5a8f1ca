import { getLanguage } from '../../../contract/shared/text/site-languages';
import { getVisitedRegion } from '../../browser/visits/visited-region';
import { withTimeout } from '../../browser/with-timeout';
import { createIndexLoader } from './load-indexes';
import { renderFound, selectBest } from './render-found';
import type { Found } from './search-index';
import { searchTexts } from './search-texts';

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
  const texts = searchTexts[language];
  const { loadIndex, loadFullIndex } = createIndexLoader(language);
  const status = box.querySelector('[role=status]') as HTMLElement;
  const show = createView(box, status);
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The first index has titles and descriptions. If it finds too few pages, the texts are searched too. */
  const find = async (query: string): Promise<Found> => {
    const region = getVisitedRegion();
    const first = (await withTimeout(loadIndex())).find(query, region);
    if (first.isEnough) return first;
    const full = await withTimeout(loadFullIndex()).catch(() => null);
    return full === null ? first : full.find(query, region);
  };

  const search = async () => {
    clearTimeout(timer);
    const run = ++latest;
    const query = input.value.trim().replace(/\s+/g, ' ');
    history.replaceState(history.state, '', location.pathname + toFragment(query));
    if (query === '') return show({});
    const slow = setTimeout(() => (status.textContent = texts.searching), typingPause);
    const result = await find(query).catch((error: unknown) => {
      console.warn('The search failed.', error);
      return null;
    });
    clearTimeout(slow);
    if (run !== latest) return;
    if (result === null) return show({ message: texts.failed, needsNextStep: true });
    const pages = selectBest(result.pages);
    if (pages.length === 0) return show({ message: texts.none(query), needsNextStep: true });
    const messages = {
      exact: texts.results(pages.length, query),
      similar: texts.similar(pages.length, query),
      partial: texts.partial(query),
    };
    show({
      message: messages[result.level],
      content: renderFound(pages, texts),
      needsNextStep: result.level === 'partial',
    });
  };

  const prepare = () => void loadIndex().catch(() => undefined);
  input.addEventListener('focus', prepare, { once: true });
  if (document.activeElement === input) prepare();
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void search(), typingPause);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void search().then(() => status.focus());
  });
  const openLinked = () => {
    const query = readQuery();
    if (query === null || query === input.value.trim()) return;
    input.value = query;
    void search();
  };
  addEventListener('hashchange', openLinked);
  // What was typed before the script came has priority over the URL.
  if (input.value.trim() === '') openLinked();
  else void search();
}

type View = {
  message?: string;
  content?: Node[];
  needsNextStep?: boolean;
};

function createView(box: HTMLElement, status: HTMLElement) {
  const get = (selector: string) => box.querySelector<HTMLElement>(selector) as HTMLElement;
  const allPages = document.querySelector<HTMLElement>('[data-all-pages]');
  return ({ message = '', content = [], needsNextStep = false }: View): void => {
    status.textContent = message;
    get('[data-search-found]').replaceChildren(...content);
    get('[data-search-next-step]').hidden = !needsNextStep;
    if (allPages) allPages.hidden = content.length > 0;
  };
}

const toFragment = (query: string) =>
  query.trim() === '' ? '' : `#q=${encodeURIComponent(query.trim())}`;

/** Null if the fragment is another one. */
/** Of the field, which limits only what is typed. */
const maxQueryLength = 200;

function readQuery(): string | null {
  const [, query = null] = /^#q=(.*)$/.exec(location.hash) ?? [];
  try {
    return query === null ? null : decodeURIComponent(query).slice(0, maxQueryLength).trim();
  } catch {
    return null;
  }
}
