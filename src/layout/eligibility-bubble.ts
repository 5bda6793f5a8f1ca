import { getPageTime } from '../browser/page-activation';
import { facts } from '../shared/facts';

const { firstAt, firstDuration, interval, duration } = facts.bubble;

/**
 * Calls `show` whenever the bubble appears (true) or disappears (false). Times count from the page load, because scripts start
 * later.
 */
export function watchBubble(show: (isVisible: boolean) => void): void {
  const update = () => {
    const now = getPageTime();
    show(isBubbleVisibleAt(now));
    setTimeout(update, Math.ceil(getNextBubbleChange(now) - now));
  };
  update();
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
