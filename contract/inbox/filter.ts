import { isForm, type Channel } from './channels';
import { foldWords, wordSearch } from '../shared/text/text-search';
import { phoneDigits } from '../shared/phone';
import { dayAt } from '../shared/region-facts';
import type { RegionId } from '../shared/regions';
import type { ThreadStatus } from './statuses';

/** How a wait for the office's answer ended, as the overview counts it; 'asked': no matter how. */
export const answeredFilters = ['asked', 'day', 'late'] as const;
export type Answered = (typeof answeredFilters)[number];

/** Which threads are listed, and in which order; null: no matter which. Server and browser filter by the same rules. */
export type ThreadFilter = {
  /** Words in names, numbers, addresses and messages. */
  query: string;
  status: ThreadStatus | null;
  who: 'mine' | 'nobody' | null;
  region: RegionId | null;
  /** Of any of its messages. */
  channel: Channel | null;
  /** A form of theirs came in on this day (YYYY-MM-DD, at the office of their region) or later. */
  from: string | null;
  /** The same, on this day or earlier: with both, within these days. */
  to: string | null;
  /** Then the days are those on which the person began to wait for an answer: whoever did, was answered within a day, or was not. */
  answered: Answered | null;
  /** The person waits for an answer. */
  waiting: boolean;
  /** The office's latest answer did not reach the person. */
  failed: boolean;
  sort: 'latest' | 'waiting';
};

export const noThreadFilter: ThreadFilter = {
  query: '',
  status: null,
  who: null,
  region: null,
  channel: null,
  from: null,
  to: null,
  answered: null,
  waiting: false,
  failed: false,
  sort: 'latest',
};

/** What is looked at of a message (chats.ts). */
type Said = {
  at: string;
  channel: Channel;
  direction: 'in' | 'out';
  intent: string | null;
  text: string;
  delivery: string;
  email: string | null;
  details: readonly { value: string }[];
};

/** What is looked at of a thread (chats.ts). */
type Thread = {
  name: string;
  contact: string;
  email: string | null;
  region: RegionId;
  status: ThreadStatus;
  assignee: string | null;
  /** The threads that were merged into it: whoever has known the person by another name or number looks for that. */
  merged: readonly { name: string; contact: string; email: string | null }[];
  messages: readonly Said[];
};

/** What a filter asks of a thread. */
export type ThreadFacts = Pick<Thread, 'status' | 'assignee' | 'region'> & {
  /** Numbers, ten digits each. */
  contacts: readonly string[];
  channels: ReadonlySet<Channel>;
  /** The days on which a form of theirs came in. */
  submitted: readonly string[];
  /**
   * The waits that may count in answer times: the day on which each began, whether the answer came within 24 hours, and since when one
   * goes on that has no answer yet.
   */
  waits: readonly { day: string; withinDay: boolean; openSince: string | null }[];
  /** Time of the first message that waits for an answer; null: none does. */
  waitsSince: string | null;
  failed: boolean;
  /** Everything that is searched, folded (holds-words.ts). */
  said: string;
};

/** Whether it has reached the person, or was to: a note is kept in the office. */
function isAnswer({ direction, channel }: Said): boolean {
  return direction === 'out' && channel !== 'note';
}

/** Whether it asks the office for an answer: who only opts out of texts, or in, asks nobody. */
function isQuestion({ direction, intent }: Said): boolean {
  return direction === 'in' && intent === null;
}

type Wait = { since: string; until: string | null };

/**
 * A person's waits, the oldest first: each from their first message after the office's last answer or call to the next one (`until`;
 * null: not answered yet). The overview counts by the same rule (server/overview/response-time-queries.ts).
 */
export function waitsOf(messages: readonly Said[]): Wait[] {
  const waits: Wait[] = [];
  let open: Wait | null = null;
  for (const message of messages) {
    if (open === null && isQuestion(message)) {
      open = { since: message.at, until: null };
      waits.push(open);
    } else if (open !== null && isAnswer(message)) {
      open.until = message.at;
      open = null;
    }
  }
  return waits;
}

/** Since when a person has waited for an answer; null: they do not wait, as nobody does in a closed thread. */
export function waitsSince({
  messages,
  status,
}: Pick<Thread, 'messages' | 'status'>): string | null {
  if (status === 'closed') return null;
  return waitsOf(messages).find(({ until }) => until === null)?.since ?? null;
}

