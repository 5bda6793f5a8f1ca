import { useState, type ReactNode } from 'react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { resolveAccess } from '../../../contract/shared/roles';
import { SWRConfig } from 'swr';
import type { JobPostDetail } from '../../../contract/jobs/schema';
import { ApiError } from '../../browser/api/api-client';
import { DraftStore } from '../drafts/draft-store';
import { StaffContext, type Staff } from '../hooks/use-staff';
import { useListState } from '../hooks/list/use-list-state';
import { JobDetailPane } from './detail';
import { jobsParams } from './params';
import { WideRangeConfirm } from './job-actions';

const { callStaff, navigate } = vi.hoisted(() => ({ callStaff: vi.fn(), navigate: vi.fn() }));
vi.mock('../api/staff-client', () => ({ callStaff, fetchStaffFile: vi.fn() }));
vi.mock('gatsby', () => ({ navigate }));
vi.mock('../components/detail/presence-indicator', () => ({ PresenceIndicator: () => null }));
vi.mock('./job-preview', () => ({ JobPreview: () => null }));

const path = '/dashboard/jobs';
const drafts = DraftStore.inMemory();
beforeEach(() => {
  drafts.clear();
  callStaff.mockReset();
  navigate.mockReset();
  window.history.replaceState(null, '', `${path}?job=j1&q=aide&state=open&page=2`);
});

const job: JobPostDetail = {
  id: 'j1',
  slug: 'aide-in-newark',
  title: 'Aide in Newark',
  region: 'new-jersey',
  city: null,
  county: null,
  type: null,
  shifts: [],
  languages: [],
  pay: null,
  benefits: [],
  description: '',
  body: '',
  posted: '2026-11-01',
  validThrough: null,
  state: 'draft',
  displayState: 'draft',
  wasOpen: false,
  closedOn: null,
  applications: 0,
  newApplications: 0,
  sample: false,
  version: 1,
  changedBy: 'owner@agency.example',
  changedAt: '2026-11-20T15:00:00.000Z',
  history: [],
};

/** The form can be slow on a busy machine. */
const slow = { timeout: 5_000 };

/** Opens the job with the responses by path. Returns a function that closes it. */
function open(responses: Readonly<Record<string, unknown>>): () => void {
  const cache = new Map();
  const staff = { access: resolveAccess({ role: 'owner' }), drafts } as Staff;
  const wrap = (pane: ReactNode) => (
    <SWRConfig value={{ provider: () => cache, fetcher: (path: string) => responses[path] }}>
      <StaffContext.Provider value={staff}>{pane}</StaffContext.Provider>
    </SWRConfig>
  );
  const { rerender } = render(wrap(<Pane />));
  return () => rerender(wrap(null));
}

function Pane() {
  const [search, setSearch] = useState(window.location.search);
  navigate.mockImplementation((url: string) => {
    window.history.replaceState(null, '', url);
    setSearch(window.location.search);
  });
  const list = useListState({ search }, path, jobsParams);
  return (
    <JobDetailPane id="j1" list={list} backUrl={list.getUrl({ job: null })} takesFocus={false} />
  );
}

async function openForm() {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }, slow));
  return screen.findByRole<HTMLButtonElement>('button', { name: 'Save draft' }, slow);
}
const typeTown = (town: string) =>
  fireEvent.change(document.getElementById('job-city') as HTMLInputElement, {
    target: { value: town },
  });

test('editing is a history entry, and leaving the form leads to the job in the same list', async () => {
  const filters = 'q=aide&state=open&page=2';
  open({ '/jobs/j1': job });
  await openForm();
  expect(navigate.mock.calls).toEqual([[`${path}?job=j1&edit=1&${filters}`]]);
  const urls = () =>
    screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  // One link for wide windows and one for phones.
  expect(urls()).toEqual([`${path}?job=j1&${filters}`, `${path}?job=j1&${filters}`]);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  const heading = await screen.findByRole('heading', { name: 'Aide in Newark' }, slow);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(urls()).toContain(`${path}?${filters}`);
});

test('a draft that cannot be published opens its form with the errors', async () => {
  open({ '/jobs/j1': job });
  const fields = { city: 'Enter the town', shifts: 'Choose the shifts' };
  callStaff.mockRejectedValue(new ApiError(400, 'invalid', 'Fix the fields.', fields));
  fireEvent.click(await screen.findByRole('button', { name: 'Publish job' }, slow));
  expect(await screen.findByRole('link', { name: 'Choose the shifts' }, slow)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('There is a problem'));
  typeTown('Newark');
  await waitFor(() => expect(screen.queryByText('Enter the town')).toBeNull());
  expect(screen.getByRole('link', { name: 'Choose the shifts' })).toBeTruthy();
});

