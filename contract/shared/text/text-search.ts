export function normalizeForSearch(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns a function that tells whether a normalized text contains every word of the query. */
export function createMatcher(query: string): (normalized: string) => boolean {
  const words = normalizeForSearch(query).split(/\s+/);
  return (normalized) => words.every((word) => normalized.includes(word));
}

export function matchesQuery(text: string, query: string): boolean {
  return createMatcher(query)(normalizeForSearch(text));
}
