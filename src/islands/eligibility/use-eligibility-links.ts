import { useEffect, useRef } from 'react';
import { takeEarlyTap } from '../../lib/replay-input';
import { eligibilityLinkAt, isPlainClick } from './eligibility-link';

/**
 * Calls `onWanted` with the link for plain clicks on any eligibility link of the document, also for one that was made before
 * the mount.
 */
export function useEligibilityLinks(onWanted: (link: HTMLAnchorElement) => void): void {
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
    const early = eligibilityLinkAt(takeEarlyTap('eligibility'));
    if (early !== null) wanted.current(early);
    return () => {
      document.removeEventListener('click', onClick, true);
      delete document.documentElement.dataset.eligibility;
    };
  }, []);
}
