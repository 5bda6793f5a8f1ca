import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Chat, ChatsResponse } from '../../../contract/inbox/schema';
import type { ReadChange } from '../../../contract/inbox/unread-schema';
import { getScreen, resolveAccess } from '../../../contract/shared/roles';
import { SessionProvider } from '../app/session/session-provider';
import { sampleChat, sampleSummary } from '../../../contract/inbox/testing/sample-threads';
import { InboxPage } from './page';

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock('gatsby', () => ({ navigate }));
vi.mock('../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

afterEach(() => {
  vi.unstubAllGlobals();
  navigate.mockReset();
});

const inbox = getScreen('form-messages');

function showInbox(search: string): void {
  history.replaceState(null, '', inbox.path + search);
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const staff = { user, access: resolveAccess({ role: 'owner' }), onAccessDenied: () => undefined };
  render(
    <main id="main">
      <SessionProvider {...staff}>
        <InboxPage screen={inbox} location={{ pathname: inbox.path, search }} />
      </SessionProvider>
    </main>,
  );
}

test('opens a thread that is not in the list, and redirects from a merged thread', async () => {
  const merged = [
    { userId: 'old-bo', name: 'Beau Lee', contact: '2125550144', email: null, version: 1 },
  ];
  const bo = sampleChat({ userId: 'bo', name: 'Bo Lee', merged });
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      Response.json(address.endsWith('/chats/old-bo') ? bo : { chats: [], total: 0, threads: [] }),
    ),
  );
  showInbox('?thread=old-bo');
  expect(await screen.findByRole('heading', { name: 'Bo Lee' })).toBeTruthy();
  expect(navigate).toHaveBeenCalledWith(`${inbox.path}?thread=bo`, { replace: true });
});

test('J opens the next person, even before the router has reported the last one', async () => {
  serveInbox(['Ann', 'Bo', 'Cy'].map((name) => sampleChat({ userId: name, name })));
  showInbox('');
  await screen.findByRole('link', { name: /^Ann/ });
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(await screen.findByRole('heading', { name: 'Ann' })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(await screen.findByRole('heading', { name: 'Bo' })).toBeTruthy();
  expect(navigate).toHaveBeenLastCalledWith(`${inbox.path}?thread=Bo`, { replace: true });
});

test('links to all threads when a search or filter finds none', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ chats: [], total: 0, threads: [] })),
  );
  showInbox('?q=nobody&status=closed');
  const all = await screen.findByRole('link', { name: 'Show all' });
  expect(all.getAttribute('href')).toBe(`${inbox.path}?status=all`);
});

test('the list shows open threads, and links to all of them', async () => {
  serveInbox([sampleChat({ userId: 'Ann', name: 'Ann' })]);
  showInbox('');
  expect(await screen.findByText('1 open thread')).toBeTruthy();
  const all = screen.getByRole('link', { name: 'Show closed and snoozed threads too' });
  expect(all.getAttribute('href')).toBe(`${inbox.path}?status=all`);
});

test('a filter that finds nothing open leads to closed and snoozed people', async () => {
  serveInbox([]);
  showInbox('?language=Korean');
  expect(await screen.findByText('No open threads match these filters')).toBeTruthy();
  const all = screen.getByRole('link', { name: 'Show closed and snoozed threads too' });
  expect(all.getAttribute('href')).toBe(`${inbox.path}?status=all&language=Korean`);
});

test.each([
  ['', 'No open threads', true],
  ['?status=all', 'No messages yet', false],
])('an empty list at %s says “%s”', async (search, title, hasLink) => {
  serveInbox([]);
  showInbox(search);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Show all' }) !== null).toBe(hasLink);
});

