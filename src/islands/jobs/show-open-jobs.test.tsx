import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OpenJobs } from './open-jobs';
import { showOpenJobs } from './show-open-jobs';
import { sampleJob as job } from './testing/sample-job';

const jobs = [
  job('aide'),
  job('night-aide', { shifts: ['night'] }),
  job('nurse', { region: 'maryland', place: { city: 'Laurel', county: null, state: 'MD' } }),
  job('old', { validThrough: '2020-01-01' }),
];

const listVisible = () =>
  [...document.querySelectorAll<HTMLElement>('[data-job]:not([hidden])')].map(
    (card) => card.querySelector('a')?.textContent,
  );
const count = () => screen.getByRole('status').textContent;

async function open(search = ''): Promise<void> {
  history.replaceState(null, '', `/career${search}`);
  render(<OpenJobs jobs={jobs} elsewhere={0} phone="(212) 555-0142" />);
  await showOpenJobs();
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ jobs: ['aide'] })));
});
afterEach(() => vi.unstubAllGlobals());

test('jobs that were closed or have ended since the build are not shown', async () => {
  await open();
  expect(listVisible()).toEqual(['night-aide', 'nurse']);
  expect(count()).toBe('2 open jobs');
});

test('without the API, the jobs of the build are shown', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open();
  expect(listVisible()).toEqual(['aide', 'night-aide', 'nurse']);
});

test('the query filters the jobs, and what it does not know is ignored', async () => {
  await open('?place=maryland&shift=noon&other=1');
  expect(listVisible()).toEqual(['nurse']);
  expect(count()).toBe('1 of 2 jobs');
  expect(screen.getByText('New York', { selector: 'h3' }).closest('section')?.hidden).toBe(true);
  expect(location.search).toBe('?place=maryland');
});

test('if no job matches, each filter that hides jobs can be removed', async () => {
  await open('?place=maryland&shift=night');
  expect(listVisible()).toEqual([]);
  expect(screen.getByText('No open jobs match your filters.')).toBeTruthy();
  screen.getByText('Remove “Nights”: 1 job').click();
  expect(listVisible()).toEqual(['nurse']);
  expect(document.activeElement).toBe(screen.getByRole('status'));
  screen.getByText('Clear all filters').click();
  expect(listVisible()).toEqual(['night-aide', 'nurse']);
});

test('a job’s page says that the job was closed, and offers no form', async () => {
  history.replaceState(null, '', '/career/aide');
  document.body.innerHTML = `<p data-if-open>Apply</p>
    <div data-job-page='${JSON.stringify(job('aide'))}'>
      <div data-if-closed hidden>This job is closed</div><form data-if-open></form>
    </div>`;
  await showOpenJobs();
  expect(screen.getByText('This job is closed').hidden).toBe(false);
  expect(document.querySelectorAll('[data-if-open]')).toHaveLength(0);
});
