import type { ChatMessage } from '../../../contract/chats';
import { chatLimits } from '../../../contract/list-limits';
import { regionIds } from '../../../contract/regions';
import { noThreadFilter, type ThreadFilter } from '../../../contract/thread-filter';
import { threadStatuses } from '../../../contract/thread-statuses';
import { channels } from './channels';

/** What the server filters by, and what only this browser knows: which threads are unread. */
export type InboxFilter = ThreadFilter & { unread: boolean };

/** What the inbox keeps in its address: the open thread, the search, the filter and the page of the list. */
export type InboxState = InboxFilter & { thread: string | null; page: number };

export const channelIds = Object.keys(channels) as ChatMessage['channel'][];

export const noFilter: InboxFilter = { ...noThreadFilter, unread: false };

/** Reads the address; what it says of a filter and is none counts as not said. */
export function readInbox(search: string): InboxState {
  const params = new URLSearchParams(search);
  const one = <Value extends string>(name: string, values: readonly Value[]): Value | null =>
    values.find((value) => value === params.get(name)) ?? null;
  const dayOf = (name: string) => (isDay(params.get(name)) ? params.get(name) : null);
  const page = params.get('page') ?? '';
  return {
    thread: params.get('thread'),
    query: params.get('q') ?? '',
    status: one('status', threadStatuses),
    who: one('who', ['mine', 'nobody']),
    region: one('region', regionIds),
    channel: one('channel', channelIds),
    from: dayOf('from'),
    to: dayOf('to'),
    unread: params.get('unread') === '1',
    waiting: params.get('waiting') === '1',
    failed: params.get('failed') === '1',
    sort: one('sort', ['waiting']) ?? 'latest',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

function isDay(text: string | null): boolean {
  return text !== null && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text);
}

/** The address of the inbox at `path` in a state; what is as usual is left out. */
export function inboxAddress(path: string, state: InboxState): string {
  return withParameters(path, {
    thread: state.thread,
    q: state.query,
    ...filterParameters(state),
    unread: state.unread ? '1' : null,
    page: state.page === 1 ? null : String(state.page),
  });
}

/** The path of a page of the list at the server, for a filter: the words searched for are not in it. */
export function chatsPath(filter: ThreadFilter, page: number): string {
  const offset = page === 1 ? null : String((page - 1) * chatLimits.usual);
  return withParameters('/chats', { ...filterParameters(filter), offset });
}

/** The path of the export of a filter. */
export function exportPath(filter: ThreadFilter): string {
  return withParameters('/chats/export', filterParameters(filter));
}

/** The parameters that address and server's path have in common. */
function filterParameters(filter: ThreadFilter): Readonly<Record<string, string | null>> {
  return {
    status: filter.status,
    who: filter.who,
    region: filter.region,
    channel: filter.channel,
    from: filter.from,
    to: filter.to,
    waiting: filter.waiting ? '1' : null,
    failed: filter.failed ? '1' : null,
    sort: filter.sort === 'latest' ? null : filter.sort,
  };
}

/** A path with those parameters that say something. */
function withParameters(path: string, parameters: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) params.set(name, value);
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}
