import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleChat } from '../../../../contract/inbox/testing/sample-threads';
import { resolveAccess } from '../../../../contract/shared/roles';
import { SessionProvider } from '../../app/session/session-provider';
import { useUndoOffer } from '../../hooks/use-undo-offer';
import { BulkReplyDialog } from './bulk-reply-dialog';
import type { SelectedPerson } from './previews';

vi.mock('../../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

const values = { company: 'Larkspan', phone: '1', email: 'a@larkspan.example', lastName: null };
const person = (userId: string, name: string): SelectedPerson => ({
  chat: sampleChat({ userId, name, email: `${userId}@x.example` }),
  values: { ...values, firstName: name },
});
const people = [person('ana', 'Ana'), person('bea', 'Bea'), person('cleo', 'Cleo')];

type Sent = { userId: string; key: string; text: string };
let sent: Sent[];
/** Statuses of the next responses to a person, before 201. */
let failures: Record<string, number[]>;
beforeEach(() => {
  sent = [];
  failures = {};
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const userId = /\/chats\/(\w+)\/replies/.exec(address)?.[1];
    if (userId === undefined) return Promise.resolve(Response.json({ text: null, isOn: true }));
    const { text } = JSON.parse(String(init.body)) as { text: string };
    const key = (init.headers as Record<string, string>)['idempotency-key'] ?? '';
    sent.push({ userId, key, text });
    const status = failures[userId]?.shift() ?? 201;
    if (status === 0) return Promise.reject(new TypeError('offline'));
    const error = { code: 'no', message: 'Not now.' };
    const body = status === 201 ? { id: `m-${userId}`, undo: `undo-${userId}` } : { error };
    return Promise.resolve(Response.json(body, { status }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const onClose = vi.fn();

function Harness() {
  const [left, setLeft] = useState(people);
  const offer = useUndoOffer();
  return (
    <>
      <BulkReplyDialog
        people={left}
        onClose={onClose}
        onSent={(ids) => setLeft(left.filter(({ chat }) => !ids.includes(chat.userId)))}
      />
      <output aria-label="Offer">{[offer?.message, ...(offer?.undo?.token ?? [])].join()}</output>
    </>
  );
}

function show(text = 'Hi {{firstName}}') {
  onClose.mockReset();
  const user = { uid: 'u1', email: 'ira@agency.example', displayName: 'Ira', photoURL: null };
  const staff = { user, access: resolveAccess({ role: 'intake' }), onAccessDenied: vi.fn() };
  render(
    <SessionProvider {...staff}>
      <Harness />
    </SessionProvider>,
  );
  fireEvent.change(screen.getByLabelText('Your reply'), { target: { value: text } });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('sends everyone who is checked their own text, and offers one undo', async () => {
  show();
  expect(screen.getByText(/Hi Cleo/)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Bea, bea@x.example' }));
  press('Send to 2 people');
  press('Send to 2 people');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent.map(({ userId, text }) => [userId, text])).toEqual([
    ['ana', 'Hi Ana'],
    ['cleo', 'Hi Cleo'],
  ]);
  expect(screen.getByLabelText('Offer').textContent).toBe('Sent to 2 people,undo-ana,undo-cleo');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('');
});

test('keeps who failed, with the reason, and sends only them again with the same key', async () => {
  failures = { ana: [0], bea: [409] };
  show();
  press('Send to 3 people');
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Not now.')).toBeTruthy();
  expect(screen.getByText('Not sent to 2 people. Nobody gets it twice.')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /Cleo/ })).toBeNull();
  press('Try again');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const keysOf = (id: string) => sent.filter(({ userId }) => userId === id).map(({ key }) => key);
  expect(keysOf('cleo')).toHaveLength(1);
  expect(keysOf('ana')).toHaveLength(2);
  expect(new Set(keysOf('ana')).size).toBe(1);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

test('waits when the account has sent too many in a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
  failures = { ana: [429] };
  show();
  press('Send to 3 people');
  await vi.advanceTimersByTimeAsync(6_000);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent.filter(({ userId }) => userId === 'ana')).toHaveLength(2);
});

test('sends nothing while a placeholder is not filled in', () => {
  show('See you on [fill in: day]');
  press('Send to 3 people');
  expect(screen.getAllByText('Fill in before sending: [fill in: day]')).toHaveLength(3);
  expect(sent).toEqual([]);
});