const dayLength = 24 * 60 * 60_000;

/** The waits of a thread as answer times count them: without one that ended by closing. */
function countedWaits({ messages, status, region }: Thread): ThreadFacts['waits'] {
  return waitsOf(messages)
    .filter(({ until }) => until !== null || status !== 'closed')
    .map(({ since, until }) => ({
      day: dayAt(region, new Date(since)),
      withinDay: until !== null && Date.parse(until) - Date.parse(since) <= dayLength,
      openSince: until === null ? since : null,
    }));
}

/**
 * Whether the office's latest answer did not reach the person. An earlier failure that was followed by
 * another answer is history; a note or a call answers nothing.
 */
export function hasFailed({ messages }: Pick<Thread, 'messages'>): boolean {
  const answer = [...messages]
    .reverse()
    .find((message) => isAnswer(message) && message.channel !== 'call');
  return answer?.delivery === 'failed';
}

/**
 * What a filter asks of a thread.
 * @param chat with all its messages, for the search finds only what is there
 */
export function factsOf(chat: Thread): ThreadFacts {
  const { status, assignee, region } = chat;
  const persons = [chat, ...chat.merged];
  return {
    status,
    assignee,
    region,
    contacts: persons.map(({ contact }) => contact),
    channels: new Set(chat.messages.map(({ channel }) => channel)),
    submitted: chat.messages
      .filter(({ channel }) => isForm(channel))
      .map(({ at }) => dayAt(region, new Date(at))),
    waits: countedWaits(chat),
    waitsSince: waitsSince(chat),
    failed: hasFailed(chat),
    said: foldWords(
      [
        ...persons.flatMap(({ name, email }) => [name, email ?? '']),
        ...chat.messages.map(wordsOf),
      ].join('\n'),
    ),
  };
}

function wordsOf({ text, email, details }: Said): string {
  return [text, email ?? '', ...details.map(({ value }) => value)].join('\n');
}

/**
 * What tells whether a filter lets a thread through. What the words searched for are is found out once, not for each thread.
 * @param me e-mail of who looks
 * @param now milliseconds since 1970: whoever has waited for less than a day yet counts in no answer time
 */
export function letsThrough(
  filter: ThreadFilter,
  me: string,
  now = Date.now(),
): (facts: ThreadFacts) => boolean {
  const { status, who, region, channel, from, to, answered, waiting, failed } = filter;
  const isWithin = (day: string) => (from === null || day >= from) && (to === null || day <= to);
  const isCounted = ({ day, withinDay, openSince }: ThreadFacts['waits'][number]) =>
    isWithin(day) &&
    (openSince === null || now - Date.parse(openSince) >= dayLength) &&
    (answered === 'asked' || withinDay === (answered === 'day'));
  const isOfDays = ({ submitted, waits }: ThreadFacts) =>
    answered !== null
      ? waits.some(isCounted)
      : (from === null && to === null) || submitted.some(isWithin);
  const isFound = searchFor(filter.query);
  return (facts) =>
    (status === null || facts.status === status) &&
    (who === null || facts.assignee === (who === 'mine' ? me : null)) &&
    (region === null || facts.region === region) &&
    (channel === null || facts.channels.has(channel)) &&
    isOfDays(facts) &&
    (!waiting || facts.waitsSince !== null) &&
    (!failed || facts.failed) &&
    isFound(facts);
}

function searchFor(query: string): (facts: ThreadFacts) => boolean {
  if (query.trim() === '') return () => true;
  const holds = wordSearch(query);
  const digits = phoneDigits(query);
  // '(212) 555-01' is one number, not two words.
  const isNumber = digits.length >= 3 && /^[\d\s().+-]+$/.test(query);
  return ({ said, contacts }) =>
    (isNumber && contacts.some((contact) => contact.includes(digits))) || holds(said);
}

/**
 * The threads in a filter's order.
 * @param threads the latest activity first
 */
export function inOrder<Listed extends Pick<ThreadFacts, 'waitsSince'>>(
  threads: readonly Listed[],
  sort: ThreadFilter['sort'],
): readonly Listed[] {
  if (sort === 'latest') return threads;
  // Who does not wait comes after all who do, the latest first.
  const late = '~';
  return [...threads].sort((a, b) => {
    const [one, other] = [a.waitsSince ?? late, b.waitsSince ?? late];
    return one < other ? -1 : one > other ? 1 : 0;
  });
}
