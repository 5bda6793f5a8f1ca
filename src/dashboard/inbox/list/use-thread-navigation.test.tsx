import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleChat } from '../../../../contract/inbox/testing/sample-threads';
import { useThreadNavigation } from './use-thread-navigation';

const chats = ['ann', 'bo', 'cy'].map((userId) => sampleChat({ userId }));

type Props = { selected: string | null; page?: number; listed?: typeof chats };

function renderNavigation(initialProps: Props) {
  const goTo = vi.fn();
  const { result, rerender } = renderHook(
    ({ selected, page = 1, listed = chats }: Props) =>
      useThreadNavigation({ chats: listed, selected, page, lastPage: 2 }, goTo),
    { initialProps },
  );
  return { goTo, rerender, go: (step: 1 | -1) => result.current(step) };
}

test('starts at the first thread, or after the focused row, when no thread is open', () => {
  const first = renderNavigation({ selected: null });
  first.go(1);
  expect(first.goTo).toHaveBeenLastCalledWith({ thread: 'ann' });
  const row = document.body.appendChild(document.createElement('a'));
  row.dataset.thread = 'bo';
  row.href = '#';
  row.focus();
  const second = renderNavigation({ selected: null });
  second.go(1);
  expect(second.goTo).toHaveBeenLastCalledWith({ thread: 'cy' });
  row.remove();
});

test('counts every key press, even before the next thread has opened', () => {
  const { goTo, go } = renderNavigation({ selected: 'ann' });
  go(1);
  go(1);
  expect(goTo).toHaveBeenLastCalledWith({ thread: 'cy' });
});

test('goes on from where a thread was that has left the list', () => {
  const { goTo, go, rerender } = renderNavigation({ selected: 'bo' });
  rerender({ selected: 'bo', listed: chats.filter(({ userId }) => userId !== 'bo') });
  go(1);
  expect(goTo).toHaveBeenLastCalledWith({ thread: 'cy' });
});

test('opens the first thread of the next page after the last one of this page', () => {
  const { goTo, go, rerender } = renderNavigation({ selected: 'cy' });
  go(1);
  expect(goTo).toHaveBeenLastCalledWith({ page: 2 });
  rerender({ selected: 'cy', page: 2, listed: [sampleChat({ userId: 'dee' })] });
  expect(goTo).toHaveBeenLastCalledWith({ thread: 'dee' });
});
