import { callApiIfChanged } from '../../../lib/api-staff';
import { getToken } from '../../../lib/auth';

/** An answer that is a bare list, with how many there are in all, those left out included. */
export type CountedList<List> = { list: List; total: number };

/**
 * The fetcher of every staff list: path -> answer, or CountedList where the total stands in a header. It remembers the last
 * answer of each path with its version; when nothing has changed (304) it returns that very object, so that nothing is drawn
 * again. One per signed-in person: what it remembers goes with them.
 */
export function createStaffFetcher(): (path: string) => Promise<unknown> {
  const known = new Map<string, { etag: string | null; data: unknown }>();
  return async (path) => {
    const last = known.get(path);
    const token = await getToken();
    const fresh = await callApiIfChanged<unknown>(path, last?.etag ?? null, { token });
    if (fresh === null) return last?.data;
    const { answer, etag, total } = fresh;
    const data = total === null ? answer : { list: answer, total };
    known.set(path, { etag, data });
    return data;
  };
}
