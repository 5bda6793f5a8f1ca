import { getVisitedRegion } from '../browser/visits/visited-region';
import type { IslandName, mountIsland, reactIslands } from './react-islands';

type LoadReact = () => Promise<{
  reactIslands: typeof reactIslands;
  mountIsland: typeof mountIsland;
}>;

/**
 * Starts React islands when the visitor touches them, or at once if they say so or the URL has a query that they may read.
 * Until then they are plain HTML, whose forms also work without script.
 */
export function startIslands(loadReact: LoadReact): void {
  watchComposition();
  const started = new WeakSet<Element>();
  const start = (island: HTMLElement) => {
    if (started.has(island)) return;
    started.add(island);
    const releaseSubmit = holdSubmit(island);
    const stopWaiting = 'atOnce' in island.dataset ? watchForLoss() : () => undefined;
    startIsland(island, loadReact).then(
      () => {
        releaseSubmit();
        stopWaiting(false);
      },
      () => {
        // The plain form still works, and the next touch tries again.
        started.delete(island);
        releaseSubmit();
        stopWaiting(true);
      },
    );
  };
  const onTouch = ({ target }: Event) => {
    const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
    if (island !== null) start(island);
  };
  for (const type of ['pointerdown', 'focusin', 'input']) document.addEventListener(type, onTouch);

  const region = getVisitedRegion();
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const radios = [...island.querySelectorAll<HTMLInputElement>('[name="region"]')];
    const visited = radios.find(({ value }) => value === region);
    if (visited && !radios.some(({ checked }) => checked)) visited.checked = true;
    const isTouched = island.contains(document.activeElement);
    if (isTouched || location.search !== '' || 'atOnce' in island.dataset) start(island);
  }
}

async function startIsland(island: HTMLElement, loadReact: LoadReact): Promise<void> {
  const react = await loadReact();
  await composition;
  react.mountIsland(island, react.reactIslands[island.dataset.island as IslandName]);
}

/** Replacing a field would end an input method's composition, such as a letter with an accent on a phone. */
let composition: Promise<unknown> | undefined;

function watchComposition(): void {
  document.addEventListener('compositionstart', ({ target }) => {
    composition = new Promise((resolve) => {
      for (const type of ['compositionend', 'blur'])
        target?.addEventListener(type, resolve, { once: true });
    });
  });
}

/** Milliseconds. A request on a bad connection may never be answered. */
const maxHold = 10_000;

/** An island that is empty without its script says so if the script does not arrive. */
function watchForLoss(): (isLost: boolean) => void {
  const setLost = (isLost: boolean) =>
    document.documentElement.toggleAttribute('data-lost', isLost);
  const timer = setTimeout(setLost, maxHold, true);
  return (isLost) => {
    clearTimeout(timer);
    setLost(isLost);
  };
}

/** Holds a submit until the island can send it, or until it is clear that the browser has to. */
function holdSubmit(island: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    timer ??= setTimeout(release, maxHold);
    island.setAttribute('aria-busy', 'true');
  };
  // The island has its own messages for invalid fields.
  for (const type of ['submit', 'invalid']) island.addEventListener(type, hold, true);
  const release = () => {
    for (const type of ['submit', 'invalid']) island.removeEventListener(type, hold, true);
    island.removeAttribute('aria-busy');
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    island.querySelector<HTMLElement>('[type="submit"]')?.click();
  };
  return release;
}
