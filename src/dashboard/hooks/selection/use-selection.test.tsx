import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from './use-selection';

const rows = [{ id: 'r1' }, { id: 'r2' }];

test('nothing is selected beside an open record, and the selection is back after it', () => {
  const { result, rerender } = renderHook(
    ({ isOff }) => useSelection(rows, ({ id }) => id, isOff),
    {
      initialProps: { isOff: false },
    },
  );
  act(() => result.current.select(['r2']));
  rerender({ isOff: true });
  expect([result.current.selectedRows, result.current.tableSelection]).toEqual([[], undefined]);
  rerender({ isOff: false });
  expect(result.current.selectedRows).toEqual([{ id: 'r2' }]);
});

test('another list starts with nothing selected, and one checkbox selects all rows', () => {
  const { result, rerender } = renderHook(
    ({ list }) => useSelection(rows, ({ id }) => id, false, list),
    { initialProps: { list: 'page 1' } },
  );
  act(() => result.current.toggle('r1'));
  expect(result.current.selectedRows).toEqual([{ id: 'r1' }]);
  rerender({ list: 'page 2' });
  expect(result.current.selectedRows).toEqual([]);
  act(() => result.current.all.toggle());
  expect([result.current.selectedRows, result.current.all.areAllSelected]).toEqual([rows, true]);
  act(() => result.current.all.toggle());
  expect(result.current.selectedRows).toEqual([]);
});

test('Shift selects and clears the rows since the one before, in both directions', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
  const { result } = renderHook(() => useSelection(five, ({ id }) => id, false));
  const toggle = (id: string, isRange?: boolean) => {
    act(() => result.current.toggle(id, isRange));
    return result.current.selectedRows.map((row) => row.id).join('');
  };
  expect(toggle('b')).toBe('b');
  expect(toggle('d', true)).toBe('bcd');
  expect(toggle('a')).toBe('abcd');
  expect(toggle('c', true)).toBe('d');
});

test('Shift without a row before selects one row', () => {
  const { result } = renderHook(() => useSelection(rows, ({ id }) => id, false));
  act(() => result.current.toggle('r2', true));
  expect(result.current.selectedRows).toEqual([{ id: 'r2' }]);
});
