/** What the inbox keeps in its address: the open thread and the search. */
export type InboxState = { thread: string | null; query: string };

export function readInbox(search: string): InboxState {
  const params = new URLSearchParams(search);
  return { thread: params.get('thread'), query: params.get('q') ?? '' };
}

/** The address of the inbox at `path` in a state; what is empty is left out. */
export function inboxAddress(path: string, { thread, query }: InboxState): string {
  const params = new URLSearchParams();
  if (thread) params.set('thread', thread);
  if (query) params.set('q', query);
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}
