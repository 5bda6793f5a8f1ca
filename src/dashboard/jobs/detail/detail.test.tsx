import { useState, type ReactNode } from 'react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SWRConfig } from 'swr';
import type { JobPostDetail } from '../../../../contract/jobs/schema';
import { ApiError } from '../../../lib/api/api-client';
import type { FormDraft } from '../../hooks/session/form-draft';
import { StaffContext, type Staff } from '../../hooks/session/use-staff';
import { OpenJob } from './detail';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff, fetchStaffFile: vi.fn() }));
vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../components/detail/presence-indicator', () => ({ AlsoHere: () => null }));
vi.mock('./job-preview', () => ({ JobAd: () => null }));
afterEach(() => {
  cleanup();
  forms.clear();
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
  shown: 'draft',
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

/** The form's code takes its time on a busy machine. */
const slow = { timeout: 5_000 };

const forms = new Map<string, FormDraft>();
const staff = { role: 'owner', forms, hasEnded: () => false } as unknown as Staff;

/** What the server answers, by the call's path. Gives back what leaves the job, and not the dashboard. */
function open(answers: Readonly<Record<string, unknown>>): () => void {
  const cache = new Map();
  const dashboard = (opened: ReactNode) => (
    <SWRConfig value={{ provider: () => cache, fetcher: (path: string) => answers[path] }}>
      <StaffContext.Provider value={staff}>{opened}</StaffContext.Provider>
    </SWRConfig>
  );
  const { rerender } = render(dashboard(<Opened />));
  return () => rerender(dashboard(null));
}

const onEdit = vi.fn();

function Opened() {
  const [isEdited, setEdited] = useState(false);
  return (
    <OpenJob
      id="j1"
      path="/dashboard/jobs"
      back="/dashboard/jobs?q=aide"
      record="/dashboard/jobs?job=j1&q=aide"
      isEdited={isEdited}
      onEdit={(next) => {
        onEdit(next);
        setEdited(next);
      }}
      onOpen={() => undefined}
      takesFocus={false}
    />
  );
}

test('every way out of a job’s form leads to the job, which takes the focus', async () => {
  open({ '/jobs/j1': job });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }, slow));
  await screen.findByRole('button', { name: 'Save draft' }, slow);
  // One for a window that is wide, one for a phone.
  const ways = () =>
    screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(ways()).toEqual(['/dashboard/jobs?job=j1&q=aide', '/dashboard/jobs?job=j1&q=aide']);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  const name = await screen.findByRole('heading', { name: 'Aide in Newark' }, slow);
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(ways()).toContain('/dashboard/jobs?q=aide');
});

test('a draft that cannot be opened yet leads to its form, with what is missing by field', async () => {
  open({ '/jobs/j1': job });
  const fields = { city: 'Enter the town', shifts: 'Choose the shifts' };
  callStaff.mockRejectedValue(
    new ApiError(400, 'invalid', 'Some fields need your attention.', fields),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Open the job' }, slow));
  expect(await screen.findByRole('link', { name: 'Choose the shifts' }, slow)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('There is a problem'));
  fireEvent.click(screen.getByRole('link', { name: 'Enter the town' }));
  const city = document.getElementById('job-city') as HTMLInputElement;
  expect(document.activeElement).toBe(city);
  fireEvent.change(city, { target: { value: 'Newark' } });
  await waitFor(() => expect(screen.queryByText('Enter the town')).toBeNull());
  expect(screen.getByRole('link', { name: 'Choose the shifts' })).toBeTruthy();
});

test('what is wrong with a job’s text is listed, each with a way to its place, until the text is another one', async () => {
  const body = 'You visit people.\nYou earn {pay}.';
  open({ '/jobs/j1': { ...job, body } });
  const fault = { problem: 'Code is refused.', advice: 'Take it out.' };
  const faults = [
    { line: 2, column: 10, ...fault },
    { line: 1, column: 5, ...fault },
  ];
  const fields = { body: 'Line 2, column 10: Code is refused. Take it out.' };
  callStaff.mockRejectedValue(new ApiError(400, 'validation', 'Line 2', fields, faults));
  fireEvent.click(await screen.findByRole('button', { name: 'Open the job' }, slow));
  expect(await screen.findByRole('button', { name: 'Line 1, column 5' }, slow)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Line 2, column 10' }));
  const field = document.activeElement as HTMLTextAreaElement;
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('{pay}.');
  field.setSelectionRange(0, 0);
  fireEvent.click(screen.getByRole('link', { name: /Line 2, column 10/ }));
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('{pay}.');
  fireEvent.change(field, { target: { value: 'You visit people.' } });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Line/ })).toBeNull());
});

