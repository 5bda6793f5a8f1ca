import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { useStillHere } from './use-is-mounted';

test('a part is here until it is left, also where the development server puts it up twice', () => {
  const { result, unmount } = renderHook(useStillHere, { wrapper: StrictMode });
  expect(result.current()).toBe(true);
  unmount();
  expect(result.current()).toBe(false);
});
