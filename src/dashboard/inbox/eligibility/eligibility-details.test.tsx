import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EligibilityDetails as Details } from '../../../../contract/inbox/schema';
import { ApiError } from '../../../browser/api/api-client';
import { sampleEligibility } from '../../../../contract/inbox/testing/sample-threads';
import { EligibilityDetails } from './eligibility-details';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));

beforeEach(() => {
  callStaff.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (details: Partial<Details> = {}) =>
  render(<EligibilityDetails userId="p1" messageId="m1" details={sampleEligibility(details)} />);
const button = (name: string) => screen.getByRole('button', { name });

describe('a masked field', () => {
  test('is fetched only when revealed, and Hide masks it again', async () => {
    callStaff.mockResolvedValue({ value: '3 14 1946' });
    show();
    expect(callStaff).not.toHaveBeenCalled();
    fireEvent.click(button('Reveal date of birth'));
    expect(await screen.findByText('3 14 1946')).toBeTruthy();
    expect(callStaff).toHaveBeenCalledWith('POST /chats/:userId/messages/:messageId/reveal', {
      params: { userId: 'p1', messageId: 'm1' },
      body: { field: 'dob' },
    });
    fireEvent.click(button('Hide date of birth'));
    expect(screen.queryByText('3 14 1946')).toBeNull();
  });

  test('is masked again after a minute', async () => {
    vi.useFakeTimers();
    callStaff.mockResolvedValue({ value: 'SAMPLE-1' });
    show();
    fireEvent.click(button('Reveal Medicaid number'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(screen.getByText('SAMPLE-1')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1_001));
    expect(screen.queryByText('SAMPLE-1')).toBeNull();
  });

  test('stays masked and shows the error when the server rejects the request', async () => {
    callStaff.mockRejectedValue(new ApiError(403, 'forbidden', 'This is not for your role.'));
    show();
    fireEvent.click(button('Reveal date of birth'));
    expect((await screen.findByRole('alert')).textContent).toBe('This is not for your role.');
    expect(button('Reveal date of birth')).toBeTruthy();
  });
});

test('shows what was not provided without a way to open it', () => {
  show({ medicate: null, email: null, cardId: null, consent: false });
  expect(screen.queryByRole('button', { name: 'Reveal Medicaid number' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'View benefit card' })).toBeNull();
  expect(screen.getByText('Didn’t agree on this form')).toBeTruthy();
});
