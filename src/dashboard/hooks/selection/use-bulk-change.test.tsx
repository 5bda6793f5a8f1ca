import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SelectionBar } from '../../components/selection';
import { offerUndo, useUndoOffer } from '../use-undo-offer';
import { useBulkChange } from './use-bulk-change';

type Row = { id: string; version: number; isClosed: boolean };
const createRows = (count: number, isClosed = false): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index}`, version: 1, isClosed }));

const call = vi.fn();
beforeEach(() => {
  call.mockReset();
  call.mockImplementation((rows: readonly Row[]) =>
    Promise.resolve({ changed: rows.map(({ id }) => id), rejected: [], undo: 'token' }),
  );
});

function Bar({ rows, warning }: { rows: readonly Row[]; warning?: string }) {
  const selection = {
    selectedRows: rows as Row[],
    select: () => undefined,
    all: { count: rows.length, areAllSelected: true, toggle: () => undefined },
    getName: ({ id }: Row) => id,
  };
  const bulk = useBulkChange(selection, {
    noun: 'thread',
    refresh: () => undefined,
    undoCall: 'POST /chats/undo',
  });
  const offer = useUndoOffer();
  const close = () =>
    bulk.change({
      call,
      verb: 'Mark',
      done: 'Marked',
      suffix: 'as closed',
      goal: { state: 'closed', isReached: ({ isClosed }) => isClosed },
      warning,
    });
  return (
    <>
      <SelectionBar label="Change" {...bulk}>
        <button onClick={close}>Close</button>
      </SelectionBar>
      <output>{offer?.message}</output>
      <button onClick={() => offer?.undo?.onUndone(true)}>Undone</button>
    </>
  );
}

const click = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

test('changes up to 20 rows at once and offers to undo it', async () => {
  render(<Bar rows={createRows(20)} />);
  await click('Close');
  expect(call).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Marked 20 threads as closed')).toBeTruthy();
});

test('forgets the result of a change that was undone', async () => {
  render(<Bar rows={createRows(2)} />);
  await click('Close');
  expect(screen.getByText('Marked 2 threads as closed.')).toBeTruthy();
  await click('Undone');
  expect(screen.queryByText('Marked 2 threads as closed.')).toBeNull();
});

test('its result disappears when it can’t be undone anymore, but an error stays', async () => {
  render(<Bar rows={createRows(2)} />);
  await click('Close');
  act(() => offerUndo(null));
  expect(screen.queryByText('Marked 2 threads as closed.')).toBeNull();
  const rejected = [{ id: 'r1', message: 'Ira changed this.' }];
  call.mockResolvedValue({ changed: ['r0'], rejected, undo: 'token' });
  await click('Close');
  act(() => offerUndo(null));
  expect(screen.getByText(/Not changed: r1: Ira changed this/)).toBeTruthy();
});

test('says how many rows were already so', async () => {
  render(<Bar rows={[...createRows(3, true).slice(2), ...createRows(2)]} />);
  await click('Close');
  expect(screen.getByText('Marked 2 threads as closed. 1 already closed')).toBeTruthy();
});

test('asks before it changes more than 20 rows', async () => {
  render(<Bar rows={createRows(21)} />);
  await click('Close');
  expect(call).not.toHaveBeenCalled();
  const question = screen.getByRole('group', { name: 'Mark 21 threads as closed?' });
  expect(document.activeElement).toBe(question);
  await click('Cancel');
  expect(call).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Change' }));
  await click('Close');
  await click('Mark 21 threads');
  expect(call).toHaveBeenCalledTimes(1);
});

test('the question stays until the rows are changed, so a double click hits nothing else', async () => {
  let respond: (response: object) => void = () => undefined;
  call.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  render(<Bar rows={createRows(21)} />);
  await click('Close');
  const confirm = screen.getByRole('button', { name: 'Mark 21 threads' });
  fireEvent.click(confirm);
  expect(confirm.isConnected && confirm.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(confirm);
  expect(call).toHaveBeenCalledTimes(1);
  await act(async () => respond({ changed: [], rejected: [], undo: null }));
  expect(confirm.isConnected).toBe(false);
});

test('counts only rows that change', async () => {
  render(<Bar rows={[...createRows(30, true).slice(20), ...createRows(20)]} />);
  await click('Close');
  expect(call).toHaveBeenCalledTimes(1);
});

test('asks about a warning, however few rows there are', async () => {
  render(<Bar rows={createRows(1)} warning="No pay stub is attached." />);
  await click('Close');
  expect(call).not.toHaveBeenCalled();
  expect(screen.getByText('No pay stub is attached.')).toBeTruthy();
});

test('drops the question when other rows are selected', async () => {
  const { rerender } = render(<Bar rows={createRows(21)} />);
  await click('Close');
  rerender(<Bar rows={createRows(40)} />);
  expect(screen.queryByRole('group', { name: /\?$/ })).toBeNull();
  expect(call).not.toHaveBeenCalled();
});
