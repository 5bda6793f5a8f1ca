import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import { NotificationsDialog } from './notifications-dialog';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));
const permission = vi.hoisted(() => ({ value: 'denied' }));
vi.mock('./desktop', () => ({
  useDesktopPermission: () => permission.value,
  showOnDesktop: vi.fn(),
}));

const settings = {
  desktop: ['mention'],
  email: ['mention', 'assigned'],
  digest: false,
  quiet: { from: '18:00', until: '08:00', daysOff: true },
};
let last: object | null;
beforeEach(() => {
  callStaff.mockReset().mockResolvedValue(null);
  last = null;
});

const onClose = vi.fn();
async function open() {
  render(
    <SWRConfig
      value={{ fetcher: () => Promise.resolve({ settings, last }), provider: () => new Map() }}
    >
      <NotificationsDialog onClose={onClose} />
    </SWRConfig>,
  );
  return screen.findByRole('button', { name: 'Send test' });
}
const getBox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('changes the events and the quiet hours of the account', async () => {
  await open();
  fireEvent.click(getBox('A colleague mentioned you: Email'));
  fireEvent.click(getBox('Your reply is overdue: Desktop'));
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '09:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const body = {
    ...settings,
    desktop: ['mention', 'overdue'],
    email: ['assigned'],
    quiet: { ...settings.quiet, until: '09:00' },
  };
  expect(callStaff.mock.calls).toEqual([['PUT /notifications/settings', { body }]]);
});

test('says that the browser blocks notifications, and why the last email failed', async () => {
  last = { at: '2026-11-30T14:12:00.000Z', state: 'dead', reason: 'The mail server is full.' };
  await open();
  expect(screen.getByText(/^This browser blocks desktop notifications/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
  expect(screen.getByText(/^Last email: Mon, Nov 30, 9:12 AM.*, failed\. The mail/)).toBeTruthy();
});

test('keeps the changes when they can’t be saved', async () => {
  await open();
  callStaff.mockRejectedValue(new Error('offline'));
  fireEvent.click(getBox('Quiet hours'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved.');
  expect(getBox('Quiet hours').checked).toBe(false);
});
