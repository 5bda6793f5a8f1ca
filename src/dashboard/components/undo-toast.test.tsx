import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../browser/api/api-client';
import { offerUndo } from '../hooks/use-undo-offer';
import { UndoToast } from './undo-toast';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../api/staff-client', () => ({ callStaff }));

const onUndone = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  onUndone.mockReset();
  callStaff.mockReset().mockResolvedValue({ changed: ['r1', 'r2'], rejected: [] });
});
afterEach(() => vi.useRealTimers());

const offer = (message = 'Closed Ann Lee') =>
  act(() =>
    offerUndo({
      message,
      undo: {
        call: 'POST /chats/undo',
        token: 'token',
        getName: (id) => (id === 'r1' ? 'Ann Lee' : 'Bob Ray'),
        onUndone,
      },
    }),
  );
const findButton = () => screen.queryByRole('button', { name: 'Undo' });
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('offers and announces Undo for 10 seconds', async () => {
  render(<UndoToast />);
  expect(screen.getByRole('status').textContent).toBe('');
  offer();
  expect(screen.getByRole('status').textContent).toContain('Closed Ann Lee. To undo this, press Z');
  await wait(9.9);
  expect(findButton()).not.toBeNull();
  await wait(0.2);
  expect(findButton()).toBeNull();
});

test('announces a change that can’t be undone, without Undo', async () => {
  render(<UndoToast />);
  act(() => offerUndo({ message: 'Moved 1 application to Declined', undo: null }));
  expect(screen.getByRole('status').textContent).toBe('Moved 1 application to Declined');
  expect(findButton()).toBeNull();
  await wait(10);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('stays while the button has the focus or the pointer', async () => {
  render(<UndoToast />);
  offer();
  act(() => findButton()?.focus());
  await wait(30);
  expect(findButton()).not.toBeNull();
  act(() => findButton()?.blur());
  await wait(10);
  expect(findButton()).toBeNull();
});

test('undoes once, also with a double click', async () => {
  render(<UndoToast />);
  offer();
  const button = findButton() as HTMLElement;
  fireEvent.click(button);
  fireEvent.click(button);
  await settle();
  expect(callStaff.mock.calls).toEqual([['POST /chats/undo', { body: { token: 'token' } }]]);
  expect(onUndone.mock.calls).toEqual([[true]]);
  expect(screen.getByRole('status').textContent).toBe('Undone.');
});

test('Z undoes, but not while someone types', async () => {
  render(
    <>
      <input aria-label="Search" />
      <UndoToast />
    </>,
  );
  offer();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'z' });
  expect(callStaff).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'z' });
  await settle();
  expect(callStaff).toHaveBeenCalledTimes(1);
});

test('names what could not be restored, and keeps the message until it is dismissed', async () => {
  callStaff.mockResolvedValue({
    changed: ['r1'],
    rejected: [{ id: 'r2', message: 'Ira changed this.' }],
  });
  render(<UndoToast />);
  offer('Closed 2 threads');
  fireEvent.click(findButton() as HTMLElement);
  await wait(60);
  expect(screen.getByRole('alert').textContent).toBe(
    '1 undone. Not undone: Bob Ray: Ira changed this.',
  );
  expect(onUndone.mock.calls).toEqual([[false]]);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error belongs to its change, not to the next one', async () => {
  callStaff.mockRejectedValueOnce(new ApiError(503, 'down', 'The server is busy.'));
  render(<UndoToast />);
  offer();
  fireEvent.click(findButton() as HTMLElement);
  await settle();
  expect(screen.getByRole('alert').textContent).toBe('Not undone. The server is busy.');
  offer('Closed Bob Ray');
  expect(screen.getByRole('status').textContent).toContain('Closed Bob Ray');
  expect(findButton()).not.toBeNull();
});

test('undoes several messages at once, and names those that it can’t', async () => {
  callStaff.mockImplementation((_call: string, { body }: { body: { token: string } }) =>
    Promise.resolve(
      body.token === 'first'
        ? { changed: ['r1'], rejected: [] }
        : { changed: [], rejected: [{ id: 'r2', message: 'it’s already on its way.' }] },
    ),
  );
  render(<UndoToast />);
  const getName = (id: string) => (id === 'r1' ? 'Ann Lee' : 'Bob Ray');
  const undo = { call: 'POST /messages/undo' as const, token: ['first', 'second'], getName };
  act(() => offerUndo({ message: 'Sent to 2 people', undo: { ...undo, onUndone } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await settle();
  expect(screen.getByRole('alert').textContent).toBe(
    '1 undone. Not undone: Bob Ray: it’s already on its way.',
  );
  expect(onUndone).toHaveBeenCalledWith(false);
});
