import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFieldErrors } from './use-field-errors';

test('a late check of a field keeps its server error until the field changes', async () => {
  const { result } = renderHook(() =>
    useFieldErrors(['contact', 'name'], () => Promise.resolve(null)),
  );
  act(() => result.current.showServerErrors({ contact: 'Phone number already exists' }));
  await act(() => result.current.validate('contact'));
  await act(() => result.current.validateChange('name'));
  expect(result.current.errors).toEqual({ contact: 'Phone number already exists' });
  await act(() => result.current.validateChange('contact'));
  expect(result.current.errors).toEqual({});
});

test('a slow check does not overwrite a later one', async () => {
  const resolvers: ((error: string | null) => void)[] = [];
  const { result } = renderHook(() =>
    useFieldErrors(['contact'], () => new Promise((resolve) => resolvers.push(resolve))),
  );
  const [first, second] = [result.current.validate('contact'), result.current.validate('contact')];
  resolvers[1]?.(null);
  await act(() => second);
  resolvers[0]?.('Phone number already exists');
  await act(() => first);
  expect(result.current.errors).toEqual({});
});
