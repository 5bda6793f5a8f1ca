import { maxQueryLength } from '../../../contract/shared/list-limits';

/** Null if the fragment is another one. The field limits only what is typed. */
export function readQuery(fragment: string): string | null {
  const [, query = null] = /^#q=(.*)$/.exec(fragment) ?? [];
  try {
    return query === null ? null : decodeURIComponent(query).slice(0, maxQueryLength).trim();
  } catch {
    return null;
  }
}

/** '#q=who%20pays%3F', which no browser sends */
export const toFragment = (query: string) =>
  query.trim() === '' ? '' : `#q=${encodeURIComponent(query.trim())}`;
