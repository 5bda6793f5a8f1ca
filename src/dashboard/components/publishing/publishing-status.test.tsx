import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { resolveAccess } from '../../../../contract/shared/roles';
import { SWRConfig } from 'swr';
import type { Publishing } from '../../../../contract/publishing/schema';
import { formatSiteState, getJobPublishedAt } from '../../../../contract/publishing/site-state';
import { StaffContext, type Staff } from '../../hooks/use-staff';
import {
  formatExclusionReason,
  formatPublishingStatus,
  type PublicationItem,
} from './publishing-messages';
import { SiteStateBadge, PublishingStatus } from './publishing-status';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../api/staff-client', () => ({ callStaff }));

const now = '2026-11-20T15:00:12.000Z';
const live: Publishing = {
  builtBy: 'server',
  state: 'up-to-date',
  since: now,
  message: null,
  onSiteAsOf: now,
  excluded: [],
  now,
};
const publishing: Publishing = { ...live, state: 'publishing', since: null, onSiteAsOf: null };
const failed: Publishing = { ...publishing, state: 'failed', message: 'The disk is full.' };
const handedOver: Publishing = { ...live, state: 'handed-over', builtBy: 'host' };

const item: PublicationItem = {
  kind: 'job',
  id: 'j1',
  changedAt: '2026-11-20T15:00:00.000Z',
  isUnpublished: false,
  pageUrl: '/career/night-aide',
};
const excluded = [
  {
    kind: 'job',
    id: 'j1',
    title: 'Night aide',
    issues: [{ message: 'The last day, {day}, is over.', days: ['2026-10-28'] }],
  },
] satisfies Publishing['excluded'];

function renderStatus(
  status: Publishing | (() => Publishing | undefined),
  props: Partial<Parameters<typeof PublishingStatus>[0]> = {},
) {
  const fetcher = typeof status === 'function' ? status : () => status;
  return render(
    <SWRConfig value={{ provider: () => new Map(), fetcher, dedupingInterval: 0 }}>
      <StaffContext.Provider
        value={{ access: resolveAccess({ role: 'owner' }) } as unknown as Staff}
      >
        <PublishingStatus changes={1} {...props} />
      </StaffContext.Provider>
    </SWRConfig>,
  );
}

test('shows when the site or an item was updated', () => {
  const old: PublicationItem = { ...item, changedAt: '2026-11-02T15:00:00.000Z' };
  expect(formatPublishingStatus(live)).toMatch(/^Live since 10:00 AM( EST)?$/);
  expect(formatPublishingStatus(live, old)).toMatch(/^Live \(updated Nov 2, /);
  expect(formatPublishingStatus(live, { ...old, kind: 'post', isUnpublished: true })).toMatch(
    /^Removed from the site/,
  );
  expect(formatPublishingStatus(live, { ...old, hasUnpublishedChanges: true })).toMatch(
    /^The published version is live/,
  );
});

const before = '2026-11-20T14:00:00.000Z';
const after = '2026-11-20T15:00:01.000Z';
test.each([
  [after, 'failed', 'Live. The site couldn’t be updated. x'],
  [before, 'failed', 'The site couldn’t be updated. x'],
  [null, 'publishing', 'Publishing… x Trying again.'],
  [after, 'publishing', 'Live. Publishing… x Trying again.'],
] as const)('an item that was live at %s and a site that is %s', (onSiteAsOf, state, message) => {
  expect(formatPublishingStatus({ ...live, state, message: 'x', onSiteAsOf }, item)).toBe(message);
});

test('another change does not hide that an item is live', () => {
  const status = { ...publishing, onSiteAsOf: after };
  expect(formatPublishingStatus(status, item)).toBe('Live. Another change is being published.');
  expect(formatPublishingStatus(status, { ...item, isUnpublished: true })).toBe(
    'Removed from the list of open jobs. Another change is being published.',
  );
});

test('a status from before a change does not say that it is live', () => {
  const changed = { ...item, changedAt: '2026-11-20T15:00:13.000Z' };
  expect(formatPublishingStatus(live, changed)).toBe('Publishing…');
  expect(formatSiteState(live, changed, 'Open')).toBe('Publishing…');
});

test('a change that was sent to the host is live once the host has reported it', () => {
  const sent = { ...handedOver, onSiteAsOf: before };
  expect(formatPublishingStatus(sent, item)).toMatch(/^Sent to the site’s host at 10:00 AM/);
  expect(formatPublishingStatus(handedOver, item)).toMatch(
    /^Live\. Another change was sent to the site’s host at 10:00 AM/,
  );
});

test.each([
  ['live', live, 'Open'],
  ['live before another change', { ...publishing, onSiteAsOf: after }, 'Open'],
  ['on its way', publishing, 'Publishing…'],
  ['on its way again', { ...publishing, onSiteAsOf: before }, 'Publishing…'],
  ['sent to the host', { ...handedOver, onSiteAsOf: null }, 'Waiting for the website'],
  ['not published after a failure', failed, 'Not live yet'],
  ['excluded', { ...live, excluded }, 'Not on the site'],
  ['on a site that is built by hand', { ...publishing, state: 'off' }, 'Open'],
] as const)('the badge of a job that is %s', (_case, status, label) => {
  expect(formatSiteState(status, item, 'Open')).toBe(label);
});

test('the page of a job changes on its first day at its office, and after its last', () => {
  const dates = { posted: '2026-12-01', validThrough: '2026-12-10', changedAt: after } as const;
  const job = { region: 'new-york', displayState: 'open', ...dates } as const;
  expect(getJobPublishedAt(job)).toBe('2026-12-01T05:00:00.000Z');
  expect(getJobPublishedAt({ ...job, posted: '2026-11-01' })).toBe(after);
  const expired = { ...job, displayState: 'expired' } as const;
  expect(getJobPublishedAt(expired)).toBe('2026-12-11T05:00:00.000Z');
});

test('an error can be retried', async () => {
  callStaff.mockResolvedValue(publishing);
  renderStatus(failed);
  await screen.findByText('The site couldn’t be updated. The disk is full.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Publishing…')).toBeTruthy();
  expect(callStaff).toHaveBeenCalledWith('POST /publishing/retry');
});

