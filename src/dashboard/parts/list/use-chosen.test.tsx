// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useChosen } from './use-chosen';

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
