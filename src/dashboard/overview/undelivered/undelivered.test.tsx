import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type {
  Undelivered,
  UndeliveredItem,
} from '../../../../contract/overview/undelivered-schema';
import { ApiError } from '../../../browser/api/api-client';
import { NotDelivered } from './undelivered';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));
vi.mock('gatsby', () => ({ navigate: vi.fn() }));

beforeEach(() => {
  callStaff.mockResolvedValue({ items: [], hasMore: false, limits: [] });
});
afterEach(() => {
  callStaff.mockReset();
});

const notice: UndeliveredItem = {
  id: 'job-1',
  what: 'notice',
  channel: 'email',
  about: { kind: 'thread', id: 'u-ann', type: null, name: 'Ann Lee' },
  to: 'ny@agency.example',
  message: null,
  state: 'failed',
  reason: 'The mail server rejected this address (550).',
  since: '2026-03-02T15:00:00.000Z',
  isRetryable: true,
};
const reply: UndeliveredItem = {
  ...notice,
  id: 'job-2',
  what: 'reply',
  channel: 'sms',
  to: null,
  message: 'm-1',
};
const update: UndeliveredItem = {
  ...reply,
  id: 'job-3',
  what: 'update',
  channel: 'email',
  about: { kind: 'request', id: 'r-1', type: 'payStub', name: 'Ann Lee, PS-1' },
  message: 'm-2',
  isRetryable: false,
};

const mutate = vi.fn();
const show = (items: UndeliveredItem[], limits: Undelivered['limits'] = [], hasMore = false) =>
  render(<NotDelivered data={{ items, hasMore, limits }} mutate={mutate} />);

test('shows nothing when everything was delivered', () => {
  show([]);
  expect(screen.queryByText('Not delivered')).toBeNull();
});

test('shows what failed, for whom, why, and since when', () => {
  show([notice, { ...update, state: 'retrying' }]);
  const [first, second] = within(screen.getByRole('region', { name: 'Not delivered' }))
    .getAllByRole('listitem')
    .map((row) => row);
  const link = within(first as HTMLElement).getByRole('link');
  expect(link.textContent).toBe('Notice to ny@agency.example about Ann Lee');
  expect(link.getAttribute('href')).toContain('thread=u-ann');
  expect(first?.textContent).toContain('rejected this address (550)');
  expect(first?.querySelector('time')?.dateTime).toBe(notice.since);
  expect(second?.textContent).toContain('Request update to Ann Lee, PS-1 (email)');
  expect(second?.textContent).toContain('Retrying.');
  // Neither action would help.
  expect(within(second as HTMLElement).queryAllByRole('button')).toEqual([]);
});

const retryCall = 'POST /chats/:userId/messages/:messageId/retry';

test('a retry sends a notice by its job and a reply by its thread', async () => {
  show([notice, reply]);
  fireEvent.click(screen.getByRole('button', { name: 'Retry all 2' }));
  await waitFor(() => expect(mutate).toHaveBeenCalled());
  expect(callStaff.mock.calls).toEqual([
    ['POST /undelivered/retry', { body: { ids: ['job-1'] } }],
    [retryCall, { params: { userId: 'u-ann', messageId: 'm-1' } }],
  ]);
});

test('a reply that is rejected is named and doesn’t stop the others', async () => {
  const other = { ...reply, id: 'job-4', message: 'm-4' };
  callStaff.mockRejectedValueOnce(new ApiError(409, 'no_consent', 'Opted out.'));
  show([reply, other]);
  fireEvent.click(screen.getByRole('button', { name: 'Retry all 2' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Not retried: Reply to Ann Lee (text): Opted out.',
  );
  expect(callStaff.mock.calls).toEqual([
    [retryCall, { params: { userId: 'u-ann', messageId: 'm-1' } }],
    [retryCall, { params: { userId: 'u-ann', messageId: 'm-4' } }],
  ]);
});

test('an error of a retry is shown, and a dismissal uses the new list', async () => {
  callStaff.mockRejectedValueOnce(new Error('x'));
  show([notice]);
  fireEvent.click(screen.getByRole('button', { name: /^Retry: Notice/ }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Dismiss: Notice/ }));
  await waitFor(() =>
    expect(mutate).toHaveBeenCalledWith({ items: [], hasMore: false, limits: [] }, false),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the focus stays at the list when its row disappears', () => {
  const { rerender } = show([notice, reply]);
  const dismiss = screen.getByRole('button', { name: /^Dismiss: Notice/ });
  dismiss.focus();
  fireEvent.click(dismiss);
  rerender(<NotDelivered data={{ items: [reply], hasMore: false, limits: [] }} mutate={mutate} />);
  expect(document.activeElement?.textContent).toBe('Not delivered');
});

test('a long list is collapsed', () => {
  const items = Array.from({ length: 8 }, (_, index) => ({ ...notice, id: `job-${index}` }));
  show(items, [], true);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 8' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  expect(screen.getByText(/There are more/)).toBeTruthy();
});

test('shows the limits that are used up', () => {
  show([], [{ what: 'texts', max: 500, endsAt: '2026-03-03T00:00:00.000Z' }]);
  expect(screen.getByRole('listitem').textContent).toMatch(
    /^No more confirmation texts until .*: the limit of 500 a day is used up\.$/,
  );
});
