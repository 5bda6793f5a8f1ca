import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
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
      Response.json(address.endsWith('/chats/old-bo') ? bo : { chats: [], total: 0, others: [] }),
    ),
  );
  showInbox('?thread=old-bo');
  expect(await screen.findByRole('heading', { name: 'Bo Lee' })).toBeTruthy();
  expect(navigate).toHaveBeenCalledWith(`${inbox.path}?thread=bo`, { replace: true });
});

test('J opens the next person, even before the router has reported the last one', async () => {
  const threads = ['Ann', 'Bo', 'Cy'].map((name) => sampleChat({ userId: name, name }));
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      Response.json(
        threads.find(({ userId }) => address.endsWith(`/chats/${userId}`)) ?? {
          chats: threads,
          total: threads.length,
          others: [],
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
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ chats: [], total: 0, others: [] })));
  showInbox('?q=nobody&status=closed&page=2');
  const all = await screen.findByRole('link', { name: 'Show all' });
  expect(all.getAttribute('href')).toBe(inbox.path);
});

test('applies two filters that change before the next render', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ chats: [], total: 0, others: [] })));
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
      : Promise.resolve(Response.json({ chats: [], total: 0, others: [] })),
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
  respond(Response.json({ chats: [sampleChat({ name: 'Ann' })], total: 1, others: [] }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('1 thread'));
});

/** Opens Ann's thread, which is then read. Returns a function that reads her row in the list. */
async function openAnn(): Promise<() => string | null> {
  localStorage.clear();
  const ann = sampleChat({ userId: 'Ann', name: 'Ann' });
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      Response.json(
        address.endsWith('/chats/Ann')
          ? ann
          : { chats: [ann], threads: [ann], total: 1, others: [], events: [] },
      ),
    ),
  );
  showInbox('?thread=Ann');
  await screen.findByRole('heading', { name: 'Ann' });
  const row = () => screen.getByRole('link', { name: /^Ann/ }).textContent;
  await waitFor(() => expect(row()).not.toContain('unread'));
  return row;
}

test('u marks the open thread as unread and goes back to the list', async () => {
  const row = await openAnn();
  fireEvent.keyDown(document.body, { key: 'u' });
  await waitFor(() => expect(row()).toContain('1 unread'));
  expect(navigate).toHaveBeenLastCalledWith(inbox.path, { replace: true });
});

test('an open thread that another tab marks as unread stays unread', async () => {
  const row = await openAnn();
  const key = 'unopenedMessages';
  localStorage.setItem(key, '{"Ann":0}');
  fireEvent(window, new StorageEvent('storage', { key, storageArea: localStorage }));
  await waitFor(() => expect(row()).toContain('1 unread'));
  expect(localStorage.getItem(key)).toBe('{"Ann":0}');
});

test('marking all threads as read asks first if there are more than 20', async () => {
  localStorage.clear();
  const threads = Array.from({ length: 21 }, (_, index) => sampleChat({ userId: `p${index}` }));
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ chats: threads, threads, total: 21, others: [] })),
  );
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
