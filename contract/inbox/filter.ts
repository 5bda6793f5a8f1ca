import {
  isFormChannel,
  type Channel,
  type ResponseTimeFilter,
  type ThreadStatus,
} from './constants';
import type { Chat, ChatMessage } from './schema';
import { getOfficeDay } from '../shared/region-facts';
import type { RegionId } from '../shared/regions';
import { normalizeForSearch, createMatcher } from '../shared/text/text-search';

/** The filter and order of the thread list, shared by server and browser. Null doesn't filter. */
export type ThreadFilter = {
  query: string;
  status: ThreadStatus | null;
  /** 'mine', 'nobody', or an email. Without a status, it leaves out closed threads. */
  assignee: string | null;
  region: RegionId | null;
  channel: Channel | null;
  /** The days on which a form was submitted, or with `answered` a wait began (YYYY-MM-DD at the region's office). */
  from: string | null;
  to: string | null;
  answered: ResponseTimeFilter | null;
  waiting: boolean;
  failed: boolean;
  sort: 'latest' | 'waiting';
};

export const emptyThreadFilter: ThreadFilter = {
  query: '',
  status: null,
  assignee: null,
  region: null,
  channel: null,
  from: null,
  to: null,
  answered: null,
  waiting: false,
  failed: false,
  sort: 'latest',
};

export type FilterableThread = Pick<Chat, 'status' | 'assignee' | 'region'> & {
  channels: ReadonlySet<Channel>;
  submitted: readonly string[];
  /** The waits that count for response times. */
  waits: readonly Wait[];
  waitsSince: string | null;
  failed: boolean;
  searchText: string;
};

/** From a person's first message after the office's last response to the next one; `until` is null if there is none. */
type Span = { since: string; until: string | null };

/** `day`: its first one (YYYY-MM-DD at the region's office). */
export type Wait = Span & { day: string };

/** Anything sent to or told the person. A note stays in the office, and a missed call tells nothing. */
function isResponse({ direction, channel, intent }: ChatMessage): boolean {
  return direction === 'out' && channel !== 'note' && intent === null;
}

/** A person's waits, the oldest first. STOP, START, and HELP texts (`intent`) need no response. */
function findWaits(messages: readonly ChatMessage[]): Span[] {
  const waits: Span[] = [];
  for (const message of messages) {
    const open = waits[waits.length - 1];
    if (open?.until === null) {
      if (isResponse(message)) open.until = message.at;
    } else if (message.direction === 'in' && message.intent === null) {
      waits.push({ since: message.at, until: null });
    }
  }
  return waits;
}

/** Time of the first unanswered message, or null. Nobody waits in a closed thread. */
export function getWaitingSince({
  messages,
  status,
}: Pick<Chat, 'messages' | 'status'>): string | null {
  if (status === 'closed') return null;
  return findWaits(messages).find(({ until }) => until === null)?.since ?? null;
}

const millisecondsPerDay = 24 * 60 * 60_000;

/** Waits that ended by closing the thread don't count. */
function listCountedWaits({
  messages,
  status,
  region,
}: Pick<Chat, 'messages' | 'status' | 'region'>): FilterableThread['waits'] {
  return findWaits(messages)
    .filter(({ until }) => until !== null || status !== 'closed')
    .map((wait) => ({ ...wait, day: getOfficeDay(region, new Date(wait.since)) }));
}

/** Milliseconds until the response, or null. */
export function getResponseTime({ since, until }: Span): number | null {
  return until === null ? null : Date.parse(until) - Date.parse(since);
}

export const isWithinDay = (milliseconds: number | null) =>
  milliseconds !== null && milliseconds <= millisecondsPerDay;

/** Waits of less than a day without a response don't count for response times yet. @param now milliseconds since 1970 */
export function countsForResponseTimes({ since, until }: Span, now: number): boolean {
  return until !== null || now - Date.parse(since) >= millisecondsPerDay;
}

