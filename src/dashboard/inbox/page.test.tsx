import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Chat } from '../../../contract/inbox/schema';
import type { ReadChange } from '../../../contract/inbox/unread-schema';
import { getScreen } from '../../../contract/shared/roles';
import { SessionProvider } from '../app/session/session-provider';
import { sampleChat } from '../../../contract/inbox/testing/sample-threads';
import { InboxPage } from './page';

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock('gatsby', () => ({ navigate }));
vi.mock('../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

afterEach(() => {
  vi.unstubAllGlobals();
});

const inbox = getScreen('form-messages');

function showInbox(search: string): void {
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const staff = { user, role: 'owner' as const, onAccessDenied: () => undefined };
  render(
    <main id="main">
      <SessionProvider {...staff}>
        <InboxPage screen={inbox} location={{ pathname: inbox.path, search }} />
      </SessionProvider>
    </main>,
  );
}

test('opens a thread that is not in the list, and redirects from a merged thread', async () => {
  const merged = [{ userId: 'old-bo', name: 'Beau Lee', contact: '2125550144', email: null }];
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
  const chats = ['Ann', 'Bo', 'Cy'].map((name) => sampleChat({ userId: name, name }));
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      Response.json(
        chats.find(({ userId }) => address.endsWith(`/chats/${userId}`)) ?? {
          chats,
          total: chats.length,
          threads: [],
        },
      ),
    ),
  );
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
  showInbox('?q=nobody&status=closed&page=2');
  const all = await screen.findByRole('link', { name: 'Show all' });
  expect(all.getAttribute('href')).toBe(inbox.path);
});

test('applies two filters that change before the next render', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ chats: [], total: 0, threads: [] })),
  );
  navigate.mockImplementation((to: string) => history.replaceState(null, '', to));
  showInbox('');
  history.replaceState(null, '', inbox.path);
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
  const staff = { user, role: 'owner' as const, onAccessDenied: () => undefined };
  const inboxAt = (search: string) => (
    <SessionProvider {...staff}>
      <InboxPage screen={inbox} location={{ pathname: inbox.path, search }} />
    </SessionProvider>
  );
  const { rerender } = render(inboxAt('?status=closed'));
  (await screen.findByRole('link', { name: 'Show all' })).focus();
  rerender(inboxAt(''));
  expect(document.activeElement).toBe(document.body);
  respond(Response.json({ chats: [sampleChat({ name: 'Ann' })], total: 1, threads: [] }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('1 thread'));
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
      const answer = { chats: listed, total: listed.length, events: [] };
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
  expect(document.activeElement?.textContent).toBe('21 threads');
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