const completeJob: JobPostDetail = {
  ...job,
  city: 'Newark',
  type: 'PART_TIME',
  shifts: ['day'],
  languages: ['English'],
  pay: { from: 20, to: 40, per: 'HOUR' },
  benefits: ['Sick leave'],
  description: 'Visits in Newark for a certified aide, with pay for the travel in between.',
  body: 'You visit people.',
  validThrough: '2099-01-01',
};

test('asks about a wide pay range before it publishes a draft', async () => {
  callStaff.mockResolvedValue({ ...completeJob, state: 'open', version: 2 });
  open({ '/jobs/j1': completeJob });
  fireEvent.click(await screen.findByRole('button', { name: 'Publish job' }, slow));
  const question = screen.getByRole('group', { name: 'Is this pay range right?' });
  expect(question.textContent).toContain('$40 is more than 60% above $20.');
  expect(question.textContent).toContain('as the law requires');
  expect(callStaff).not.toHaveBeenCalled();
  fireEvent.click(within(question).getByRole('button', { name: 'Publish job' }));
  await waitFor(() =>
    expect(callStaff).toHaveBeenCalledWith('PATCH /jobs/:id', {
      params: { id: 'j1' },
      body: { state: 'open', version: 1 },
    }),
  );
});

test('names no law in the question about a wide pay range where there is none', () => {
  const callbacks = { onConfirm: vi.fn(), onCancel: vi.fn() };
  const pay = { from: 20, to: 40 };
  render(
    <WideRangeConfirm region="michigan" pay={pay} confirm="" isPending={false} {...callbacks} />,
  );
  expect(screen.getByRole('group').textContent).not.toContain('law');
});

test('asks about a wide pay range in the form, and only if the range is new', async () => {
  const isOpen = { state: 'open', displayState: 'open', wasOpen: true } as const;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00.000Z') });
  const last = { validThrough: '2026-12-20', county: 'Essex' };
  open({ '/jobs/j1': { ...completeJob, ...isOpen, ...last } });
  callStaff.mockResolvedValue({ ...completeJob, ...isOpen, ...last, version: 2 });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }, slow));
  const save = await screen.findByRole('button', { name: 'Save' }, slow);
  typeTown('Orange');
  const to = document.getElementById('job-payTo') as HTMLInputElement;
  fireEvent.change(to, { target: { value: '41' } });
  fireEvent.click(save);
  const question = await screen.findByRole('group', { name: 'Is this pay range right?' }, slow);
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(to);
  expect(callStaff).not.toHaveBeenCalled();
  fireEvent.change(to, { target: { value: '40' } });
  fireEvent.click(save);
  await waitFor(() => expect(callStaff).toHaveBeenCalledTimes(1));
  vi.useRealTimers();
});

test('issues in the text lead to their positions until the text changes', async () => {
  const body = 'You visit people.\nYou earn {pay}.';
  open({ '/jobs/j1': { ...job, body } });
  const issues = [{ line: 2, column: 10, message: 'Code.', advice: 'Remove it.' }];
  const fields = { body: 'Line 2, column 10: Code. Remove it.' };
  callStaff.mockRejectedValue(new ApiError(400, 'validation', 'Line 2', fields, issues));
  fireEvent.click(await screen.findByRole('button', { name: 'Publish job' }, slow));
  fireEvent.click(await screen.findByRole('button', { name: 'Line 2, column 10' }, slow));
  const field = document.activeElement as HTMLTextAreaElement;
  const getSelection = () => field.value.slice(field.selectionStart, field.selectionEnd);
  expect(getSelection()).toBe('{pay}.');
  field.setSelectionRange(0, 0);
  fireEvent.click(await screen.findByRole('link', { name: /Line 2, column 10/ }, slow));
  expect(getSelection()).toBe('{pay}.');
  fireEvent.change(field, { target: { value: 'You visit people.' } });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Line/ })).toBeNull());
});

test('an error of the shifts or the languages is gone once one is chosen', async () => {
  open({ '/jobs/j1': job });
  await openForm();
  fireEvent.click(screen.getByText('Publish job'));
  await screen.findByRole('link', { name: /at least one shift/ }, slow);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Days' }));
  await waitFor(() => expect(screen.queryByText(/at least one shift/)).toBeNull());
  const languages = screen.getByRole('combobox', { name: /^Languages/ });
  fireEvent.change(languages, { target: { value: 'English' } });
  await waitFor(() => expect(screen.queryByText(/at least one language/)).toBeNull());
});

test('another region clears a county that it lacks', async () => {
  callStaff.mockResolvedValue({ ...job, region: 'maryland', version: 2 });
  open({ '/jobs/j1': { ...job, county: 'Essex' } });
  const save = await openForm();
  const region = screen.getByRole('combobox', { name: 'Region' });
  fireEvent.change(region, { target: { value: 'maryland' } });
  fireEvent.click(save);
  await waitFor(() =>
    expect(callStaff).toHaveBeenCalledWith('PATCH /jobs/:id', {
      params: { id: 'j1' },
      body: { region: 'maryland', county: '', version: 1 },
    }),
  );
});

