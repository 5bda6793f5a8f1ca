import { navigate } from 'gatsby';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FileJob, JobPostsAnswer } from '../../../contract/jobs/schema';
import { screenById } from '../../../contract/shared/roles';
import { StaffSession } from '../app/session/session-provider';
import { JobsView } from './list';
import type { OpenJob } from './detail/detail';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('./detail/detail', () => ({
  OpenJob: ({ record, onEdit }: Pick<Parameters<typeof OpenJob>[0], 'record' | 'onEdit'>) => (
    <>
      <button onClick={() => onEdit(true)}>Edit</button>
      <a href={record}>Back to the job</a>
    </>
  ),
}));
vi.mock('../../lib/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const file: FileJob = {
  slug: 'aide-newark',
  title: 'Aide in Newark',
  region: 'new-jersey',
  validThrough: '2026-12-31',
  shown: 'open',
  applications: 0,
  newApplications: 0,
};

/** Opens the list at an address; the server answers so. */
function open(search: string, answer: Partial<JobPostsAnswer>) {
  const whole = { items: [], total: 0, files: [], fileTotal: 0, ...answer };
  vi.stubGlobal('fetch', (address: string) => {
    const isList = new URL(address, 'http://localhost').pathname.endsWith('/jobs');
    return Promise.resolve(
      Response.json(isList ? whole : { state: 'never', leftOut: [], newApplications: 0 }),
    );
  });
  const jobs = screenById('jobs');
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const staff = { user, role: 'owner' as const, onRefused: () => undefined };
  render(
    <StaffSession {...staff}>
      <JobsView screen={jobs} location={{ pathname: jobs.path, search }} />
    </StaffSession>,
  );
}

test('a job is opened for a change by a step of its own, and the way back leads to it, in the list as it was', async () => {
  const kept = 'q=aide&state=open&page=2';
  open(`?job=j1&${kept}`, { total: 200 });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const { path } = screenById('jobs');
  expect(vi.mocked(navigate).mock.calls).toEqual([[`${path}?job=j1&edit=1&${kept}`]]);
  const back = screen.getByRole('link', { name: 'Back to the job' });
  expect(back.getAttribute('href')).toBe(`${path}?job=j1&${kept}`);
});

test('a job of the site’s files that matches is counted where it stands, and nothing says that none does', async () => {
  open('?q=newark', { files: [file], fileTotal: 1 });
  expect(await screen.findByText('Aide in Newark')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'From the site’s files (1)' })).toBeTruthy();
  expect(screen.getByText('0 jobs made here')).toBeTruthy();
  expect(screen.queryByText('No job matches')).toBeNull();
  expect(screen.queryByText('No job has been made here yet')).toBeNull();
});

test('an office that has made none is told so, above those of the site’s files', async () => {
  open('', { files: [file], fileTotal: 1 });
  expect(await screen.findByText('No job has been made here yet')).toBeTruthy();
  expect(screen.queryByText(/^\d+ job/)).toBeNull();
  expect(screen.getByText('Aide in Newark')).toBeTruthy();
});
