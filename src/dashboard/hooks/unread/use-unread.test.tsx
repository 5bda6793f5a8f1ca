import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sampleChat, sampleMessage } from '../../../../contract/inbox/testing/sample-threads';
import { useUnread } from './use-unread';

const chats = [
  sampleChat({ userId: 'ana', messages: [sampleMessage(), sampleMessage({ id: 'm2' })] }),
  sampleChat({ userId: 'bo' }),
];
const stored = (key: string) => window.localStorage.getItem(key);

beforeEach(() => window.localStorage.clear());

test('the badge is stored in dashBoardMessage and shows before the threads load', () => {
  renderHook(() => useUnread(chats));
  expect(stored('dashBoardMessage')).toBe('3');
  expect(renderHook(() => useUnread(undefined)).result.current.badge).toBe(3);
});

test('the form-messages link resets the badge to 0 and stores the current counts', () => {
  const { result } = renderHook(() => useUnread(chats));
  act(() => result.current.markAllSeen());
  expect(result.current.badge).toBe(0);
  expect(stored('dashBoardMessage')).toBe('0');
  expect(JSON.parse(stored('lastMessageCount') ?? '')).toEqual({ ana: 2, bo: 1 });
  expect(chats.map(result.current.countUnread)).toEqual([2, 1]);
});

test('the form-messages link also counts for threads that are still loading', () => {
  window.localStorage.setItem('dashBoardMessage', '3');
  const { result, rerender } = renderHook(
    (arrived: typeof chats | undefined) => useUnread(arrived),
    { initialProps: undefined as typeof chats | undefined },
  );
  act(() => result.current.markAllSeen());
  rerender(chats);
  expect(result.current.badge).toBe(0);
  expect(stored('dashBoardMessage')).toBe('0');
  expect(JSON.parse(stored('lastMessageCount') ?? '')).toEqual({ ana: 2, bo: 1 });
  const later = [sampleMessage({ at: '2036-01-01T00:00:00.000Z' })];
  rerender([...chats, sampleChat({ userId: 'cy', messages: later })]);
  expect(result.current.badge).toBe(1);
});

test('opening a thread marks only that thread as read', () => {
  const { result } = renderHook(() => useUnread(chats));
  act(() => result.current.markThreadRead(chats[0] ?? sampleChat()));
  expect(result.current.badge).toBe(1);
  expect(stored('dashBoardMessage')).toBe('1');
});

test('malformed storage counts as nothing seen', () => {
  window.localStorage.setItem('lastMessageCount', '{"ana":');
  window.localStorage.setItem('dashBoardMessage', 'many');
  expect(renderHook(() => useUnread(undefined)).result.current.badge).toBe(0);
  expect(renderHook(() => useUnread(chats)).result.current.badge).toBe(3);
});
