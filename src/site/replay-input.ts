/**
 * Scripts come after the first view, so a button or link may be tapped before there is anything that could answer. The
 * inline loader (build/post-build/defer-scripts.ts) holds such a tap until the script that it needs says that it is there
 * (lib/early-tap.ts). When none comes, the browser does what it would do by itself: it follows the link or posts the form.
 */
export const earlyTap = {
  /** Property of window that holds the tapped element. */
  property: '___tapped',
  /** Attribute of <html> while scripts run or may still come; what needs them shows only then. */
  expected: 'data-js',
  /** Attribute of <html> once scripts have been asked for in vain. */
  lost: 'data-lost',
  /** Attribute of a form that the browser posts by itself. */
  posted: 'data-posted',
  /** Attribute of what is nothing without its script, which then comes at once instead of when the page is idle. */
  now: 'data-now',
  /** Milliseconds after which a held tap is the browser's own. */
  patience: 6_000,
} as const;

/**
 * What a tap may wait for: the page as a whole, or the eligibility check, as every link to it does. Each says so on <html>
 * when it is there.
 */
export type AwaitedScript = 'alive' | 'eligibility';

/** The attribute of an element whose tap is held until the page is alive. */
export const heldUntilAlive = { 'data-replay': 'alive' } as const;
