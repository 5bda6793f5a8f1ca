import { navigate } from 'gatsby';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FileJob, JobPostsResponse } from '../../../contract/jobs/schema';
import { getScreen } from '../../../contract/shared/roles';
import { SessionProvider } from '../app/session/session-provider';
import type { JobDetailPane } from './detail/detail';
import { JobsView } from './list';

type PaneProps = Parameters<typeof JobDetailPane>[0];

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('./detail/detail', () => ({
  JobDetailPane: ({ viewUrl, onEdit }: Pick<PaneProps, 'viewUrl' | 'onEdit'>) => (
    <>
      <button onClick={() => onEdit(true)}>Edit</button>
      <a href={viewUrl}>Back to job</a>
    </>
  ),
}));
vi.mock('../../lib/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));
afterEach(() => {
  vi.unstubAllGlobals();
});

const fileJob: FileJob = {
  slug: 'aide-newark',
  title: 'Aide in Newark',
  region: 'new-jersey',
  validThrough: '2026-12-31',
  shown: 'open',
  applications: 0,
  newApplications: 0,
};

function open(search: string, response: Partial<JobPostsResponse>) {
  const list = { items: [], total: 0, files: [], fileTotal: 0, ...response };
  vi.stubGlobal('fetch', (url: string) => {
    const isList = new URL(url, 'http://localhost').pathname.endsWith('/jobs');
    return Promise.resolve(
      Response.json(isList ? list : { state: 'never', leftOut: [], newApplications: 0 }),
    );
  });
  const jobs = getScreen('jobs');
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const staff = { user, role: 'owner' as const, onAccessDenied: () => undefined };
  render(
    <SessionProvider {...staff}>
      <JobsView screen={jobs} location={{ pathname: jobs.path, search }} />
    </SessionProvider>,
  );
}

test('editing a job is a history entry, and the way back keeps the list as it was', async () => {
  const filters = 'q=aide&state=open&page=2';
  open(`?job=j1&${filters}`, { total: 200 });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const { path } = getScreen('jobs');
  expect(vi.mocked(navigate).mock.calls).toEqual([[`${path}?job=j1&edit=1&${filters}`]]);
  const back = screen.getByRole('link', { name: 'Back to job' });
  expect(back.getAttribute('href')).toBe(`${path}?job=j1&${filters}`);
});

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
