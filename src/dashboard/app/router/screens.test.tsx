import type { ComponentType } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  getScreen,
  getScreens,
  resolveAccess,
  roles,
  type ScreenId,
  screens,
} from '../../../../contract/shared/roles';
import { PostsPage } from '../../posts/page';
import { EmployeesPage } from '../../employees/page';
import { SignaturesPage } from '../../signatures/page';
import { HelpDeskPage } from '../../help-desk/page';
import { JobsPage } from '../../jobs/page';
import type { ScreenProps } from '../../components/screen';
import { SessionProvider } from '../session/session-provider';
import { findScreen } from './screens';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));
afterEach(() => vi.unstubAllGlobals());

type List = {
  id: ScreenId;
  Screen: ComponentType<ScreenProps>;
  /** A query that the list always has. */
  view?: string;
  none: string;
  noMatch: string;
  counted: string;
};

const lists: Record<string, List> = {
  'the requests of a queue': {
    id: 'pay-roll',
    Screen: HelpDeskPage,
    none: 'No requests yet',
    noMatch: 'No matching requests',
    counted: '0 requests',
  },
  applications: {
    id: 'jobs',
    Screen: JobsPage,
    view: 'view=applications',
    none: 'No applications yet',
    noMatch: 'No applications found',
    counted: '0 applications',
  },
  jobs: {
    id: 'jobs',
    Screen: JobsPage,
    none: 'No jobs yet',
    noMatch: 'No jobs found',
    counted: '0 jobs',
  },
  posts: {
    id: 'add-blog',
    Screen: PostsPage,
    none: 'No posts yet',
    noMatch: 'No posts found',
    counted: '0 posts',
  },
  employees: {
    id: 'add-employee',
    Screen: EmployeesPage,
    none: 'No employees yet',
    noMatch: 'No employees found',
    counted: '0 employees',
  },
  signatures: {
    id: 'email-signature',
    Screen: SignaturesPage,
    none: 'No employees yet',
    noMatch: 'No employees found',
    counted: '0 employees',
  },
};
const names = Object.keys(lists);

/** Opens a list without rows; `hasAny`: there are former employees. */
function open(name: string, search = '', hasAny = false): List {
  const list = lists[name];
  if (list === undefined) throw new Error(name);
  const response = {
    items: [],
    total: 0,
    hasAny,
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
    excluded: [],
    assignees: [],
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(response)));
  const at = getScreen(list.id);
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const staff = { user, access: resolveAccess({ role: 'owner' }), onAccessDenied: () => undefined };
  const query = [list.view, search].filter(Boolean).join('&');
  render(
    <SessionProvider {...staff}>
      <list.Screen screen={at} location={{ pathname: at.path, search: `?${query}` }} />
    </SessionProvider>,
  );
  return list;
}

test.each(names)('an empty list of %s says that there are none yet', async (name) => {
  const { none, noMatch, counted } = open(name);
  expect(await screen.findByText(none)).toBeTruthy();
  expect(screen.queryByText(noMatch)).toBeNull();
  expect(screen.queryByText(counted)).toBeNull();
});

test.each(names)(
  'a search of %s without results says so and links to all of them',
  async (name) => {
    const { none, noMatch, counted } = open(name, 'q=rosa');
    expect(await screen.findByText(noMatch)).toBeTruthy();
    expect(screen.getByText(counted)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all' })).toBeTruthy();
    expect(screen.queryByText(none)).toBeNull();
  },
);

test('a list of current employees links to former ones if there are only those', async () => {
  const { none } = open('employees', '', true);
  expect(await screen.findByText('No employees found')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Search former employees' });
  expect(link.getAttribute('href')).toMatch(/\?status=all$/);
  expect(screen.queryByText(none)).toBeNull();
});

test('a search does not offer former employees if there are none', async () => {
  open('employees', 'q=rosa');
  await screen.findByText('No employees found');
  expect(screen.queryByRole('link', { name: 'Search former employees' })).toBeNull();
});

test('a queue without waiting requests says so, unless it is also searched', async () => {
  const { noMatch } = open('the requests of a queue', 'show=waiting');
  expect(await screen.findByText('Nothing is waiting')).toBeTruthy();
  expect(screen.queryByText(noMatch)).toBeNull();
  cleanup();
  open('the requests of a queue', 'show=waiting&q=rosa');
  expect(await screen.findByText(noMatch)).toBeTruthy();
});

test.each(roles)('%s may open exactly the screens of the sidebar', (role) => {
  for (const screen of screens) {
    const isForbidden = !getScreens(resolveAccess({ role })).includes(screen);
    expect(findScreen(`${screen.path}/`, resolveAccess({ role }))).toEqual({ screen, isForbidden });
  }
});

test('finds no screen at an unknown path', () => {
  expect(findScreen('/dashboard/nothing', resolveAccess({ role: 'owner' }))).toEqual({
    screen: null,
  });
});
