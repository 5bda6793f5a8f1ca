import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Chat } from '../../../../contract/inbox/schema';
import { chat, message } from '../../../../contract/inbox/testing/sample-threads';
import { StaffSession } from '../../app/session/session-provider';
import { useEarlier } from './use-earlier-messages';

vi.mock('../../../lib/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

const fetch = vi.fn<(address: string) => Promise<Response>>();
beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const said = (...numbers: number[]) =>
  numbers.map((number) => message({ id: `m${String(number)}`, text: String(number) }));
/** The server's thread of messages 1 to `total`, of which the list has the last two and a page the two before. */
const ofTotal = (total: number, parts: Partial<Chat> = {}) =>
  chat({ total, messages: said(total - 1, total), ...parts });
const page = (before: number) =>
  Response.json({
    messages: said(...[before - 2, before - 1].filter((number) => number > 0)),
    left: Math.max(0, before - 3),
  });
const answer = (address: string) =>
  Promise.resolve(page(Number(/before=m(\d+)/.exec(address)?.[1])));

function show(first: Chat) {
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const staff = { user, role: 'owner' as const, onRefused: () => undefined };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StaffSession {...staff}>{children}</StaffSession>
  );
  const { result, rerender } = renderHook(useEarlier, { initialProps: first, wrapper });
  return {
    now: () => result.current,
    texts: () => result.current.messages.map(({ text }) => Number(text)),
    press: () => act(() => result.current.showEarlier()),
    poll: (next: Chat) => rerender(next),
  };
}

test('page by page one comes back to the first message', async () => {
  fetch.mockImplementation(answer);
  const { now, texts, press } = show(ofTotal(5));
  expect([texts(), now().left]).toEqual([[4, 5], 3]);
  press();
  expect(now().busy).toBe(true);
  await waitFor(() => expect(texts()).toEqual([2, 3, 4, 5]));
  expect([now().left, now().busy]).toEqual([1, false]);
  press();
  await waitFor(() => expect(texts()).toEqual([1, 2, 3, 4, 5]));
  expect(now().left).toBe(0);
});

test('a poll that brings more drops none that is shown, also while they are read anew', async () => {
  fetch.mockImplementation(answer);
  const { now, texts, press, poll } = show(ofTotal(6));
  press();
  await waitFor(() => expect(texts()).toEqual([3, 4, 5, 6]));
  poll(ofTotal(7));
  expect(texts()).toEqual([3, 4, 5, 6, 7]);
  fetch.mockClear();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(now().left).toBe(2));
  poll(ofTotal(8));
  expect(texts()).toEqual([3, 4, 5, 6, 7, 8]);
  press();
  await waitFor(() => expect(texts()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]));
});

test('what could not be loaded is said, leaves what is shown, and comes when it is tried again', async () => {
  fetch.mockImplementation(answer);
  const { now, texts, press } = show(ofTotal(6));
  press();
  await waitFor(() => expect(texts()).toEqual([3, 4, 5, 6]));
  fetch.mockRejectedValue(new TypeError('offline'));
  press();
  await waitFor(() => expect(now().fault).not.toBeNull());
  expect([texts(), now().busy]).toEqual([[3, 4, 5, 6], false]);
  fetch.mockImplementation(answer);
  press();
  await waitFor(() => expect(texts()).toEqual([1, 2, 3, 4, 5, 6]));
  expect(now().fault).toBeNull();
});

test('nothing of another person stays when a merge is undone', async () => {
  fetch.mockImplementation(answer);
  const merged = [{ userId: 'p2', name: 'Rosa', contact: '2125550144', email: null }];
  const { texts, press, poll } = show(ofTotal(6, { merged }));
  press();
  await waitFor(() => expect(texts()).toEqual([3, 4, 5, 6]));
  poll(chat({ total: 1, messages: said(6) }));
  expect(texts()).toEqual([6]);
});
