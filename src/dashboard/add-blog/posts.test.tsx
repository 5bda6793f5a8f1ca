// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { screenById } from '../../../contract/roles';
import { StaffSession } from '../staff-session';
import { Posts } from './posts';

vi.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  navigate: vi.fn(),
}));
vi.mock('../../lib/auth', () => ({ getToken: () => Promise.resolve('token-1') }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the filter says how many posts there are of each state, large numbers with a comma', async () => {
  const counts = { draft: 2, scheduled: 0, published: 1234, unpublished: 1 };
  const answer = { items: [], total: 0, counts, tags: [], state: 'never', leftOut: [] };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  const blog = screenById('add-blog');
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const staff = { user, role: 'owner' as const, onRefused: () => undefined };
  render(
    <StaffSession {...staff}>
      <Posts screen={blog} location={{ pathname: blog.path, search: '' }} />
    </StaffSession>,
  );
  expect(await screen.findByRole('option', { name: 'Published (1,234)' })).toBeTruthy();
});
