import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { countByRegion } from '../../../contract/shared/testing/count-by-region';
import { overviewDays, type OverviewResponse } from '../../../contract/overview/schema';
import { resolveAccess, type Role, screens } from '../../../contract/shared/roles';
import { SessionProvider } from '../app/session/session-provider';
import { OverviewPage } from './page';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

afterEach(() => {
  vi.unstubAllGlobals();
});

const results = [{ kept: 3, missed: 1 }];
const figures: OverviewResponse = {
  days: Array.from({ length: overviewDays }, (_, index) => ({
    day: `2026-03-${String(index + 1).padStart(2, '0')}`,
    submissions: countByRegion({ 'new-york': 2, maryland: 1 }),
  })),
  responseTargets: {
    weeks: ['2026-03-02'],
    regions: [
      { region: null, results },
      { region: 'maryland', results },
    ],
    colleagues: null,
  },
  backup: null,
  certificates: null,
  overdueFacts: null,
  inbox: null,
  recent: null,
};
const inbox: OverviewResponse['inbox'] = {
  waiting: { count: 2, oldest: '2026-03-01T15:00:00.000Z' },
  failed: 0,
};

const shared = { at: '2026-03-02T15:00:00.000Z', by: null, region: 'maryland' } as const;
const jobActivity: NonNullable<OverviewResponse['recent']> = [
  {
    ...shared,
    kind: 'application',
    id: 'a1',
    record: 'r-application',
    name: 'Rosa Delgado',
    job: 'Night aide',
    stage: null,
  },
  { ...shared, kind: 'job', what: 'opened', id: 'a2', record: 'r-job', name: 'Night aide' },
];
const recent: NonNullable<OverviewResponse['recent']> = [
  {
    ...shared,
    kind: 'thread',
    what: 'eligibility',
    id: 'a3',
    record: 'u-ann',
    name: 'Ann Lee',
    to: null,
  },
  {
    ...shared,
    kind: 'request',
    what: 'received',
    type: 'payStub',
    id: 'a4',
    record: 'r-request',
    name: 'Ann Lee',
    to: null,
  },
  ...jobActivity,
  {
    ...shared,
    kind: 'post',
    what: 'published',
    id: 'a5',
    record: 'r-post',
    name: 'Caring',
    region: null,
  },
];
const recentByRole: Readonly<Record<Role, OverviewResponse['recent']>> = {
  owner: recent,
  intake: recent.filter(({ kind }) => kind === 'thread'),
  admin: jobActivity,
  observer: null,
};

/** Returns the requested paths. @param undelivered delays the list of failures */
function renderOverview(role: Role, undelivered = Promise.resolve()): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const path = new URL(url, 'https://site.example').pathname.replace(/^\/api/, '');
    requests.push(path);
    const response = Response.json(responses[path]);
    return path === '/undelivered' ? undelivered.then(() => response) : Promise.resolve(response);
  });
  const responses: Record<string, unknown> = {
    '/chats': { chats: [], total: 0 },
    '/chats/unread': { newMessages: 0, threads: [] },
    '/helpDesk/counts': {
      queues: [{ type: 'payStub', waiting: 612, oldestWaitingAt: '2026-03-02T15:00:00.000Z' }],
    },
    '/jobs/counts': { newApplications: 3, oldestNewAt: '2026-03-02T15:00:00.000Z' },
    '/my-day': {
      ...{ followUps: [], changes: [], since: shared.at },
      longest: null,
      waiting: { items: [], hasMore: false },
      unassigned: { items: [], hasMore: false },
    },
    '/undelivered': { items: [], hasMore: false, limits: [] },
    '/overview': {
      ...figures,
      inbox: role === 'owner' || role === 'intake' ? inbox : null,
      certificates: role === 'owner' ? { expired: 0, soon: 0 } : null,
      recent: recentByRole[role],
    },
  };
  const user = { uid: 'u1', email: `${role}@agency.example`, displayName: null, photoURL: null };
  render(
    <SessionProvider user={user} access={resolveAccess({ role })} onAccessDenied={() => undefined}>
      <OverviewPage screen={screens[0]} location={{ pathname: screens[0].path, search: '' }} />
    </SessionProvider>,
  );
  return requests;
}

