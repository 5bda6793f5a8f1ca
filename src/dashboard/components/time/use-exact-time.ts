import { useSyncExternalStore } from 'react';
import { whenIdle } from '../../../lib/run-when-idle';
import { whenPainted } from '../../hooks/after-paint';
import { exactTime } from './relative-time';

/** Milliseconds after the first screen's painting by which exact times are there also on a screen that is never at rest. */
const atMost = 3_000;
const waiting = new Set<() => void>();
let isDrawn = false;

function tellAll(): void {
  isDrawn = true;
  for (const told of waiting) told();
  waiting.clear();
}

function subscribe(tell: () => void): () => void {
  if (!isDrawn && waiting.size === 0) {
    whenPainted(() => whenIdle(tellAll, atMost));
  }
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/**
 * A moment to the minute (exactTime), for who asks for it; undefined of none, and until the first screen is drawn: with the first of them the
 * browser fetches what it knows of languages and time zones, and a list would come 50 ms later.
 */
export function useExactTime(at: string | null | undefined): string | undefined {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isDrawn,
    () => false,
  );
  return isShown && at ? exactTime(at) : undefined;
}
