import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleChat, sampleMessage } from '../../../../contract/inbox/testing/sample-threads';
import type { Chat } from '../../../../contract/inbox/schema';
import { switchReadMarkers, useUnread } from './use-unread';

const activity = vi.hoisted(() => ({ current: undefined as Chat[] | undefined }));
vi.mock('../../api/badge-counts', () => ({
  useThreadActivity: () => ({ threads: activity.current }),
}));
const renderUnread = (loaded: Chat[] | undefined) => {
  activity.current = loaded;
  const { rerender, result, unmount } = renderHook(() => useUnread());
  return {
    result,
    unmount,
    rerender: (next: Chat[]) => {
      activity.current = next;
      rerender();
    },
  };
};

const threads = [
  sampleChat({ userId: 'ana', messages: [sampleMessage(), sampleMessage({ id: 'm2' })] }),
  sampleChat({ userId: 'bo' }),
];
const stored = (key: string) => window.localStorage.getItem(key);

beforeEach(() => window.localStorage.clear());

test('the badge is stored in dashBoardMessage and shows before the threads load', () => {
  renderUnread(threads);
  expect(stored('dashBoardMessage')).toBe('3');
  expect(renderUnread(undefined).result.current.badge).toBe(3);
});

test('the form-messages link resets the badge to 0 and stores the current counts', () => {
  const { result } = renderUnread(threads);
  act(() => result.current.markAllSeen());
  expect(result.current.badge).toBe(0);
  expect(stored('dashBoardMessage')).toBe('0');
  expect(JSON.parse(stored('lastMessageCount') ?? '')).toEqual({ ana: 2, bo: 1 });
  expect(threads.map(result.current.countUnread)).toEqual([2, 1]);
});

test('the form-messages link also counts for threads that are still loading', () => {
  window.localStorage.setItem('dashBoardMessage', '3');
  const { result, rerender } = renderUnread(undefined);
  act(() => result.current.markAllSeen());
  rerender(threads);
  expect(result.current.badge).toBe(0);
  expect(stored('dashBoardMessage')).toBe('0');
  expect(JSON.parse(stored('lastMessageCount') ?? '')).toEqual({ ana: 2, bo: 1 });
  const later = [sampleMessage({ at: '2036-01-01T00:00:00.000Z' })];
  rerender([...threads, sampleChat({ userId: 'cy', messages: later })]);
  expect(result.current.badge).toBe(1);
});

test('opening a thread marks only that thread as read', () => {
  const { result } = renderUnread(threads);
  act(() => result.current.markThreadRead(threads[0] ?? sampleChat()));
  expect(result.current.badge).toBe(1);
  expect(stored('dashBoardMessage')).toBe('1');
});

test('malformed storage counts as nothing seen', () => {
  window.localStorage.setItem('lastMessageCount', '{"ana":');
  window.localStorage.setItem('dashBoardMessage', 'many');
  expect(renderUnread(undefined).result.current.badge).toBe(0);
  expect(renderUnread(threads).result.current.badge).toBe(3);
});

test('a thread can be marked as unread and all threads as read', () => {
  const { result } = renderUnread(threads);
  act(() => result.current.markAllRead());
  expect([result.current.badge, ...threads.map(result.current.countUnread)]).toEqual([0, 0, 0]);
  act(() => result.current.markThreadUnread(threads[0] ?? sampleChat()));
  expect([result.current.badge, ...threads.map(result.current.countUnread)]).toEqual([0, 1, 0]);
  act(() => result.current.markThreadRead(threads[0] ?? sampleChat()));
  expect(result.current.countUnread(threads[0] ?? sampleChat())).toBe(0);
});

test('another account on the same browser inherits no counts, and each finds its own again', () => {
  switchReadMarkers('ann');
  const anns = renderUnread(threads);
  act(() => anns.result.current.markAllRead());
  anns.unmount();
  const seen = stored('lastMessageCount');
  switchReadMarkers('bob');
  expect([stored('lastMessageCount'), stored('dashBoardMessage')]).toEqual([null, null]);
  const bobs = renderUnread(threads);
  expect(bobs.result.current.badge).toBe(3);
  act(() => bobs.result.current.markThreadRead(threads[1] ?? sampleChat()));
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
