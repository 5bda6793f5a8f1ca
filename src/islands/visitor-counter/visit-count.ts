/** What is known when it is decided whether this visit is still to be counted. */
export type VisitFacts = {
  /** The session marker in the browser's storage; null before the visit was counted. */
  marker: string | null;
  /** The figure of GET /count; null when it could not be read. */
  count: number | null;
  /** Another tab of this browser has counted the visit. */
  countedElsewhere: boolean;
};

/**
 * The figure to post, or null when nothing is to be posted: once per browser session (specification section 4), and only on
 * top of a figure that is known.
 */
export function countToPost({ marker, count, countedElsewhere }: VisitFacts): number | null {
  return marker !== null || countedElsewhere || count === null ? null : count + 1;
}

/** The figure in an answer of GET /count, or null when it is none. */
export function countIn(answer: unknown): number | null {
  const count = (answer as { count?: unknown } | null)?.count;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : null;
}
