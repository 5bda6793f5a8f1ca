import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { useIsMounted } from './use-is-mounted';

test('a component is mounted until it is removed, also in strict mode', () => {
  const { result, unmount } = renderHook(useIsMounted, { wrapper: StrictMode });
  expect(result.current()).toBe(true);
  unmount();
  expect(result.current()).toBe(false);
});
