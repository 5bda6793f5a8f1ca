import { searchHeader } from '../../../../contract/list-limits';
import { callApiIfChanged, type Versioned } from '../../../lib/api-staff';
import { getToken } from '../../../lib/auth';
import { RecentMap } from './recent-map';

/** How many answers of staff calls a session keeps: more than one screen shows at once. */
export const rememberedAnswers = 40;

/** What is asked for: a path, or a path with the words that are searched for, which do not belong into an address. */
export type StaffKey = string | readonly [path: string, search: string];

/**
 * The fetcher of every staff list: key -> answer. It remembers the last answer of each path with its version; when nothing has
 * changed (304) it returns that very object, so that nothing is drawn again. One per signed-in person: what it remembers goes with them.
 */
export function createStaffFetcher(): (key: StaffKey) => Promise<unknown> {
  const known = new RecentMap<string, Versioned<unknown>>(rememberedAnswers);
  return async (key) => {
    const [path, search] = typeof key === 'string' ? [key, ''] : key;
    const name = JSON.stringify([path, search]);
    const last = known.get(name);
    const token = await getToken();
    const fresh = await callApiIfChanged<unknown>(path, last?.etag ?? null, {
      token,
      headers: search === '' ? {} : { [searchHeader]: encodeURIComponent(search) },
    });
    if (fresh === null) return last?.answer;
    known.set(name, fresh);
    return fresh.answer;
  };
}
