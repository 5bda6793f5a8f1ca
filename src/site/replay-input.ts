/**
 * Scripts load after the first view, so a button or link may be clicked too early. The inline loader (src/build/post-build/
 * defer-scripts.ts) holds the click until its script is ready (src/lib/replay-input.ts). If scripts fail to load, the browser follows
 * the link or submits the form natively.
 */
export const inputReplay = {
  /** Property of window with the clicked element. */
  windowProperty: '___tapped',
  /** Attribute of <html> unless scripts are known to be missing; shows elements that require them. */
  expected: 'data-js',
  /** Attribute of <html> after scripts failed to load. */
  lost: 'data-lost',
  /** Attribute of a form that the browser submits natively. */
  posted: 'data-posted',
  /** Attribute of elements that require scripts, which then load immediately. */
  now: 'data-now',
  /** Milliseconds after which a held click is performed natively. */
  timeout: 6_000,
} as const;

/** The scripts that a click waits for: the page's scripts, or those of the eligibility check. Each sets an attribute of <html> when ready. */
export type AwaitedScript = 'alive' | 'eligibility';

export const replayWhenReady = { 'data-replay': 'alive' } as const;
