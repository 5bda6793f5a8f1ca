import type { ComponentType } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { screenById, type ScreenId } from '../../../../contract/shared/roles';
import { Posts } from '../../posts/page';
import { Employees } from '../../employees/page';
import { EmailSignature } from '../../signatures/page';
import { HelpDeskQueue } from '../../help-desk/page';
import { Jobs } from '../../jobs/page';
import type { ScreenProps } from '../../components/screen/screen-props';
import { StaffSession } from '../session/session-provider';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../../lib/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type List = {
  id: ScreenId;
  Screen: ComponentType<ScreenProps>;
  /** Of the address, where the list has one. */
  view?: string;
  none: string;
  noMatch: string;
  counted: string;
};

const lists: Record<string, List> = {
  'the requests of a queue': {
    id: 'pay-roll',
    Screen: HelpDeskQueue,
    none: 'No requests yet',
    noMatch: 'No matching requests',
    counted: '0 requests',
  },
  applications: {
    id: 'jobs',
    Screen: Jobs,
    view: 'view=applications',
    none: 'No applications yet',
    noMatch: 'No application matches',
    counted: '0 applications',
  },
  jobs: {
    id: 'jobs',
    Screen: Jobs,
    none: 'No job has been made here yet',
    noMatch: 'No job matches',
    counted: '0 jobs',
  },
  posts: {
    id: 'add-blog',
    Screen: Posts,
    none: 'No post has been written yet',
    noMatch: 'No post matches',
    counted: '0 posts',
  },
  employees: {
    id: 'add-employee',
    Screen: Employees,
    none: 'Nobody is in the list yet',
    noMatch: 'Nobody matches',
    counted: '0 employees',
  },
  signatures: {
    id: 'email-signature',
    Screen: EmailSignature,
    none: 'Nobody is in the list yet',
    noMatch: 'Nobody matches',
    counted: '0 employees',
  },
};
const names = Object.keys(lists);

/** Opens a list that has no rows to show. @param anybody of the employees: some that the list leaves out */
function open(name: string, search = '', anybody = false): List {
  const list = lists[name];
  if (list === undefined) throw new Error(name);
  const answer = {
    items: [],
    total: 0,
    anybody,
    today: '2026-11-22',
    waiting: 0,
    oldestWaitingAt: null,
    jobs: [],
    files: [],
    fileTotal: 0,
    newApplications: 0,
    counts: { draft: 0, scheduled: 0, published: 0, unpublished: 0 },
    tags: [],
    state: 'never',
    leftOut: [],
    assignees: [],
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  const at = screenById(list.id);
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const staff = { user, role: 'owner' as const, onRefused: () => undefined };
  const query = [list.view, search].filter(Boolean).join('&');
  render(
    <StaffSession {...staff}>
      <list.Screen screen={at} location={{ pathname: at.path, search: `?${query}` }} />
    </StaffSession>,
  );
  return list;
}

test.each(names)('of %s, an office that has none is told that there is none yet', async (name) => {
  const { none, noMatch, counted } = open(name);
  expect(await screen.findByText(none)).toBeTruthy();
  expect(screen.queryByText(noMatch)).toBeNull();
  expect(screen.queryByText(counted)).toBeNull();
});

test.each(names)(
  'of %s, a search that leaves none says so, and leads back to all',
  async (name) => {
    const { none, noMatch, counted } = open(name, 'q=rosa');
    expect(await screen.findByText(noMatch)).toBeTruthy();
    expect(screen.getByText(counted)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all' })).toBeTruthy();
    expect(screen.queryByText(none)).toBeNull();
  },
);

test('where everybody has left, the list of those who work here leads to who has', async () => {
  const { none } = open('employees', '', true);
  expect(await screen.findByText('Nobody matches')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Look also among who left' });
  expect(link.getAttribute('href')).toMatch(/\?status=all$/);
  expect(screen.queryByText(none)).toBeNull();
});

test('an office without employees is not led to those who have left', async () => {
  open('employees', 'q=rosa');
  await screen.findByText('Nobody matches');
  expect(screen.queryByRole('link', { name: 'Look also among who left' })).toBeNull();
});

test('a queue that is asked for what waits, and for nothing else, says that nothing does', async () => {
  const { noMatch } = open('the requests of a queue', 'show=waiting');
  expect(await screen.findByText('Nothing is waiting')).toBeTruthy();
  expect(screen.queryByText(noMatch)).toBeNull();
  cleanup();
  open('the requests of a queue', 'show=waiting&q=rosa');
  expect(await screen.findByText(noMatch)).toBeTruthy();
});
