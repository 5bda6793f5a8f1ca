import { useEffect, useState } from 'react';
import { facts } from '../../../site/facts';

const { firstAt, firstDuration, interval, duration } = facts.bubble;

/** The bubble's visibility. Times count from the page load, because scripts start late and stay for the whole visit. */
export function useBubble(): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const now = performance.now();
      setVisible(isBubbleVisibleAt(now));
      timer = setTimeout(update, Math.ceil(getNextBubbleChange(now) - now));
    };
    timer = setTimeout(update, 0);
    return () => clearTimeout(timer);
  }, []);
  return isVisible;
}

/**
 * Visible at 18–20 s, 58–62 s, 98–102 s … after the page load: the 40 s of the specification (section 4) count from one
 * appearance to the next.
 */
export function isBubbleVisibleAt(ms: number): boolean {
  const sinceFirst = ms - firstAt;
  if (sinceFirst < 0) return false;
  return sinceFirst < interval ? sinceFirst < firstDuration : sinceFirst % interval < duration;
}

/** The time of the next appearance or disappearance, in milliseconds since the page load. */
export function getNextBubbleChange(ms: number): number {
  if (ms < firstAt) return firstAt;
  const round = Math.floor((ms - firstAt) / interval);
  const start = firstAt + round * interval;
  const end = start + (round === 0 ? firstDuration : duration);
  return ms < end ? end : start + interval;
}