test('a job that its form cannot open yet counts as nothing typed', async () => {
  open({ '/jobs/j1': job });
  fireEvent.click(await screen.findByText('Edit', {}, slow));
  await screen.findByText('Save draft', {}, slow);
  fireEvent.click(screen.getByText('Open the job'));
  expect((await screen.findByRole('alert', {}, slow)).textContent).toContain('Enter the town');
  expect(forms.size).toBe(0);
  fireEvent.click(screen.getByText('Back'));
  fireEvent.click(await screen.findByText('Edit', {}, slow));
  expect(await screen.findByText('Save draft', {}, slow)).toBeTruthy();
  expect(screen.queryByText(/is not saved/)).toBeNull();
});

test('a job is saved as it stands by the form’s own way, and opened by its button', async () => {
  callStaff.mockReset();
  callStaff.mockResolvedValue({ ...job, city: 'Newark', version: 2 });
  open({ '/jobs/j1': job });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }, slow));
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save draft' }, slow);
  fireEvent.change(document.getElementById('job-city') as HTMLInputElement, {
    target: { value: 'Newark' },
  });
  // What Enter presses in a field.
  expect(save.form?.querySelector('[type="submit"]')).toBe(save);
  fireEvent.click(save);
  await waitFor(() => expect(callStaff).toHaveBeenCalled());
  expect(callStaff.mock.calls).toEqual([
    ['/jobs/j1', { method: 'PATCH', body: { city: 'Newark', version: 1 } }],
  ]);
  const said = await screen.findByText('Aide in Newark is saved.', {}, slow);
  expect(document.activeElement).toBe(said);
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByRole('button', { name: 'Save draft' }, slow);
});

test('a job that is posted on a later day says from when, and not that it is live', async () => {
  const live = {
    state: 'live',
    since: '2026-11-20T15:00:12.000Z',
    now: '2026-11-20T15:01:00.000Z',
  };
  const publishing = {
    ...live,
    builds: 'here',
    step: null,
    problem: null,
    shown: null,
    leftOut: [],
  };
  const later = { ...job, state: 'open', wasOpen: true, posted: '2026-12-01' };
  open({ '/jobs/j1': { ...later, shown: 'ahead' }, '/publishing': publishing });
  expect(await screen.findByText('From Dec 1, 2026')).toBeTruthy();
  expect(screen.getByText(/^It gets its page on Dec 1, 2026\./)).toBeTruthy();
  expect(screen.queryByText(/^Live/)).toBeNull();
  cleanup();
  open({ '/jobs/j1': { ...later, shown: 'open' }, '/publishing': publishing });
  expect((await screen.findAllByText(/^Live/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^It gets its page/)).toBeNull();
});

test('a job in which nothing was typed is saved as it is, without a word to the server', async () => {
  callStaff.mockReset();
  open({ '/jobs/j1': job });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }, slow));
  fireEvent.click(await screen.findByRole('button', { name: 'Save draft' }, slow));
  expect(await screen.findByText('Aide in Newark is saved.', {}, slow)).toBeTruthy();
  expect(callStaff).not.toHaveBeenCalled();
});

test('a save that is answered once the job was left closes nobody’s form', async () => {
  callStaff.mockReset();
  let answer: (saved: JobPostDetail) => void = () => undefined;
  callStaff.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const leave = open({ '/jobs/j1': job });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }, slow));
  const save = await screen.findByRole('button', { name: 'Save draft' }, slow);
  fireEvent.change(document.getElementById('job-city') as HTMLInputElement, {
    target: { value: 'Newark' },
  });
  fireEvent.click(save);
  await waitFor(() => expect(callStaff).toHaveBeenCalled());
  onEdit.mockReset();
  leave();
  answer({ ...job, city: 'Newark', version: 2 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onEdit).not.toHaveBeenCalled();
});

test('the form of a closed job that was open says at the field what its page has to say', async () => {
  callStaff.mockReset();
  open({ '/jobs/j1': { ...job, state: 'closed', shown: 'closed', wasOpen: true } });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }, slow));
  const posted = await screen.findByDisplayValue<HTMLInputElement>('2026-11-01', {}, slow);
  fireEvent.change(posted, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save, stay closed' }));
  const link = await screen.findByRole(
    'link',
    { name: 'Enter the day on which the job opens' },
    slow,
  );
  expect(link.getAttribute('href')).toBe('#job-posted');
  expect(callStaff).not.toHaveBeenCalled();
});
