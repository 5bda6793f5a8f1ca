import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useChosen } from './use-selection';

const rows = [{ id: 'r1' }, { id: 'r2' }];

test('beside what is open nothing is chosen and nothing can be, and what was chosen is so again after that', () => {
  const { result, rerender } = renderHook(({ isOff }) => useChosen(rows, ({ id }) => id, isOff), {
    initialProps: { isOff: false },
  });
  act(() => result.current.choose(['r2']));
  rerender({ isOff: true });
  expect([result.current.chosen, result.current.choice]).toEqual([[], undefined]);
  rerender({ isOff: false });
  expect(result.current.chosen).toEqual([{ id: 'r2' }]);
});

test('what was chosen in another list is let go, and all of a page are chosen and let go by one box', () => {
  const { result, rerender } = renderHook(
    ({ list }) => useChosen(rows, ({ id }) => id, false, list),
    { initialProps: { list: 'page 1' } },
  );
  act(() => result.current.toggle('r1'));
  expect(result.current.chosen).toEqual([{ id: 'r1' }]);
  rerender({ list: 'page 2' });
  expect(result.current.chosen).toEqual([]);
  act(() => result.current.all.toggle());
  expect([result.current.chosen, result.current.all.areChosen]).toEqual([rows, true]);
  act(() => result.current.all.toggle());
  expect(result.current.chosen).toEqual([]);
});