test('a list shows only errors, corrections, and exclusions, because its badges tell the rest', async () => {
  for (const status of [live, publishing]) {
    const { container } = renderStatus(status, { onlyIfNeeded: true });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(container.textContent).toBe('');
    cleanup();
  }
  renderStatus({ ...live, message: '1 page was corrected.' }, { onlyIfNeeded: true });
  expect((await screen.findByRole('status')).textContent).toMatch(/^Live since .*corrected\.$/);
  expect(screen.queryByRole('button')).toBeNull();
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
  for (const status of [publishing, { ...handedOver, onSiteAsOf: null }]) {
    renderStatus(status, { item: item });
    await screen.findByText(/^(Publishing…|Sent to the site’s host)/);
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
  }
  renderStatus({ ...live, excluded }, { item: item });
  await screen.findByText('This job is not on the site. The last day, Oct 28, 2026, is over.');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a changed list fetches the status again', async () => {
  const fetcher = vi.fn(() => publishing);
  const cache = new Map();
  const status = (changes: unknown) => (
    <SWRConfig value={{ provider: () => cache, fetcher }}>
      <PublishingStatus changes={changes} />
    </SWRConfig>
  );
  const { rerender } = render(status(undefined));
  await screen.findByText('Publishing…');
  rerender(status('the list'));
  expect(fetcher).toHaveBeenCalledTimes(1);
  rerender(status('the list, changed'));
  await waitFor(() => expect(fetcher).toHaveBeenCalledTimes(2));
});

test('polls until the update is done', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const responses = [publishing, publishing, live];
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
  const issues = [{ message: 'The {field} is too short, 9 characters.', field: 'description' }];
  expect(formatExclusionReason({ kind: 'post', issues })).toBe(
    'The field “Excerpt” is too short, 9 characters.',
  );
});

test('a badge claims nothing until the status has loaded', async () => {
  let respond: (status: Publishing) => void = () => undefined;
  const fetcher = () => new Promise<Publishing>((resolve) => (respond = resolve));
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher }}>
      <SiteStateBadge item={item} label="Open" />
    </SWRConfig>,
  );
  const isVisible = (text: string) =>
    getComputedStyle(screen.getByText(text).parentElement ?? document.body).visibility !== 'hidden';
  expect(isVisible('Open')).toBe(false);
  await act(async () => respond(publishing));
  await screen.findByText('Publishing…');
  expect(isVisible('Publishing…')).toBe(true);
});
