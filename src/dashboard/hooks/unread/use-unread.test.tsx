import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleChat, sampleMessage } from '../../../../contract/inbox/testing/sample-threads';
import type { Chat } from '../../../../contract/inbox/schema';
import { switchReadMarkers, useUnread } from './use-unread';

const threads = vi.hoisted(() => ({ current: undefined as Chat[] | undefined }));
vi.mock('../../api/badge-counts', () => ({
  useThreadActivity: () => ({ threads: threads.current }),
}));
const renderUnread = (loaded: Chat[] | undefined) => {
  threads.current = loaded;
  const { rerender, result, unmount } = renderHook(() => useUnread());
  return {
    result,
    unmount,
    rerender: (next: Chat[]) => {
      threads.current = next;
      rerender();
    },
  };
};

const chats = [
  sampleChat({ userId: 'ana', messages: [sampleMessage(), sampleMessage({ id: 'm2' })] }),
  sampleChat({ userId: 'bo' }),
];
const stored = (key: string) => window.localStorage.getItem(key);

beforeEach(() => window.localStorage.clear());

test('the badge is stored in dashBoardMessage and shows before the threads load', () => {
  renderUnread(chats);
  expect(stored('dashBoardMessage')).toBe('3');
  expect(renderUnread(undefined).result.current.badge).toBe(3);
});

test('the form-messages link resets the badge to 0 and stores the current counts', () => {
  const { result } = renderUnread(chats);
  act(() => result.current.markAllSeen());
  expect(result.current.badge).toBe(0);
  expect(stored('dashBoardMessage')).toBe('0');
  expect(JSON.parse(stored('lastMessageCount') ?? '')).toEqual({ ana: 2, bo: 1 });
  expect(chats.map(result.current.countUnread)).toEqual([2, 1]);
});

test('the form-messages link also counts for threads that are still loading', () => {
  window.localStorage.setItem('dashBoardMessage', '3');
  const { result, rerender } = renderUnread(undefined);
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
  const { result } = renderUnread(chats);
  act(() => result.current.markThreadRead(chats[0] ?? sampleChat()));
  expect(result.current.badge).toBe(1);
  expect(stored('dashBoardMessage')).toBe('1');
});

test('malformed storage counts as nothing seen', () => {
  window.localStorage.setItem('lastMessageCount', '{"ana":');
  window.localStorage.setItem('dashBoardMessage', 'many');
  expect(renderUnread(undefined).result.current.badge).toBe(0);
  expect(renderUnread(chats).result.current.badge).toBe(3);
});

test('a thread can be marked as unread and all threads as read', () => {
  const { result } = renderUnread(chats);
  act(() => result.current.markAllRead());
  expect([result.current.badge, ...chats.map(result.current.countUnread)]).toEqual([0, 0, 0]);
  act(() => result.current.markThreadUnread(chats[0] ?? sampleChat()));
  expect([result.current.badge, ...chats.map(result.current.countUnread)]).toEqual([0, 1, 0]);
  act(() => result.current.markThreadRead(chats[0] ?? sampleChat()));
  expect(result.current.countUnread(chats[0] ?? sampleChat())).toBe(0);
});

test('another account on the same browser inherits no counts, and each finds its own again', () => {
  switchReadMarkers('ann');
  const anns = renderUnread(chats);
  act(() => anns.result.current.markAllRead());
  anns.unmount();
  const seen = stored('lastMessageCount');
  switchReadMarkers('bob');
  expect([stored('lastMessageCount'), stored('dashBoardMessage')]).toEqual([null, null]);
  const bobs = renderUnread(chats);
  expect(bobs.result.current.badge).toBe(3);
  act(() => bobs.result.current.markThreadRead(chats[1] ?? sampleChat()));
  bobs.unmount();
  switchReadMarkers('ann');
  switchReadMarkers('ann');
  expect([stored('lastMessageCount'), stored('dashBoardMessage')]).toEqual([seen, '0']);
  switchReadMarkers('bob');
  expect(stored('dashBoardMessage')).toBe('2');
});

test('counts of an earlier release belong to the first account that signs in', () => {
  window.localStorage.setItem('lastMessageCount', '{"ana":2}');
  switchReadMarkers('ann');
  expect(stored('lastMessageCount')).toBe('{"ana":2}');
});
