import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MyDay as Day } from '../../../../contract/overview/my-day-schema';
import { resolveAccess } from '../../../../contract/shared/roles';
import { SessionProvider } from '../../app/session/session-provider';
import { MyDay } from './my-day';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));
afterEach(() => vi.unstubAllGlobals());

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const due = (id: string, name: string, minutes: number): Day['followUps'][number] => ({
  ...{ kind: 'thread', screen: 'form-messages', id, name, at: at(minutes) },
  followUp: { dueAt: at(minutes), owner: 'ira@agency.example', text: 'Call', version: 1 },
});

const day: Day = {
  followUps: [due('ann', 'Ann Lee', -60), due('bo', 'Bo Lee', 5)],
  longest: {
    ...{ kind: 'thread', screen: 'form-messages', id: 'ed', name: 'Ed Lee', at: at(-900) },
    ...{ assignee: null, isSnoozed: true },
  },
  waiting: {
    items: [{ kind: 'thread', screen: 'form-messages', id: 'cy', name: 'Cy Lee', at: at(-30) }],
    hasMore: true,
  },
  unassigned: { items: [], hasMore: false },
  since: at(-600),
  changes: [
    { kind: 'request', screen: 'pto', id: 'di', name: 'Di Lee', at: at(-5), what: 'assigned' },
  ],
};

function show(shown: Day = day): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') requests.push(`${method} ${url.replace(/^.*\/api/, '')}`);
    return Promise.resolve(Response.json({ followUp: null, undo: null }));
  });
  const user = { uid: 'u1', email: 'ira@agency.example', displayName: null, photoURL: null };
  const staff = { user, access: resolveAccess({ role: 'owner' }), onAccessDenied: () => undefined };
  render(
    <SessionProvider {...staff}>
      <MyDay day={shown} />
    </SessionProvider>,
  );
  return requests;
}

const listLinks = (title: RegExp | string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('link')
    .map((link) => `${link.textContent ?? ''} ${link.getAttribute('href') ?? ''}`);

test('separates what is overdue from what is due today, and links to each record', () => {
  show();
  expect(listLinks('Overdue')).toEqual([
    expect.stringMatching(/^Ann Lee.*\?thread=ann$/) as string,
  ]);
  expect(listLinks('Due today')).toHaveLength(1);
  expect(listLinks('Waits longest')).toEqual([
    expect.stringMatching(/^Ed LeeUnassigned, snoozedWaiting 15 h .*\?thread=ed$/) as string,
    expect.stringMatching(/^Show all.*sort=waiting/) as string,
  ]);
  expect(listLinks('Waiting for you')).toEqual([
    expect.stringMatching(/^Cy Lee.*\?thread=cy$/) as string,
    expect.stringMatching(/^Show all.*assignee=mine/) as string,
  ]);
  expect(listLinks(/^New since/)).toEqual([
    expect.stringMatching(/^Di LeeAssigned to you.*\/all-pto\?record=di$/) as string,
  ]);
  expect(screen.queryByText('Unassigned')).toBeNull();
});

test('J moves to the next row, and D marks its follow-up as done', async () => {
  const requests = show();
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'd' });
  expect(document.activeElement?.textContent).toMatch(/^Bo Lee/);
  await waitFor(() => expect(requests).toEqual(['DELETE /follow-ups/thread/ann?version=1']));
});

test('says so when there is nothing to do', () => {
  show({ ...day, followUps: [], longest: null, changes: [], waiting: day.unassigned });
  expect(screen.getByText(/^Nothing is due/)).toBeTruthy();
});
