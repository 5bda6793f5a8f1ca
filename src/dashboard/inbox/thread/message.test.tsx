import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleMessage } from '../../../../contract/inbox/testing/sample-threads';
import { ApiError } from '../../../browser/api/api-client';
import { Message, MessageText } from './message';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));

beforeEach(() => {
  callStaff.mockReset();
});

const email = sampleMessage({ id: 'm2', channel: 'email', text: 'At five.', hasFullText: true });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('shows and hides the rest of an email, and loads it once', async () => {
  callStaff.mockResolvedValue({ text: 'At five.\n\n> When may we call?' });
  render(<MessageText userId="p1" message={email} />);
  expect(screen.queryByText(/When may we call/)).toBeNull();
  press('Show full email');
  await waitFor(() => expect(screen.getByText(/When may we call/)).toBeTruthy());
  expect(callStaff).toHaveBeenCalledWith('GET /chats/:userId/messages/:messageId/full-text', {
    params: { userId: 'p1', messageId: 'm2' },
  });
  press('Show less');
  expect(screen.queryByText(/When may we call/)).toBeNull();
  press('Show full email');
  expect(screen.getByText(/When may we call/)).toBeTruthy();
  expect(callStaff).toHaveBeenCalledOnce();
});

test('keeps the text and can try again if the rest can’t be loaded', async () => {
  callStaff.mockRejectedValueOnce(new ApiError(500, 'internal', 'Try again later.'));
  callStaff.mockResolvedValue({ text: '> When may we call?' });
  render(<MessageText userId="p1" message={email} />);
  press('Show full email');
  await waitFor(() => expect(screen.getByText(/Couldn’t load the full email/)).toBeTruthy());
  expect(screen.getByText('At five.')).toBeTruthy();
  press('Show full email');
  await waitFor(() => expect(screen.getByText(/When may we call/)).toBeTruthy());
  expect(screen.queryByText(/Couldn’t load/)).toBeNull();
});

test('has no button if nothing was left out', () => {
  render(<MessageText userId="p1" message={sampleMessage()} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [
    { channel: 'email', email: 'ana@family.example' },
    'Ana Delgado · Email from ana@family.example',
  ],
  [{ channel: 'sms', number: '9175550101' }, 'Ana Delgado · Text message from (917) 555-0101'],
] as const)('shows who sent a message and from where: %o', (from, line) => {
  const message = sampleMessage({ sender: 'Ana Delgado', ...from });
  render(<Message userId="p1" message={message} onQueued={() => undefined} />);
  expect(screen.getByRole('listitem').textContent).toContain(line);
});