const findTable = async () => within((await screen.findAllByRole('table')).at(-1) ?? document.body);

const getUrls = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test.each(['observer', 'admin'] as const)(
  'an %s sees the office’s numbers without links to lists they cannot open',
  async (role) => {
    const requests = renderOverview(role);
    expect(await screen.findByRole('img', { name: /30 days, 90 submissions/ })).toBeTruthy();
    expect((await findTable()).getByText('Maryland')).toBeTruthy();
    expect((await findTable()).getAllByText('3 of 4')).not.toHaveLength(0);
    const visible = ['view=applications&stage=new', 'application=r-application', 'job=r-job'];
    const links = getUrls(screen.queryAllByRole('link'));
    expect(links).toHaveLength(role === 'admin' ? visible.length : 0);
    for (const [index, link] of links.entries()) expect(link).toContain(visible[index]);
    expect(screen.queryAllByText('Recent activity')).toHaveLength(role === 'admin' ? 1 : 0);
    expect([...new Set(requests)].sort()).toEqual(
      role === 'admin' ? ['/jobs/counts', '/my-day', '/overview', '/undelivered'] : ['/overview'],
    );
  },
);

test('recent activity links to its records', async () => {
  renderOverview('owner');
  expect(await screen.findByText('Rosa Delgado applied for Night aide')).toBeTruthy();
  const list = within(screen.getByRole('region', { name: 'Recent activity' }));
  expect(getUrls(list.getAllByRole('link'))).toEqual([
    '/dashboard/all-form-submission-message?thread=u-ann',
    '/dashboard/pay-stub?record=r-request',
    '/dashboard/all-job-post?view=applications&application=r-application',
    '/dashboard/all-job-post?job=r-job',
    '/dashboard/blog/add-blog?post=r-post',
  ]);
  expect(list.getByText('All regions')).toBeTruthy();
});

test('a role with the inbox sees who is waiting, and missed targets link to their threads', async () => {
  renderOverview('intake');
  expect(await screen.findByText('Ann Lee sent an eligibility check')).toBeTruthy();
  const links = getUrls(await screen.findAllByRole('link', { name: '1 missed' }));
  expect(links).toContain(
    '/dashboard/all-form-submission-message?status=all&region=maryland&from=2026-03-02&to=2026-03-08&target=missed',
  );
  const figure = (await screen.findByText('Waiting for a reply')).closest('a');
  expect(figure?.getAttribute('href')).toMatch(/\?sort=waiting&waiting=1$/);
});

test('a queue’s number counts all waiting requests', async () => {
  renderOverview('owner');
  const figure = (await screen.findByText('612')).closest('a');
  expect(figure?.textContent).toMatch(/^Pay stub access/);
  expect(figure?.getAttribute('href')).toBe('/dashboard/pay-stub?show=waiting');
});

test.each(['owner', 'intake', 'admin'] as const)('an %s sees new applications', async (role) => {
  renderOverview(role);
  const figure = (await screen.findByText('New applications')).closest('a');
  await within(figure as HTMLElement).findByText('3');
  expect(figure?.textContent).toMatch(/Oldest: /);
});

test('figures and activity wait for the list of failures, which would move them', async () => {
  let respond: () => void = () => undefined;
  const requests = renderOverview('owner', new Promise<void>((resolve) => (respond = resolve)));
  await waitFor(() => expect(requests).toContain('/overview'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryAllByRole('link')).toEqual([]);
  respond();
  expect(await screen.findByText('Rosa Delgado applied for Night aide')).toBeTruthy();
  expect(screen.getByText('Waiting for a reply')).toBeTruthy();
});
