import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getScreen, resolveAccess } from '../../../contract/shared/roles';
import { SessionProvider } from '../app/session/session-provider';
import { PostsPage } from './page';
import { samplePost } from './testing/sample-post';

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock('gatsby', () => ({ navigate }));
vi.mock('../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

afterEach(() => {
  navigate.mockReset();
  vi.unstubAllGlobals();
});

const list = {
  items: [],
  total: 0,
  counts: { draft: 2, scheduled: 0, published: 1234, unpublished: 1 },
  tags: [],
  state: 'never',
  excluded: [],
};

function open(): void {
  const blog = getScreen('add-blog');
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const staff = { user, access: resolveAccess({ role: 'owner' }), onAccessDenied: () => undefined };
  render(
    <SessionProvider {...staff}>
      <PostsPage screen={blog} location={{ pathname: blog.path, search: '' }} />
    </SessionProvider>,
  );
}

test.each([
  { name: 'a new post opens', isLeft: false, opened: 1 },
  { name: 'a new post does not open after the list was left', isLeft: true, opened: 0 },
])('$name', async ({ isLeft, opened }) => {
  let create: (response: Response) => void = () => undefined;
  const created = new Promise<Response>((resolve) => (create = resolve));
  vi.stubGlobal('fetch', (_url: string, { method }: RequestInit) =>
    method === 'POST' ? created : Promise.resolve(Response.json(list)),
  );
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'New post' }));
  fireEvent.click(screen.getByRole('button', { name: 'Filter and sort' }));
  expect(await screen.findByRole('option', { name: 'Published (1,234)' })).toBeTruthy();
  if (isLeft) cleanup();
  await act(async () => {
    create(Response.json({ id: 'p1' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(navigate).toHaveBeenCalledTimes(opened);
});

test('J and K move the focus from row to row and stop at the ends of the list', async () => {
  const items = ['Ann', 'Ben'].map((title) => samplePost({ title }, { id: title }));
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      Response.json(url.includes('/posts/files') ? { items: [] } : { ...list, items, total: 2 }),
    ),
  );
  open();
  await screen.findByRole('link', { name: 'Ann' });
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement?.textContent;
  };
  expect(['j', 'j', 'j', 'k', 'k'].map(press)).toEqual(['Ann', 'Ben', 'Ben', 'Ann', 'Ann']);
});

test('lists the articles of the site’s files, which cannot be opened here', async () => {
  const files = ['Baths', 'Falls'].map((title) => ({
    title,
    slug: title.toLowerCase(),
    author: 'Larkspan',
    region: '',
    tags: ['safety'],
    date: '2026-11-20',
  }));
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json(url.includes('/posts/files') ? { items: files } : list)),
  );
  open();
  const row = await screen.findByRole('link', { name: 'Baths' });
  expect(row.getAttribute('href')).toBe('/blog/baths');
  expect(screen.getByText(/you can’t change them here/)).toBeTruthy();
});
