import { facts } from '../shared/facts';

/** Covers the page if the next one takes longer than 150 ms. */
export function startLoadingOverlay(): void {
  const box = document.querySelector<HTMLElement>('[data-loading-overlay] > *');
  if (box === null) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    box.hidden = true;
  };
  document.addEventListener('click', (event) => {
    if (!leavesPage(event)) return;
    timer = setTimeout(() => (box.hidden = false), facts.loadingOverlayAfter);
  });
  // Escape stops loading, and Back shows the page as it was left.
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  addEventListener('pagehide', hide);
}

function leavesPage(event: MouseEvent): boolean {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return false;
  const isPage = link.origin === location.origin && !/\.\w+$/.test(link.pathname);
  const isJump =
    link.hash !== '' && link.pathname + link.search === location.pathname + location.search;
  return isPage && !isJump;
}
