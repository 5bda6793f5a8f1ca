import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../browser/api/api-client';
import { Delivery } from './timeline';

const retry = vi.fn();
beforeEach(() => {
  retry.mockReset();
});

const show = (onQueued: () => void) =>
  render(<Delivery message={{ delivery: 'failed', problem: null }} {...{ retry, onQueued }} />);
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

test('a double click makes one call', async () => {
  retry.mockResolvedValue({});
  const onQueued = vi.fn();
  show(onQueued);
  press();
  press();
  await waitFor(() => expect(onQueued).toHaveBeenCalledOnce());
  expect(retry).toHaveBeenCalledOnce();
});

test('an error says why, and the message can be sent again', async () => {
  const message = 'This person has not agreed to text messages, or has opted out.';
  retry.mockRejectedValueOnce(new ApiError(409, 'no_consent', message)).mockResolvedValue({});
  const onQueued = vi.fn();
  show(onQueued);
  press();
  expect((await screen.findByRole('alert')).textContent).toBe(`Not sent. ${message}`);
  expect(onQueued).not.toHaveBeenCalled();
  press();
  await waitFor(() => expect(onQueued).toHaveBeenCalledOnce());
});

test('offers no retry to a number that can’t get texts', () => {
  const message = {
    delivery: 'failed',
    problem: 'This isn’t a mobile number.',
    isFinal: true,
  } as const;
  render(<Delivery message={message} {...{ retry, onQueued: vi.fn() }} />);
  expect(screen.getByText(/isn’t a mobile number/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
