import { media } from '../../theme/layout';

/** Closes menus that the visitor leaves, and opens the slide-in menu in browsers without popovers (before 2024). */
export function startMenus(): void {
  const nav = document.querySelector<HTMLElement>('header nav[popover]');
  if (nav === null) return;
  const isOutside = (menu: Element, { target }: Event) => !menu.contains(target as Node);
  const listOpen = () => nav.querySelectorAll<HTMLDetailsElement>('details[open]');

  const wide = matchMedia(media.wide.replace('@media ', ''));
  const closeOutside = (event: Event) => {
    // On narrow screens groups stay open, like the sections of a list.
    if (!wide.matches) return;
    for (const menu of listOpen()) if (isOutside(menu, event)) menu.open = false;
  };
  document.addEventListener('pointerdown', closeOutside);
  document.addEventListener('focusin', closeOutside);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !wide.matches) return;
    for (const menu of listOpen()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });

  const slideIn = getSlideIn(nav);
  nav.addEventListener('click', ({ target }) => {
    // A link to the page itself loads nothing that would close the menu.
    if (target instanceof Element && target.closest('a')) slideIn.close();
  });
  wide.addEventListener('change', slideIn.close);
  // Back shows the page as it was left.
  addEventListener('pagehide', slideIn.close);
}

function getSlideIn(nav: HTMLElement) {
  if ('popover' in HTMLElement.prototype) {
    // Before the browser moves the focus.
    nav.addEventListener('beforetoggle', ({ newState }) => setRestInert(nav, newState === 'open'));
    nav.addEventListener('toggle', ({ newState }) => newState === 'open' && focusFirst(nav));
    return { close: () => nav.matches(':popover-open') && nav.hidePopover() };
  }
  const opener = document.querySelector<HTMLElement>('header nav ~ [popovertarget]');
  const isOpen = () => 'open' in nav.dataset;
  const setOpen = (value: boolean) => {
    if (value) nav.dataset.open = '';
    else delete nav.dataset.open;
    setRestInert(nav, value);
    if (value) focusFirst(nav);
    opener?.setAttribute('aria-expanded', String(value));
  };
  const close = () => {
    if (!isOpen()) return;
    setOpen(false);
    opener?.focus();
  };
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[popovertarget]')) setOpen(!isOpen());
    else if (!nav.contains(target)) close();
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  return { close };
}

/** The button that opened the menu is inert then, and would leave the focus on the body. */
function focusFirst(nav: HTMLElement): void {
  nav.querySelector('button')?.focus();
}

/** Keeps the focus in the menu while it covers the page. */
function setRestInert(nav: HTMLElement, isInert: boolean): void {
  for (let part: Element | null = nav; part && part !== document.body; part = part.parentElement) {
    for (const sibling of part.parentElement?.children ?? [])
      if (sibling !== part) sibling.toggleAttribute('inert', isInert);
  }
}