test('a search says that it includes closed threads', async () => {
  serveInbox([sampleChat({ userId: 'Ann', name: 'Ann' })]);
  showInbox('?q=ann');
  expect(await screen.findByText('1 thread, open and closed')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Show closed and snoozed threads too' })).toBeNull();
});

test('applies two filters that change before the next render', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ chats: [], total: 0, threads: [] })),
  );
  navigate.mockImplementation((to: string) => history.replaceState(null, '', to));
  showInbox('');
  fireEvent.change(await screen.findByLabelText('Region'), { target: { value: 'new-york' } });
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'waiting' } });
  expect(location.search).toBe('?region=new-york&sort=waiting');
});

test('the count takes the focus of ‘Show all’, even if the list is slow', async () => {
  let respond: (response: Response) => void = () => undefined;
  const all = new Promise<Response>((resolve) => (respond = resolve));
  vi.stubGlobal('fetch', (address: string) =>
    /\/chats$/.test(address)
      ? all
      : Promise.resolve(Response.json({ chats: [], total: 0, threads: [] })),
  );
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const staff = { user, access: resolveAccess({ role: 'owner' }), onAccessDenied: () => undefined };
  const inboxAt = (search: string) => (
    <SessionProvider {...staff}>
      <InboxPage screen={inbox} location={{ pathname: inbox.path, search }} />
    </SessionProvider>
  );
  const { rerender } = render(inboxAt('?status=closed'));
  (await screen.findByRole('link', { name: 'Show all' })).focus();
  rerender(inboxAt(''));
  expect(document.activeElement).toBe(document.body);
  respond(Response.json({ chats: [sampleSummary({ name: 'Ann' })], total: 1, threads: [] }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('1 open thread'));
});

/** The first page, Ann and Bo, and the one after it, Cy; neither thread ever loads. */
function servePages(changes: Partial<ChatsResponse> = {}) {
  const list = (names: string[], newer: string | null, older: string | null) => ({
    chats: names.map((name) => sampleSummary({ userId: name, name })),
    ...{ total: 1000, isTotalCapped: true, newer, older, ...changes },
  });
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address, location.href);
    const isList = pathname.endsWith('/chats');
    if (isList && searchParams.has('after')) return Response.json(list(['Cy'], 'cy', null));
    if (isList) return Response.json(list(['Ann', 'Bo'], null, 'bo'));
    if (/chats\/[A-Z]/.test(pathname)) return new Promise(() => undefined);
    return Response.json({ newMessages: 0, threads: [], assignees: [] });
  });
}

test('a list has links to newer and older threads, and says when it has not counted all', async () => {
  servePages();
  showInbox('');
  expect(await screen.findByText('1,000+ open threads')).toBeTruthy();
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Pages' }))
      .getAllByRole('link')
      .map((link) => `${link.textContent}${link.getAttribute('href')?.slice(inbox.path.length)}`);
  expect(links()).toEqual(['Older?after=bo']);
});

test('the page with the newest threads loses its cursor, so that new threads appear in it', async () => {
  servePages();
  showInbox('?before=cy');
  await screen.findByRole('link', { name: /^Ann/ });
  await waitFor(() => expect(navigate).toHaveBeenLastCalledWith(inbox.path, { replace: true }));
});

test('K on the first thread of a page opens the last one of the page before', async () => {
  servePages();
  showInbox('?after=bo&thread=Cy');
  await screen.findByRole('heading', { name: 'Cy' });
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(await screen.findByRole('heading', { name: 'Bo' })).toBeTruthy();
  await waitFor(() =>
    expect(navigate).toHaveBeenLastCalledWith(`${inbox.path}?thread=Bo`, { replace: true }),
  );
});

test('a page whose threads are all gone leads to the first one', async () => {
  servePages({ chats: [], total: 0, newer: null, older: null });
  showInbox('?after=bo');
  await waitFor(() => expect(navigate).toHaveBeenLastCalledWith(inbox.path, { replace: true }));
});

test('a thread that is still loading shows the person from the list, and no message', async () => {
  servePages();
  showInbox('?thread=Ann');
  const thread = await screen.findByRole('region', { name: 'Ann' });
  expect(within(thread).getByRole('link', { name: /212/ })).toBeTruthy();
  expect(within(thread).queryByRole('list', { name: 'Messages' })).toBeNull();
});

