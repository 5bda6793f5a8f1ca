import { facts } from '../../../site/facts';

const { firstAt, firstFor, every, for: laterFor } = facts.bubble;

/**
 * Whether the bubble shows, so many milliseconds after the page was loaded (specification section 4).
 * 'Every 40 s' counts from appearance to appearance, beginning with the first one: 18–20 s, 58–62 s, 98–102 s and so on.
 * It shows from the first millisecond of a span on and is gone at the last.
 */
export function bubbleVisibleAt(msSinceLoad: number): boolean {
  const sinceFirst = msSinceLoad - firstAt;
  if (sinceFirst < 0) return false;
  return sinceFirst < every ? sinceFirst < firstFor : sinceFirst % every < laterFor;
}

/** The next moment after `msSinceLoad` at which the bubble comes or goes, in milliseconds since the load. */
export function nextBubbleChange(msSinceLoad: number): number {
  if (msSinceLoad < firstAt) return firstAt;
  const round = Math.floor((msSinceLoad - firstAt) / every);
  const shownAt = firstAt + round * every;
  const goneAt = shownAt + (round === 0 ? firstFor : laterFor);
  return msSinceLoad < goneAt ? goneAt : shownAt + every;
}
