import { callApiIfChanged, type Versioned } from '../../../lib/api';
import { getToken } from '../../../lib/auth';

/**
 * The fetcher of every staff list: path -> answer. It remembers the last answer of each path with its version; when nothing
 * has changed (304) it returns that very object, so that nothing is drawn again. One per signed-in person: what it
 * remembers goes with them.
 */
export function createStaffFetcher(): (path: string) => Promise<unknown> {
  const known = new Map<string, Versioned<unknown>>();
  return async (path) => {
    const last = known.get(path);
    const token = await getToken();
    const fresh = await callApiIfChanged<unknown>(path, last?.etag ?? null, { token });
    if (fresh) known.set(path, fresh);
    return (fresh ?? last)?.answer;
  };
}
