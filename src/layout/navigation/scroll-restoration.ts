import { createElement, Fragment, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

type RouterLocation = { pathname: string; hash: string; key?: string };

type ScrollContextProps = {
  location: RouterLocation;
  children?: ReactNode;
};

/** The router gives each history entry a key. */
const getEntryKey = () => (history.state as { key?: string } | null)?.key ?? 'initial';

/**
 * Replaces gatsby-react-router-scroll (src/build/node-apis/on-create-webpack-config.ts). Going back restores the scroll
 * position; a link leads to its fragment, where the next Tab continues. The first page is left to the browser.
 */
export function ScrollContext({ location, children }: ScrollContextProps): ReactNode {
  const isFirstPage = useRef(true);
  const targetRef = useRef<HTMLElement | null>(null);
  const { pathname, hash, key = 'initial' } = location;

  useLayoutEffect(() => {
    const slot = `@@scroll|${pathname}|${key}`;
    targetRef.current = null;
    if (!isFirstPage.current) {
      const target = hash && document.getElementById(decodeFragment(hash));
      const saved = readPosition(slot);
      if (target && saved === null) {
        target.scrollIntoView();
        targetRef.current = target;
      } else window.scrollTo(0, saved ?? 0);
    }
    isFirstPage.current = false;

    // On going back, the browser scrolls the old page, which is not this entry's position.
    const save = () => {
      if (getEntryKey() === key) savePosition(slot);
    };
    // A click can come before the last scroll event.
    const events = ['scroll', 'click'];
    for (const event of events) window.addEventListener(event, save, { capture: true });
    return () => {
      for (const event of events) window.removeEventListener(event, save, { capture: true });
    };
  }, [pathname, hash, key]);

  // After the router's own effect, which focuses the new page.
  useEffect(() => {
    if (targetRef.current) moveFocusTo(targetRef.current);
  }, [pathname, hash, key]);

  return createElement(Fragment, null, children);
}

/** Gatsby re-exports it. */
export const useScrollRestoration = undefined;

/** The next Tab continues from the element, as after a plain link. */
function moveFocusTo(element: HTMLElement): void {
  const isFocusable = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  if (!isFocusable) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (!isFocusable) element.removeAttribute('tabindex');
}

/** A fragment such as #%zz cannot be decoded. */
function decodeFragment(hash: string): string {
  try {
    return decodeURI(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function readPosition(slot: string): number | null {
  try {
    const saved = sessionStorage.getItem(slot);
    return saved === null ? null : Number(saved);
  } catch {
    return null;
  }
}

function savePosition(slot: string): void {
  try {
    sessionStorage.setItem(slot, String(window.scrollY));
  } catch {
    return;
  }
}
