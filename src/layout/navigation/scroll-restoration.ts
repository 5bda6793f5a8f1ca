import { createElement, Fragment, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

type Place = { pathname: string; hash: string; key?: string };

type ScrollContextProps = {
  /** What the router shows. */
  location: Place;
  children?: ReactNode;
};

/** The entry of the tab's history that the browser is at; the router names each that it makes. */
const entryKey = () => (history.state as { key?: string } | null)?.key ?? 'initial';

/**
 * Stands in for gatsby-react-router-scroll (build/on-create-webpack-config.ts): a page that is gone back to stands where it was
 * left, a new one at its part or its beginning, and at its part the next Tab goes on. The page that was loaded is left as it is: the browser has put it in its place,
 * and the visitor may have moved it before the scripts came.
 */
export function ScrollContext({ location, children }: ScrollContextProps): ReactNode {
  const isLoaded = useRef(true);
  /** The part that a link has just led to. */
  const reached = useRef<HTMLElement | null>(null);
  const { pathname, hash, key = 'initial' } = location;

  useLayoutEffect(() => {
    const slot = `@@scroll|${pathname}|${key}`;
    reached.current = null;
    if (!isLoaded.current) {
      const part = hash && document.getElementById(placeOf(hash));
      const kept = readPlace(slot);
      if (part && kept === null) {
        part.scrollIntoView();
        reached.current = part;
      } else window.scrollTo(0, kept ?? 0);
    }
    isLoaded.current = false;

    // On going back the browser moves the page that is still shown: that is no place of this entry.
    const keep = () => {
      if (entryKey() === key) keepPlace(slot);
    };
    // A link may be clicked before the browser has told of the last scroll.
    const moments = ['scroll', 'click'];
    for (const moment of moments) window.addEventListener(moment, keep, { capture: true });
    return () => {
      for (const moment of moments) window.removeEventListener(moment, keep, { capture: true });
    };
  }, [pathname, hash, key]);

  // After the effects of what is inside: of a new page the router takes the focus in one.
  useEffect(() => {
    if (reached.current) goOnFrom(reached.current);
  }, [pathname, hash, key]);

  return createElement(Fragment, null, children);
}

/** Gatsby offers it to every site, and no file here asks for it. */
export const useScrollRestoration = undefined;

/** Has the next Tab go on in a part of the page, as after a plain link to it; what takes no focus by itself takes it for this moment alone. */
function goOnFrom(part: HTMLElement): void {
  const takesFocus = part.tabIndex >= 0 || part.hasAttribute('tabindex');
  if (!takesFocus) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  if (!takesFocus) part.removeAttribute('tabindex');
}

/** The id that a fragment names; one that is no text, as #%zz, is taken as it stands. */
function placeOf(hash: string): string {
  try {
    return decodeURI(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function readPlace(slot: string): number | null {
  try {
    const kept = sessionStorage.getItem(slot);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

/** Where storage is refused, a page gone back to begins at its top. */
function keepPlace(slot: string): void {
  try {
    sessionStorage.setItem(slot, String(window.scrollY));
  } catch {
    return;
  }
}
