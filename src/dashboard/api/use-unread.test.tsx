import { act, renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleChat, sampleMessage } from '../../../contract/inbox/testing/sample-threads';
import type { ReadChange, Unread } from '../../../contract/inbox/unread-schema';
import { forgetOtherCounts, useUnread } from './use-unread';

const ana = sampleChat({ userId: 'ana', messages: [sampleMessage(), sampleMessage({ id: 'm2' })] });
const bo = sampleChat({ userId: 'bo' });

/** A server that knows what one account has read. */
const server = vi.hoisted(() => ({
  unread: { newMessages: 0, threads: [] } as Unread,
  changes: [] as ReadChange[],
  answer: (): Promise<unknown> => Promise.resolve(),
}));
vi.mock('./staff-client', () => ({
  callStaff: (_call: string, { body }: { body: ReadChange }) => {
    server.changes.push(body);
    return server.answer();
  },
}));
vi.mock('./badge-counts', () => ({
  useLatestThreads: () => ({ data: { chats: [ana, bo] } }),
}));
vi.mock('../hooks/use-staff', () => ({
  useStaff: () => ({ access: { role: 'owner', screens: ['form-messages'], regions: null } }),
}));

const stored = (key: string) => window.localStorage.getItem(key);

beforeEach(() => {
  window.localStorage.clear();
  server.changes = [];
  server.answer = () => Promise.resolve(server.unread);
  server.unread = {
    newMessages: 3,
    threads: [
      { userId: 'ana', unread: 2 },
      { userId: 'bo', unread: 1 },
    ],
  };
});

function renderUnread(fetcher: () => Promise<Unread> = () => Promise.resolve(server.unread)) {
  const cache = new Map();
  return renderHook(() => useUnread(), {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => cache, fetcher }}>{children}</SWRConfig>
    ),
  }).result;
}

test('the badge is stored in dashBoardMessage and shows before the counts load', async () => {
  const unread = renderUnread();
  await waitFor(() => expect(stored('dashBoardMessage')).toBe('3'));
  expect([ana, bo].map(unread.current.countUnread)).toEqual([2, 1]);
  expect(renderUnread(() => new Promise(() => undefined)).current.badge).toBe(3);
});

test('the form-messages link resets the badge to 0 and stores the numbers of messages', async () => {
  const unread = renderUnread();
  await waitFor(() => expect(unread.current.badge).toBe(3));
  server.unread = { ...server.unread, newMessages: 0 };
  server.answer = () => new Promise((resolve) => setTimeout(() => resolve(server.unread), 20));
  act(() => void unread.current.markAllSeen());
  // Before the server answers.
  await waitFor(() => expect(unread.current.badge).toBe(0));
  expect(stored('dashBoardMessage')).toBe('0');
  expect(JSON.parse(stored('lastMessageCount') ?? '')).toEqual({ ana: 2, bo: 1 });
  expect(server.changes).toEqual([{ state: 'seen' }]);
  expect([ana, bo].map(unread.current.countUnread)).toEqual([2, 1]);
});

test('an opened thread is read at once, and unread again if that couldn’t be stored', async () => {
  const unread = renderUnread();
  await waitFor(() => expect(unread.current.countUnread(ana)).toBe(2));
  let fail: (error: Error) => void = () => undefined;
  server.answer = () => new Promise((_, reject) => (fail = reject));
  act(() => void unread.current.markThreadRead({ userId: 'ana', total: 2 }));
  await waitFor(() => expect(unread.current.countUnread(ana)).toBe(0));
  expect(server.changes).toEqual([{ state: 'read', userId: 'ana', total: 2 }]);
  await act(async () => fail(new Error('offline')));
  await waitFor(() => expect(unread.current.countUnread(ana)).toBe(2));
});

test('malformed storage counts as no new messages', () => {
  window.localStorage.setItem('dashBoardMessage', 'many');
  expect(renderUnread(() => new Promise(() => undefined)).current.badge).toBe(0);
});

test('another account on the same browser inherits no counts', () => {
  forgetOtherCounts('ann');
  window.localStorage.setItem('dashBoardMessage', '3');
  window.localStorage.setItem('lastMessageCount', '{"ana":2}');
  forgetOtherCounts('ann');
  expect([stored('dashBoardMessage'), stored('lastMessageCount')]).toEqual(['3', '{"ana":2}']);
  forgetOtherCounts('bob');
  expect([stored('dashBoardMessage'), stored('lastMessageCount')]).toEqual([null, null]);
});
