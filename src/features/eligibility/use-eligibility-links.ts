import { useEffect, useRef } from 'react';
import { leaveEarlyClicks, takeEarlyClick } from './early-click';
import { eligibilityLinkAt, isPlainClick } from './eligibility-link';

/**
 * Calls `onWanted` with the link for plain clicks on any eligibility link of the document, and without one for a click that
 * was made before the mount.
 */
export function useEligibilityLinks(onWanted: (link: HTMLElement | null) => void): void {
  const wanted = useRef(onWanted);
  useEffect(() => {
    wanted.current = onWanted;
  });

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = eligibilityLinkAt(event.target);
      if (link === null || !isPlainClick(event)) return;
      event.preventDefault();
      wanted.current(link);
    };
    // In the capture phase, or a link of the router would have left the page already.
    document.addEventListener('click', onClick, true);
    if (takeEarlyClick()) wanted.current(null);
    return () => {
      document.removeEventListener('click', onClick, true);
      leaveEarlyClicks();
    };
  }, []);
}
