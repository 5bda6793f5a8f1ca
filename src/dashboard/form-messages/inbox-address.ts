import type { ChatMessage } from '../../../contract/chats';
import { regionIds, type RegionId } from '../../../contract/regions';
import { threadStatuses, type ThreadStatus } from '../../../contract/thread-statuses';
import { channels } from './channels';

/** Which threads are listed, and in which order; null: no matter which. */
export type InboxFilter = {
  status: ThreadStatus | null;
  who: 'mine' | 'nobody' | null;
  region: RegionId | null;
  /** Of any of its messages. */
  channel: ChatMessage['channel'] | null;
  unread: boolean;
  sort: 'latest' | 'waiting';
};

/** What the inbox keeps in its address: the open thread, the search, the filter and the page of the list. */
export type InboxState = InboxFilter & { thread: string | null; query: string; page: number };

export const channelIds = Object.keys(channels) as ChatMessage['channel'][];

export const noFilter: InboxFilter = {
  status: null,
  who: null,
  region: null,
  channel: null,
  unread: false,
  sort: 'latest',
};

/** Reads the address; what it says of a filter and is none counts as not said. */
export function readInbox(search: string): InboxState {
  const params = new URLSearchParams(search);
  const one = <Value extends string>(name: string, values: readonly Value[]): Value | null =>
    values.find((value) => value === params.get(name)) ?? null;
  const page = params.get('page') ?? '';
  return {
    thread: params.get('thread'),
    query: params.get('q') ?? '',
    status: one('status', threadStatuses),
    who: one('who', ['mine', 'nobody']),
    region: one('region', regionIds),
    channel: one('channel', channelIds),
    unread: params.get('unread') === '1',
    sort: one('sort', ['waiting']) ?? 'latest',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of the inbox at `path` in a state; what is as usual is left out. */
export function inboxAddress(path: string, state: InboxState): string {
  const params = new URLSearchParams();
  const set = (name: string, value: string | null) => {
    if (value) params.set(name, value);
  };
  set('thread', state.thread);
  set('q', state.query);
  set('status', state.status);
  set('who', state.who);
  set('region', state.region);
  set('channel', state.channel);
  set('unread', state.unread ? '1' : null);
  set('sort', state.sort === 'latest' ? null : state.sort);
  set('page', state.page === 1 ? null : String(state.page));
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}
