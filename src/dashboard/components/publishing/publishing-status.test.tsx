import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SWRConfig } from 'swr';
import type { Publishing } from '../../../../contract/publishing/schema';
import { StaffContext, type Staff } from '../../hooks/session/use-staff';
import {
  formatExclusionReason,
  formatPublishingStatus,
  type PublishedItem,
} from './publishing-messages';
import { PublishingStatus } from './publishing-status';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../api/staff-client', () => ({ callStaff }));

const now = '2026-11-20T15:00:12.000Z';
const base = {
  builds: 'here' as const,
  step: null,
  since: null,
  problem: null,
  hasQueuedBuild: false,
  liveAsOf: null,
  excluded: [],
  now,
};
const queued: Publishing = { ...base, state: 'queued' };
const live: Publishing = { ...base, state: 'live', since: now };
const failed: Publishing = { ...base, state: 'failed', since: now, problem: 'It took too long.' };

const item: PublishedItem = {
  kind: 'job',
  id: 'j1',
  changedAt: '2026-11-20T15:00:00.000Z',
  isUnpublished: false,
  pageUrl: '/career/night-aide',
};
const excluded = [
  { kind: 'job', id: 'j1', title: 'Night aide', problem: 'The last day, 2026-10-28, is over.' },
] satisfies Publishing['excluded'];

function renderStatus(
  publishing: Publishing | (() => Publishing | undefined),
  props: Partial<Parameters<typeof PublishingStatus>[0]> = {},
) {
  const fetcher = typeof publishing === 'function' ? publishing : () => publishing;
  return render(
    <SWRConfig value={{ provider: () => new Map(), fetcher, dedupingInterval: 0 }}>
      <StaffContext.Provider value={{ role: 'owner' } as unknown as Staff}>
        <PublishingStatus changes={1} {...props} />
      </StaffContext.Provider>
    </SWRConfig>,
  );
}

test('shows the step and the seconds of a running update', () => {
  const since = '2026-11-20T15:00:00.000Z';
  const running: Publishing = { ...base, state: 'running', step: 'building', since };
  expect(formatPublishingStatus(running, 3_400)).toBe('Publishing… building pages (15 s)');
});

test('says that a change waits for an update that started before it', () => {
  const since = '2026-11-20T14:57:33.000Z';
  const running: Publishing = {
    ...base,
    state: 'running',
    step: 'building',
    since,
    hasQueuedBuild: true,
  };
  expect(formatPublishingStatus(running, 0, item)).toBe(
    'Another update is finishing; yours is next.',
  );
});

test('shows when the site or an item was updated', () => {
  const old: PublishedItem = { ...item, changedAt: '2026-11-02T15:00:00.000Z' };
  expect(formatPublishingStatus(live, 0)).toMatch(/^Live since 10:00 AM( EST)?$/);
  expect(formatPublishingStatus(live, 0, old)).toMatch(/^Live \(updated Nov 2, /);
  expect(formatPublishingStatus(live, 0, { ...old, isUnpublished: true })).toMatch(
    /^Removed from the site/,
  );
  expect(formatPublishingStatus(live, 0, { ...old, hasUnpublishedChanges: true })).toMatch(
    /^The published version is live/,
  );
});

test.each([
  ['2026-11-20T15:00:01.000Z', 'failed', 'Live. The site couldn’t be updated. x'],
  ['2026-11-20T14:00:00.000Z', 'failed', 'The site couldn’t be updated. x'],
  [null, 'queued', 'Waiting to be published…'],
  ['2026-11-20T15:00:01.000Z', 'queued', 'Live. Another change is waiting.'],
] as const)('an item that was live at %s and a site that is %s', (liveAsOf, state, message) => {
  expect(formatPublishingStatus({ ...base, state, problem: 'x', liveAsOf }, 0, item)).toBe(message);
});

test('an error can be retried', async () => {
  callStaff.mockResolvedValue(queued);
  renderStatus(failed);
  await screen.findAllByText('The site couldn’t be updated. It took too long.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Waiting to be published…')).toBeTruthy();
  expect(callStaff).toHaveBeenCalledWith('/publishing/retry', { method: 'POST' });
});

test('a list shows only updates in progress, errors, and exclusions', async () => {
  const { container } = renderStatus(live, { onlyIfNeeded: true });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(container.textContent).toBe('');
  cleanup();
  renderStatus(queued, { onlyIfNeeded: true });
  expect(await screen.findByText('Waiting to be published…')).toBeTruthy();
  cleanup();
  renderStatus({ ...live, excluded }, { onlyIfNeeded: true });
  expect((await screen.findByRole('listitem')).textContent).toBe(
    'Job Night aide is not on the site. The last day, Oct 28, 2026, is over.',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/all-job-post?job=j1');
});

test('an item links to its page only while it is on the site', async () => {
  renderStatus(live, { item: item });
  const link = await screen.findByRole('link', { name: 'View on site' });
  expect(link.getAttribute('href')).toBe('/career/night-aide');
  cleanup();
  renderStatus(queued, { item: item });
  await screen.findByText('Waiting to be published…');
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  renderStatus({ ...live, excluded }, { item: item });
  await screen.findByText('This job is not on the site. The last day, Oct 28, 2026, is over.');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a changed list fetches the status again', async () => {
  const fetcher = vi.fn(() => queued);
  const cache = new Map();
  const status = (changes: unknown) => (
    <SWRConfig value={{ provider: () => cache, fetcher }}>
      <PublishingStatus changes={changes} />
    </SWRConfig>
  );
  const { rerender } = render(status(undefined));
  await screen.findByText('Waiting to be published…');
  rerender(status('the list'));
  expect(fetcher).toHaveBeenCalledTimes(1);
  rerender(status('the list, changed'));
  await waitFor(() => expect(fetcher).toHaveBeenCalledTimes(2));
});

test('polls until the update is done', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const running: Publishing = { ...base, state: 'running', step: 'building', since: now };
    const responses = [queued, running, live];
    renderStatus(() => (responses.length > 1 ? responses.shift() : responses[0]));
    for (let second = 1; second <= 6; second += 1) {
      await act(() => vi.advanceTimersByTimeAsync(1_000));
    }
    expect(screen.getByRole('status').textContent).toMatch(/^Live since/);
  } finally {
    vi.useRealTimers();
  }
});

test('names fields as the form does', () => {
  const problem = 'The field "description" is too short, 9 characters.';
  expect(formatExclusionReason({ kind: 'post', problem })).toBe(
    'The field “Excerpt” is too short, 9 characters.',
  );
});
