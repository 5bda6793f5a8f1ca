import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JobRecord } from '../../site/page-context';
import { useOpenJobs } from './use-open-jobs';

const toJob = (slug: string, validThrough = '2999-01-01'): JobRecord => ({
  slug,
  title: slug,
  region: 'new-jersey',
  place: { city: 'Newark', county: null, state: 'NJ' },
  type: 'PART_TIME',
  shifts: ['day'],
  languages: ['English'],
  pay: null,
  benefits: [],
  posted: '2026-11-20',
  validThrough,
  sample: false,
});

const jobs = [toJob('nurse'), toJob('aide'), toJob('cook', '2020-01-01')];

function Slugs() {
  return (
    <p>
      {useOpenJobs(jobs)
        .map(({ slug }) => slug)
        .join(' ')}
    </p>
  );
}

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a job that was closed since the build is no longer open', async () => {
  fetchMock.mockResolvedValue(Response.json({ jobs: ['aide', 'driver'] }));
  render(<Slugs />);
  expect(await screen.findByText('nurse')).toBeTruthy();
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/closed-jobs');
});

test('without the API, the jobs of the build stay open until their deadline', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  fetchMock.mockRejectedValue(new TypeError('offline'));
  render(<Slugs />);
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(screen.getByText('nurse aide')).toBeTruthy();
});
