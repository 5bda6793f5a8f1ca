import { useEffect, useState } from 'react';
import { facts } from '../../../site/facts';
import { bubbleVisibleAt, nextBubbleChange } from './bubble-schedule';

/** The first appearance is told apart: it is the only one that is read out. */
type Bubble = 'hidden' | 'first' | 'later';

/**
 * Whether the bubble shows now. Times count from the page's load (performance.timeOrigin), not from the mount:
 * scripts arrive late here, and a later page of the same visit does not begin anew.
 */
export function useBubble(): Bubble {
  const [bubble, setBubble] = useState<Bubble>('hidden');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const now = performance.now();
      if (!bubbleVisibleAt(now)) setBubble('hidden');
      else setBubble(now < facts.bubble.firstAt + facts.bubble.every ? 'first' : 'later');
      timer = setTimeout(look, Math.ceil(nextBubbleChange(now) - now));
    };
    // The first look waits a tick as well: the effect itself sets no state.
    timer = setTimeout(look, 0);
    return () => clearTimeout(timer);
  }, []);
  return bubble;
}
