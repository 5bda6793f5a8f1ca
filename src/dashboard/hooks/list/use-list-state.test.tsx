import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flag, listAddress, page, words } from './list-params';
import { useListState } from './use-list-state';

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock('gatsby', () => ({ navigate }));

const address = listAddress({ query: words(), late: flag('late'), page });

/** A list at an address that the router has told of. */
const listAt = (search: string) =>
  renderHook(({ search }) => useListState({ search }, '/list', address), {
    initialProps: { search },
  });

beforeEach(() => {
  navigate.mockReset();
  window.history.replaceState(null, '', '/list');
});
afterEach(cleanup);

test('what is chosen stands at once, before the router has told of the new address', () => {
  const list = listAt('');
  act(() => list.result.current.change({ late: true }));
  expect(navigate).toHaveBeenCalledWith('/list?late=1', { replace: true });
  expect(list.result.current.state.late).toBe(true);
  expect(list.result.current.inUse).toBe(1);
});

test('once the address has moved on it alone says what is so, also when it comes back', () => {
  const list = listAt('');
  act(() => list.result.current.change({ late: true }));
  list.rerender({ search: '?late=1' });
  expect(list.result.current.state.late).toBe(true);
  list.rerender({ search: '' });
  expect(list.result.current.state.late).toBe(false);
});

test('another way that was gone meanwhile is not overruled by what was chosen before', () => {
  const list = listAt('');
  act(() => list.result.current.change({ late: true }));
  list.rerender({ search: '?q=Ann' });
  expect(list.result.current.state).toMatchObject({ query: 'Ann', late: false });
});

test('a second change goes on from what the address says by then', () => {
  const list = listAt('');
  act(() => list.result.current.change({ late: true }));
  window.history.replaceState(null, '', '/list?late=1');
  act(() => list.result.current.change({ query: 'Ann' }));
  expect(list.result.current.state).toMatchObject({ query: 'Ann', late: true });
});

test('what is changed once the list was left leads nobody back to it', () => {
  const list = listAt('');
  const { change } = list.result.current;
  list.unmount();
  change({ late: true });
  expect(navigate).not.toHaveBeenCalled();
});
