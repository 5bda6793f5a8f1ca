import { useEffect, useRef } from 'react';
import { takeEarlyClick } from '../../lib/replay-input';

/** Eligibility links lead to this element, if the page has it, instead of opening the popup. */
export const pageFormId = 'eligibility-page';

/** Calls `onOpen` with any a[data-eligibility] that is clicked, also if the click came before the mount. */
export function useEligibilityLinks(onOpen: (link: HTMLAnchorElement) => void): void {
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = findLink(event.target);
      if (link === null || !isPlainClick(event)) return;
      event.preventDefault();
      latest.current(link);
    };
    // The capture phase comes before Gatsby's router.
    document.addEventListener('click', onClick, true);
    const earlyLink = findLink(takeEarlyClick('eligibility'));
    if (earlyLink !== null) latest.current(earlyLink);
    return () => {
      document.removeEventListener('click', onClick, true);
      delete document.documentElement.dataset.eligibility;
    };
  }, []);
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>('a[data-eligibility]')
    : null;
}

/** A modified click opens the link in a new tab or window. */
function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}
