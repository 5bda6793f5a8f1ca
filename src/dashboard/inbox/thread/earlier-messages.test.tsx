import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Chat } from '../../../../contract/inbox/schema';
import { sampleChat, sampleMessage } from '../../../../contract/inbox/testing/sample-threads';
import { useEarlierMessages } from './earlier-messages';

const callStaff = vi.hoisted(() =>
  vi.fn<(call: string, input: { query: { before: string } }) => Promise<unknown>>(),
);
vi.mock('../../api/staff-client', () => ({ callStaff }));

beforeEach(() => {
  callStaff.mockReset();
  callStaff.mockImplementation(respond);
});

const toMessages = (...numbers: number[]) =>
  numbers.map((number) => sampleMessage({ id: `m${number}`, text: String(number) }));
/** A thread of messages 1 to `total`, of which the server sends the last two. */
const createThread = (total: number, parts: Partial<Chat> = {}) =>
  sampleChat({ total, messages: toMessages(total - 1, total), ...parts });
/** Two messages per page. */
const respond = (_: string, { query }: { query: { before: string } }) => {
  const before = Number(query.before.slice(1));
  const numbers = [before - 2, before - 1].filter((number) => number > 0);
  return Promise.resolve({ messages: toMessages(...numbers), remaining: Math.max(0, before - 3) });
};

function render(first: Chat) {
  const { result, rerender } = renderHook(useEarlierMessages, { initialProps: first });
  return {
    get: () => result.current,
    getNumbers: () => result.current.messages.map(({ text }) => Number(text)),
    load: () => act(() => result.current.loadEarlier()),
    poll: (next: Chat) => rerender(next),
  };
}

test('loads page by page back to the first message', async () => {
  const { get, getNumbers, load } = render(createThread(5));
  expect([getNumbers(), get().remaining]).toEqual([[4, 5], 3]);
  load();
  expect(get().isPending).toBe(true);
  await waitFor(() => expect(getNumbers()).toEqual([2, 3, 4, 5]));
  load();
  await waitFor(() => expect(getNumbers()).toEqual([1, 2, 3, 4, 5]));
  expect([get().remaining, get().isPending]).toEqual([0, false]);
});

test('keeps every visible message when new ones arrive', async () => {
  const { get, getNumbers, load, poll } = render(createThread(6));
  load();
  await waitFor(() => expect(getNumbers()).toEqual([3, 4, 5, 6]));
  poll(createThread(7));
  poll(createThread(8));
  expect([getNumbers(), get().remaining]).toEqual([[3, 4, 5, 6, 7, 8], 2]);
  load();
  await waitFor(() => expect(getNumbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]));
});

test('starts over when so many messages arrive at once that some are missing in between', () => {
  const { get, getNumbers, poll } = render(createThread(4));
  poll(createThread(9));
  poll(createThread(10));
  expect([getNumbers(), get().remaining]).toEqual([[8, 9, 10], 7]);
});

test('shows an error, keeps the visible messages, and can try again', async () => {
  const { get, getNumbers, load } = render(createThread(4));
  callStaff.mockRejectedValueOnce(new TypeError('offline'));
  load();
  await waitFor(() => expect(get().error).not.toBeNull());
  expect(getNumbers()).toEqual([3, 4]);
  load();
  await waitFor(() => expect(getNumbers()).toEqual([1, 2, 3, 4]));
  expect(get().error).toBeNull();
});

test('removes the other person’s messages when a merge is undone', async () => {
  const merged = [{ userId: 'p2', name: 'Rosa', contact: '2125550144', email: null, version: 1 }];
  const { getNumbers, load, poll } = render(createThread(6, { merged }));
  load();
  await waitFor(() => expect(getNumbers()).toEqual([3, 4, 5, 6]));
  poll(sampleChat({ total: 1, messages: toMessages(6) }));
  expect(getNumbers()).toEqual([6]);
});
