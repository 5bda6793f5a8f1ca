import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../browser/api/api-client';
import { Delivery } from './delivery';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));

beforeEach(() => {
  callStaff.mockReset();
});

const show = (path: string, onQueued: () => void) =>
  render(<Delivery message={{ delivery: 'failed', problem: null }} {...{ path, onQueued }} />);
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

test('a double click makes one call', async () => {
  callStaff.mockResolvedValue({});
  const onQueued = vi.fn();
  show('/chats/p%201/messages/m1', onQueued);
  press();
  press();
  await waitFor(() => expect(onQueued).toHaveBeenCalledOnce());
  expect(callStaff.mock.calls).toEqual([['/chats/p%201/messages/m1/retry', { method: 'POST' }]]);
});

test('an error says why, and the message can be sent again', async () => {
  const message = 'This person has not agreed to text messages, or has opted out.';
  callStaff.mockRejectedValueOnce(new ApiError(409, 'no_consent', message)).mockResolvedValue({});
  const onQueued = vi.fn();
  show('/chats/p1/messages/m1', onQueued);
  press();
  expect((await screen.findByRole('alert')).textContent).toBe(`Not sent. ${message}`);
  expect(onQueued).not.toHaveBeenCalled();
  press();
  await waitFor(() => expect(onQueued).toHaveBeenCalledOnce());
});
