import { searchHeader } from '../../../contract/shared/list-limits';
import { callApiIfChanged, type Versioned } from '../../lib/api/versioned-requests';
import { getToken } from '../../lib/auth/auth';
import { facts } from '../../site/facts';
import { RecentMap } from './lru-map';

/** How many answers of staff calls a session keeps: more than one screen shows at once. */
export const rememberedAnswers = 40;

/** What is asked for: a path, or a path with the words that are searched for, which do not belong into an address. */
export type StaffKey = string | readonly [path: string, search: string];

export type StaffFetcher = {
  /** The answer of the server, as it is now. Throws NetworkError or ApiError. */
  fetch: (key: StaffKey) => Promise<unknown>;
  /**
   * Asks before anybody needs the answer: the next `fetch` of the key takes it, where that comes no later than a poll would.
   * Resolves once it is there, or will not be.
   */
  begin: (key: StaffKey) => Promise<void>;
  /** What was asked for in that way and has come, where nobody has taken it and a `fetch` would still do so. */
  begunAnswers: () => readonly (readonly [StaffKey, unknown])[];
};

/**
 * The fetcher of every staff list. It remembers the last answer of each path with its version; when nothing has
 * changed (304) it returns that very object, so that nothing is drawn again. One per signed-in person: what it remembers goes with them.
 */
export function createStaffFetcher(): StaffFetcher {
  const known = new RecentMap<string, Versioned<unknown>>(rememberedAnswers);
  const begun = new Map<string, Begun>();

  const ask = async (key: StaffKey) => {
    const [path, search] = typeof key === 'string' ? [key, ''] : key;
    const last = known.get(nameOf(key));
    const token = await getToken();
    const fresh = await callApiIfChanged<unknown>(path, last?.etag ?? null, {
      token,
      headers: search === '' ? {} : { [searchHeader]: encodeURIComponent(search) },
    });
    if (fresh === null) return last?.answer;
    known.set(nameOf(key), fresh);
    return fresh.answer;
  };

  return {
    fetch: (key) => {
      const early = begun.get(nameOf(key));
      begun.delete(nameOf(key));
      return early && isFresh(early) ? early.answer : ask(key);
    },
    begin: (key) => {
      const asked: Begun = { key, at: Date.now(), answer: ask(key) };
      begun.set(nameOf(key), asked);
      return asked.answer.then(
        (answer) => void (asked.come = { answer }),
        // Whoever needs it is told why it failed; it may be nobody.
        () => undefined,
      );
    },
    begunAnswers: () =>
      [...begun.values()]
        .filter(isFresh)
        .flatMap(({ key, come }) => (come ? [[key, come.answer] as const] : [])),
  };
}

/** What was asked for early; `come` once the answer is there. */
type Begun = { key: StaffKey; at: number; answer: Promise<unknown>; come?: { answer: unknown } };

const isFresh = ({ at }: Begun) => Date.now() - at < facts.pollEvery;

const nameOf = (key: StaffKey) => JSON.stringify(typeof key === 'string' ? [key, ''] : key);
