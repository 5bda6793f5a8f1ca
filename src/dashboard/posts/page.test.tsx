import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { screenById } from '../../../contract/shared/roles';
import { StaffSession } from '../app/session/session-provider';
import { Posts } from './page';

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock('gatsby', () => ({ navigate }));
vi.mock('../../lib/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));
afterEach(() => {
  cleanup();
  // A new post holds back what is typed until something takes the focus.
  fireEvent.focusIn(document.body);
  navigate.mockReset();
  vi.unstubAllGlobals();
});

const list = {
  items: [],
  total: 0,
  counts: { draft: 2, scheduled: 0, published: 1234, unpublished: 1 },
  tags: [],
  state: 'never',
  leftOut: [],
};
const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
const staff = { user, role: 'owner' as const, onRefused: () => undefined };

function openList(): void {
  const blog = screenById('add-blog');
  render(
    <StaffSession {...staff}>
      <Posts screen={blog} location={{ pathname: blog.path, search: '' }} />
    </StaffSession>,
  );
}

test('the filter says how many posts there are of each state, large numbers with a comma', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(list)));
  openList();
  expect(await screen.findByRole('option', { name: 'Published (1,234)' })).toBeTruthy();
});

test.each([
  { where: 'where its list still is, a new post opens', isLeft: false, opened: 1 },
  { where: 'who has gone on before a new post is there stays there', isLeft: true, opened: 0 },
])('$where', async ({ isLeft, opened }) => {
  let begin: (answer: Response) => void = () => undefined;
  const begun = new Promise<Response>((resolve) => (begin = resolve));
  vi.stubGlobal('fetch', (_address: string, { method }: RequestInit) =>
    method === 'POST' ? begun : Promise.resolve(Response.json(list)),
  );
  openList();
  fireEvent.click(await screen.findByRole('button', { name: 'New post' }));
  await screen.findByRole('option', { name: 'Published (1,234)' });
  if (isLeft) cleanup();
  await act(async () => {
    begin(Response.json({ id: 'p1' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(navigate).toHaveBeenCalledTimes(opened);
});
