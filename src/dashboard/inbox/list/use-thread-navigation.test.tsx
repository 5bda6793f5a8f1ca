import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chat } from '../../../../contract/inbox/testing/sample-threads';
import { useNeighbour } from './use-thread-navigation';

test('where no thread is open one goes on from the row that has the focus, and from the first where none has', () => {
  const chats = ['ann', 'bo', 'cy'].map((userId) => chat({ userId }));
  const goTo = vi.fn();
  const { result } = renderHook(() =>
    useNeighbour({ chats, selected: null, page: 1, lastPage: 1 }, goTo),
  );
  result.current(1);
  expect(goTo).toHaveBeenLastCalledWith({ thread: 'ann' });
  const row = document.body.appendChild(document.createElement('a'));
  row.dataset.thread = 'bo';
  row.href = '#';
  row.focus();
  const { result: back } = renderHook(() =>
    useNeighbour({ chats, selected: null, page: 1, lastPage: 1 }, goTo),
  );
  back.current(1);
  expect(goTo).toHaveBeenLastCalledWith({ thread: 'cy' });
});
