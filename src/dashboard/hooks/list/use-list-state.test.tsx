import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createListParams } from './list-params';
import { param } from './url-params';
import { useListState } from './use-list-state';

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock('gatsby', () => ({ navigate }));

const params = createListParams({
  query: param.search,
  late: param.flag('late'),
  page: param.page,
});

const renderListAt = (search: string) =>
  renderHook(({ search }) => useListState({ search }, '/list', params), {
    initialProps: { search },
  });

beforeEach(() => {
  navigate.mockReset();
  window.history.replaceState(null, '', '/list');
});

test('a change shows before the router reports the new URL', () => {
  const { result } = renderListAt('');
  act(() => result.current.update({ late: true }));
  expect(navigate).toHaveBeenCalledWith('/list?late=1', { replace: true });
  expect(result.current.state.late).toBe(true);
});

test('the URL wins once it has changed', () => {
  const { result, rerender } = renderListAt('');
  act(() => result.current.update({ late: true }));
  rerender({ search: '?q=Ann' });
  expect(result.current.state).toMatchObject({ query: 'Ann', late: false });
  rerender({ search: '' });
  expect(result.current.state.late).toBe(false);
});

test('a second change keeps the first one', () => {
  const { result } = renderListAt('');
  act(() => result.current.update({ late: true }));
  window.history.replaceState(null, '', '/list?late=1');
  act(() => result.current.update({ query: 'Ann' }));
  expect(result.current.state).toMatchObject({ query: 'Ann', late: true });
});

test('two changes at once are both in the URL', () => {
  const { result, rerender } = renderListAt('');
  act(() => {
    result.current.update({ late: true });
    result.current.update({ query: 'Ann' });
  });
  expect(navigate).toHaveBeenLastCalledWith('/list?q=Ann&late=1', { replace: true });
  rerender({ search: '?q=Ann&late=1' });
  rerender({ search: '' });
  act(() => result.current.update({ query: 'Bo' }));
  expect(navigate).toHaveBeenLastCalledWith('/list?q=Bo', { replace: true });
});

test('a change after the user left the list does not bring them back', () => {
  const { result, unmount } = renderListAt('');
  const { update } = result.current;
  unmount();
  update({ late: true });
  expect(navigate).not.toHaveBeenCalled();
});
