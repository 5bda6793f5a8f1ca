import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SWRConfig } from 'swr';
import { sampleChat, sampleSummary } from '../../../../contract/inbox/testing/sample-threads';
import { PossibleDuplicateLine, PossibleDuplicates } from './merge-notices';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));
beforeEach(() => {
  callStaff.mockReset();
  callStaff.mockResolvedValue({ userId: 'p1' });
});

const other = { userId: 'p2', name: 'Rosa Delgdo', contact: '2125550143', email: null };
const thread = sampleChat({ possibleDuplicates: [other] });
const onReview = vi.fn();
const show = () => {
  const toElement = (shown: typeof thread) => (
    <SWRConfig
      value={{
        provider: () => new Map(),
        fetcher: () =>
          Promise.resolve({ chats: [sampleSummary(), sampleSummary(other)], total: 2 }),
      }}
    >
      <h2 id="thread-name" tabIndex={-1}>
        Rosa Delgado
      </h2>
      <PossibleDuplicateLine thread={shown} onReview={onReview} />
      <PossibleDuplicates thread={shown} />
    </SWRConfig>
  );
  const { rerender } = render(toElement(thread));
  return { update: (next: typeof thread) => rerender(toElement(next)) };
};

test('the name of the person takes the focus of a button that disappears', () => {
  const { update } = show();
  screen.getByRole('button', { name: 'Merge Rosa Delgdo…' }).focus();
  update(sampleChat());
  expect(document.activeElement?.textContent).toBe('Rosa Delgado');
});

test('a line in the thread leads to the possible duplicates', () => {
  show();
  expect(screen.getByText('Maybe the same person as Rosa Delgdo')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  expect(onReview).toHaveBeenCalled();
});

test('nothing is shown without a possible duplicate', () => {
  show().update(sampleChat());
  expect(document.body.textContent).toBe('Rosa Delgado');
});

test('“Merge…” opens the dialog with the other thread selected, and merges only on confirmation', async () => {
  show();
  expect(screen.getByText('Rosa Delgdo, (212) 555-0143')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Merge Rosa Delgdo…' }));
  const choice = await screen.findByRole<HTMLInputElement>('radio', { name: /Rosa Delgdo/ });
  expect(choice.checked).toBe(true);
  expect(callStaff).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Merge' }));
  await waitFor(() =>
    expect(callStaff).toHaveBeenCalledWith('POST /chats/:userId/merge', {
      params: { userId: 'p1' },
      body: { userId: 'p2' },
    }),
  );
});

test('“Not the same person” is saved, and an error is shown', async () => {
  callStaff.mockRejectedValue(new Error('offline'));
  show();
  const button = screen.getByRole('button', { name: 'Rosa Delgdo is not the same person' });
  fireEvent.click(button);
  await screen.findByText(/^Not saved\./);
  callStaff.mockResolvedValue({ userId: 'p1' });
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByText(/^Not saved\./)).toBeNull());
  expect(callStaff).toHaveBeenLastCalledWith('POST /chats/:userId/distinct', {
    params: { userId: 'p1' },
    body: { userId: 'p2' },
  });
});
