// @vitest-environment jsdom
import { useState, type ReactNode } from 'react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SWRConfig } from 'swr';
import type { JobPostDetail } from '../../../contract/job-posts';
import { ApiError } from '../../lib/api';
import { StaffContext, type Staff } from '../parts/staff';
import { OpenJob } from './open-job';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../parts/staff-call', () => ({ callStaff, fetchStaffFile: vi.fn() }));
vi.mock('gatsby', () => ({
  navigate: vi.fn(),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock('../parts/also-here', () => ({ AlsoHere: () => null }));
vi.mock('./job-ad', () => ({ JobAd: () => null }));
afterEach(cleanup);

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

function Opened() {
  const [isEdited, setEdited] = useState(false);
  return (
    <OpenJob
      id="j1"
      path="/dashboard/jobs"
      back="/dashboard/jobs"
      isEdited={isEdited}
      onEdit={setEdited}
      onOpen={() => undefined}
      takesFocus={false}
    />
  );
}

test('a draft that cannot be opened yet leads to its form, with what is missing by field', async () => {
  const staff = { role: 'owner', forms: new Map() } as unknown as Staff;
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher: () => job }}>
      <StaffContext.Provider value={staff}>
        <Opened />
      </StaffContext.Provider>
    </SWRConfig>,
  );
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
