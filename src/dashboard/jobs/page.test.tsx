import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FileJob } from '../../../contract/jobs/schema';
import { getScreen, resolveAccess } from '../../../contract/shared/roles';
import { SessionProvider } from '../app/session/session-provider';
import { JobsPage } from './page';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));
afterEach(() => {
  vi.unstubAllGlobals();
});

const fileJob: FileJob = {
  slug: 'aide-newark',
  title: 'Aide in Newark',
  region: 'new-jersey',
  validThrough: '2026-12-31',
  displayState: 'open',
  applications: 0,
  newApplications: 0,
};

/**
 * @param list the response of the list
 * @param listPublishing responses of the publishing status, one after another
 */
function open(search: string, list: object, listPublishing: object[] = []) {
  const empty = { items: [], total: 0, files: [], fileTotal: 0, jobs: [] };
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname } = new URL(url, 'http://localhost');
    const isList = /\/jobs(\/applications)?$/.test(pathname);
    const status = pathname.endsWith('/publishing') ? listPublishing.shift() : undefined;
    return Promise.resolve(
      Response.json(
        isList ? { ...empty, ...list } : (status ?? { ...fileJob, state: 'never', excluded: [] }),
      ),
    );
  });
  const jobs = getScreen('jobs');
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const staff = { user, access: resolveAccess({ role: 'owner' }), onAccessDenied: () => undefined };
  render(
    <SessionProvider {...staff}>
      <JobsPage screen={jobs} location={{ pathname: jobs.path, search }} />
    </SessionProvider>,
  );
}

test('a search that finds only a job from a file says so', async () => {
  open('?q=newark', { files: [fileJob], fileTotal: 1 });
  expect(await screen.findByText('Aide in Newark')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'From the site’s files (1)' })).toBeTruthy();
  expect(screen.getByText('0 dashboard jobs')).toBeTruthy();
  expect(screen.queryByText('No jobs found')).toBeNull();
  expect(screen.queryByText('No jobs yet')).toBeNull();
});

test('a dashboard without jobs says so above the jobs from files', async () => {
  open('', { files: [fileJob], fileTotal: 1 });
  expect(await screen.findByText('No jobs yet')).toBeTruthy();
  expect(screen.getByText('Aide in Newark')).toBeTruthy();
});

test('the applications say how many are new', async () => {
  open('?view=applications', { waiting: 1234 });
  expect(await screen.findByText('1,234 new applications')).toBeTruthy();
});

test('a job in the list becomes open while another one is shown beside it', async () => {
  const now = '2026-11-20T15:00:12.000Z';
  const item = { ...fileJob, id: 'j1', posted: '2026-11-20', changedAt: now, city: null };
  const publishing = { state: 'publishing', message: null, onSiteAsOf: null, excluded: [], now };
  open('?job=aide-newark', { items: [item], total: 1 }, [
    publishing,
    { ...publishing, state: 'up-to-date', onSiteAsOf: now },
  ]);
  await screen.findByText('Publishing…');
  expect(await screen.findByText('Open', { selector: 'span' }, { timeout: 3_000 })).toBeTruthy();
});