/** True if the office's latest reply was not delivered. A call since then has reached the person another way. */
export function hasFailedReply({ messages }: Pick<Chat, 'messages'>): boolean {
  const [reply] = messages.filter(isResponse).slice(-1);
  return reply?.delivery === 'failed';
}

/** True if all that is known of the person is suspicious: a reply, a note, or an ordinary message clears it. */
export function isPossibleSpam({ messages }: Chat): boolean {
  return messages.length > 0 && messages.every(({ possibleSpam }) => possibleSpam === true);
}

/** @param thread with all its messages, because the search covers them */
export function toFilterable(thread: Omit<Chat, 'possibleDuplicates'>): FilterableThread {
  const { status, assignee, region, messages } = thread;
  const persons = [thread, ...thread.merged];
  const searchText = [
    ...persons.flatMap(({ name, email, contact }) => [name, email ?? '', contact]),
    ...messages.flatMap(({ text, email, details }) => [
      text,
      email ?? '',
      ...details.map(({ value }) => value),
    ]),
  ];
  return {
    status,
    assignee,
    region,
    channels: new Set(messages.map(({ channel }) => channel)),
    submitted: messages
      .filter(({ channel }) => isFormChannel(channel))
      .map(({ at }) => getOfficeDay(region, new Date(at))),
    waits: listCountedWaits(thread),
    waitsSince: getWaitingSince(thread),
    failed: hasFailedReply(thread),
    searchText: normalizeForSearch(searchText.join('\n')),
  };
}

/**
 * Returns the function that counts a thread's submissions, or with `answered` its waits, on the filter's days; null if the filter has
 * neither.
 * @param now milliseconds since 1970
 */
export function createDayCounter(
  { from, to, answered }: Pick<ThreadFilter, 'from' | 'to' | 'answered'>,
  now: number,
): ((thread: Pick<FilterableThread, 'submitted' | 'waits'>) => number) | null {
  const isInRange = (day: string) => (from === null || day >= from) && (to === null || day <= to);
  const matchesWait = (wait: Wait) =>
    isInRange(wait.day) &&
    countsForResponseTimes(wait, now) &&
    (answered === 'any' || isWithinDay(getResponseTime(wait)) === (answered === 'day'));
  if (answered !== null) return ({ waits }) => waits.filter(matchesWait).length;
  if (from === null && to === null) return null;
  return ({ submitted }) => submitted.filter(isInRange).length;
}

/**
 * Returns a predicate for threads.
 * @param user email of the signed-in user
 * @param now milliseconds since 1970
 */
export function matchesFilter(
  filter: ThreadFilter,
  user: string,
  now = Date.now(),
): (thread: FilterableThread) => boolean {
  const { status, assignee, region, channel, waiting, failed } = filter;
  const holder = assignee === 'mine' ? user : assignee === 'nobody' ? null : assignee;
  const countDays = createDayCounter(filter, now);
  const matchesQuery = createMatcher(filter.query);
  return (thread) =>
    (status === null
      ? assignee === null || thread.status !== 'closed'
      : thread.status === status) &&
    (assignee === null || thread.assignee === holder) &&
    (region === null || thread.region === region) &&
    (channel === null || thread.channels.has(channel)) &&
    (countDays === null || countDays(thread) > 0) &&
    (!waiting || thread.waitsSince !== null) &&
    (!failed || thread.failed) &&
    matchesQuery(thread.searchText);
}

/** @param threads the latest activity first */
export function sortThreads<Listed extends Pick<FilterableThread, 'waitsSince'>>(
  threads: readonly Listed[],
  sort: ThreadFilter['sort'],
): readonly Listed[] {
  if (sort === 'latest') return threads;
  // '~' sorts after all timestamps. The sort is stable, so the rest keeps its order.
  const key = ({ waitsSince }: Listed) => waitsSince ?? '~';
  return [...threads].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