test('pressing Publish with errors does not count as typing', async () => {
  open({ '/jobs/j1': job });
  await openForm();
  fireEvent.click(screen.getByText('Publish job'));
  await screen.findByRole('alert', {}, slow);
  expect(drafts.hasUnsaved()).toBe(false);
});

test('Enter saves the form without publishing, and the focus moves to the message', async () => {
  callStaff.mockResolvedValue({ ...job, city: 'Newark', version: 2 });
  open({ '/jobs/j1': job });
  const save = await openForm();
  typeTown('Newark');
  expect(save.form?.querySelector('[type="submit"]')).toBe(save);
  fireEvent.click(save);
  const message = await screen.findByText('Saved', {}, slow);
  expect(document.activeElement).toBe(message);
  expect(callStaff.mock.calls).toEqual([
    ['PATCH /jobs/:id', { params: { id: 'j1' }, body: { city: 'Newark', version: 1 } }],
  ]);
});

test('saving an unchanged job sends nothing', async () => {
  open({ '/jobs/j1': job });
  fireEvent.click(await openForm());
  expect(await screen.findByText('Saved', {}, slow)).toBeTruthy();
  expect(callStaff).not.toHaveBeenCalled();
});

test('a save that ends after the job was closed does not change the URL', async () => {
  let respond: (saved: JobPostDetail) => void = () => undefined;
  callStaff.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const close = open({ '/jobs/j1': job });
  const save = await openForm();
  typeTown('Newark');
  fireEvent.click(save);
  await waitFor(() => expect(callStaff).toHaveBeenCalled());
  navigate.mockReset();
  close();
  respond({ ...job, city: 'Newark', version: 2 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(navigate).not.toHaveBeenCalled();
});

test('a job with a later first day is shown as not live yet', async () => {
  const publishing = {
    state: 'up-to-date',
    since: '2026-11-20T15:00:12.000Z',
    now: '2026-11-20T15:01:00.000Z',
    builtBy: 'server',
    message: null,
    onSiteAsOf: null,
    excluded: [],
  };
  const later = { ...job, state: 'open', wasOpen: true, posted: '2026-12-01' };
  open({ '/jobs/j1': { ...later, displayState: 'scheduled' }, '/publishing': publishing });
  expect(await screen.findByText('From Dec 1, 2026')).toBeTruthy();
  expect(screen.getByText(/^The job goes live on Dec 1, 2026\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /site/ })).toBeNull();
  cleanup();
  open({ '/jobs/j1': { ...later, displayState: 'open' }, '/publishing': publishing });
  await screen.findByText('Open');
  expect(screen.queryByText(/^The job goes live/)).toBeNull();
});

test('an open job is shown as open, with a link, only when its page is on the site', async () => {
  const now = '2026-11-20T15:01:00.000Z';
  const publishing = { state: 'publishing', since: now, now, builtBy: 'server', message: null };
  const status = { ...publishing, onSiteAsOf: null, excluded: [] };
  const openJob = { ...job, state: 'open', displayState: 'open', wasOpen: true };
  open({ '/jobs/j1': openJob, '/publishing': status });
  expect(await screen.findAllByText('Publishing…')).toHaveLength(2);
  expect(screen.queryByText('Open')).toBeNull();
  expect(screen.queryByRole('link', { name: 'View on site' })).toBeNull();
  cleanup();
  open({ '/jobs/j1': openJob, '/publishing': { ...status, state: 'up-to-date', onSiteAsOf: now } });
  await screen.findByText('Open');
  expect(screen.getByRole('link', { name: 'View on site' })).toBeTruthy();
});

test.each(['closed', 'expired'])('the page of a job that is %s stays', async (displayState) => {
  const now = '2026-11-20T15:01:00.000Z';
  const publishing = { state: 'up-to-date', since: now, now, builtBy: 'server', message: null };
  const status = { ...publishing, onSiteAsOf: now, excluded: [] };
  const state = displayState === 'closed' ? 'closed' : 'open';
  open({ '/jobs/j1': { ...job, state, displayState, wasOpen: true }, '/publishing': status });
  expect(await screen.findByText(/^Removed from the list of open jobs/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View on site' })).toBeTruthy();
});

test('the form of a closed job requires what its public page shows', async () => {
  open({ '/jobs/j1': { ...job, state: 'closed', displayState: 'closed', wasOpen: true } });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }, slow));
  const posted = await screen.findByDisplayValue<HTMLInputElement>('2026-11-01', {}, slow);
  fireEvent.change(posted, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('There is a problem', {}, slow);
  expect(document.querySelector('a[href="#job-posted"]')).toBeTruthy();
  expect(callStaff).not.toHaveBeenCalled();
});