/** Opens Ann's thread, which is then read. */
async function openAnn() {
  const ann = sampleChat({ userId: 'Ann', name: 'Ann' });
  const account = serveInbox([ann]);
  showInbox('?thread=Ann');
  await screen.findByRole('heading', { name: 'Ann' });
  const row = () => screen.getByRole('link', { name: /^Ann/ }).textContent;
  await waitFor(() => expect(account.changes).toHaveLength(1));
  await waitFor(() => expect(row()).not.toContain('unread'));
  return { row, account };
}

/** A server with these threads, and one account that has read none of them. */
function serveInbox(chats: readonly Chat[]) {
  const account = {
    unread: chats.map(({ userId }) => ({ userId, unread: 1 })),
    changes: [] as ReadChange[],
  };
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const chat = chats.find(({ userId }) => address.endsWith(`/chats/${userId}`));
    if (chat) return Promise.resolve(Response.json(chat));
    const { pathname, searchParams } = new URL(address, location.href);
    const region = searchParams.get('region');
    const matches = chats.filter((one) => region === null || one.region === region);
    const isUnread = ({ userId }: Chat) => account.unread.some((one) => one.userId === userId);
    if (!pathname.endsWith('/chats/unread')) {
      const listed = searchParams.has('unread') ? matches.filter(isUnread) : matches;
      const rows = listed.map(({ userId, name }) => sampleSummary({ userId, name }));
      const answer = { chats: rows, total: rows.length, newer: null, older: null, events: [] };
      return Promise.resolve(Response.json(answer));
    }
    if (init.method === 'POST') {
      const change = JSON.parse(String(init.body)) as ReadChange;
      account.changes.push(change);
      const others = account.unread.filter(({ userId }) => userId !== change.userId);
      const one = change.state === 'unread' && change.userId;
      const isMarked = ({ userId }: { userId: string }) =>
        matches.some((match) => match.userId === userId);
      account.unread =
        change.userId === undefined
          ? account.unread.filter((thread) => !isMarked(thread))
          : one
            ? [{ userId: one, unread: 1 }, ...others]
            : others;
    }
    const answer = { newMessages: 0, threads: account.unread };
    return Promise.resolve(Response.json(answer));
  });
  return account;
}

test('u marks the open thread as unread and goes back to the list', async () => {
  const { row, account } = await openAnn();
  fireEvent.keyDown(document.body, { key: 'u' });
  await waitFor(() => expect(row()).toContain('1 unread'));
  expect(account.changes.at(-1)).toEqual({ state: 'unread', userId: 'Ann' });
  expect(navigate).toHaveBeenLastCalledWith(inbox.path, { replace: true });
});

test('an open thread that another window marks as unread stays unread', async () => {
  const { row, account } = await openAnn();
  account.unread = [{ userId: 'Ann', unread: 1 }];
  vi.setSystemTime(Date.now() + 10_000);
  fireEvent(window, new Event('focus'));
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(row()).toContain('1 unread'));
  expect(account.changes).toHaveLength(1);
  vi.useRealTimers();
});

test('marking all threads as read asks first if there are more than 20', async () => {
  serveInbox(Array.from({ length: 21 }, (_, index) => sampleChat({ userId: `p${index}` })));
  showInbox('');
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mark 21 threads as read?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull(),
  );
  expect(screen.queryByText(/unread/)).toBeNull();
  expect(document.activeElement?.textContent).toBe('21 open threads');
});

test('marking all threads of a filtered list as read leaves the others unread', async () => {
  const others = Array.from({ length: 21 }, (_, index) => sampleChat({ userId: `p${index}` }));
  const account = serveInbox([sampleChat({ userId: 'md', region: 'maryland' }), ...others]);
  showInbox('?region=maryland');
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull(),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(account.unread).toHaveLength(21);
});
