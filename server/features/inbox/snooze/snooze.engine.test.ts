import { beforeEach, expect, test } from 'vitest';
import { untilTheyWrite } from '../../../../contract/inbox/constants';
import type { Chat, ChatsResponse } from '../../../../contract/inbox/schema';
import type { ThreadEventsResponse } from '../../../../contract/inbox/event-schema';
import type { MyDay } from '../../../../contract/overview/my-day-schema';
import type { Unread } from '../../../../contract/inbox/unread-schema';
import { receiveText, testTwilio } from '../../../testing/inbound-sms';
import { addThread } from '../../../testing/single-thread';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';
import { wakeThreads } from './wake';

let now = new Date('2026-11-30T15:00:00.000Z');
const server = useTestServer({ config: { twilio: testTwilio }, now: () => now });
let thread: Chat;
beforeEach(async () => {
  now = new Date('2026-11-30T15:00:00.000Z');
  thread = await addThread(server);
});

const thursday = '2026-12-03T20:00:00.000Z';

const get = async <Answer>(path: string) =>
  (await server.callAs('intake', { method: 'GET', path })).json<Answer>();
const read = () => get<Chat>(`/chats/${thread.userId}`);
const names = async (query = '') =>
  (await get<ChatsResponse>(`/chats?${query}`)).chats.map(({ name }) => name);
const snooze = async (change: object = { snoozedUntil: thursday }) =>
  server.callAs('intake', {
    method: 'PATCH',
    path: `/chats/${thread.userId}`,
    payload: { version: (await read()).version, ...change },
  });
const listSteps = async () =>
  (await get<ThreadEventsResponse>(`/chats/${thread.userId}/events`)).events
    .filter(({ kind }) => kind === 'snoozed' || kind === 'woke')
    .map(({ kind, by, detail }) => [kind, by, detail]);

test('a snoozed thread leaves the list of open work, but not those of who waits, until it is undone', async () => {
  const response = await snooze();
  expect(response.json()).toMatchObject({ snoozedUntil: thursday });
  expect(await names()).toEqual([]);
  expect(await names('waiting=1')).toEqual(['Ann Lee']);
  expect((await get<MyDay>('/my-day')).unassigned.items).toEqual([]);
  expect(await names('snoozed=1')).toEqual(['Ann Lee']);
  expect(await names('status=new')).toEqual(['Ann Lee']);
  await server.callAs('intake', {
    method: 'POST',
    path: '/chats/undo',
    payload: { token: response.json<{ undo: string }>().undo },
  });
  expect(await names()).toEqual(['Ann Lee']);
  expect(await listSteps()).toEqual([
    ['snoozed', 'intake@agency.example', thursday],
    ['woke', 'intake@agency.example', null],
  ]);
});

test('closing a snoozed thread ends its sleep', async () => {
  await snooze();
  await snooze({ status: 'closed' });
  expect(await read()).toMatchObject({ status: 'closed', snoozedUntil: null });
});

test('a time in the past is rejected', async () => {
  const response = await snooze({ snoozedUntil: '2026-11-29T15:00:00Z' });
  expect(response.statusCode).toBe(400);
});

test('wakes on time, on top, and unread for who snoozed it', async () => {
  await server.callAs('intake', {
    method: 'POST',
    path: '/chats/unread',
    payload: { state: 'read' },
  });
  await snooze();
  await submitEligibilityForm(server, { ...specifiedFields, firstName: 'Bo' });
  await wakeThreads(server.context);
  expect(await names()).toEqual(['Bo Lee']);
  now = new Date(thursday);
  // Two servers at once.
  await Promise.all([wakeThreads(server.context), wakeThreads(server.context)]);
  expect(await names()).toEqual(['Ann Lee', 'Bo Lee']);
  const { threads } = await get<Unread>('/chats/unread');
  expect(threads).toContainEqual({ userId: thread.userId, unread: 1 });
  expect(await listSteps()).toEqual([
    ['snoozed', 'intake@agency.example', thursday],
    ['woke', null, null],
  ]);
});

test('a message wakes at once, and a thank-you only if that was not chosen', async () => {
  const text = (Body: string) => receiveText(server, { From: `+1${thread.contact}`, Body });
  const forever = { snoozedUntil: untilTheyWrite };
  await snooze({ ...forever, sleepsOnThanks: true });
  await text('Thank you so much!');
  await text('STOP');
  expect(await read()).toMatchObject(forever);
  await text('Can you call me?');
  expect(await read()).toMatchObject({ snoozedUntil: null, sleepsOnThanks: false });
  await snooze(forever);
  await text('Thanks!');
  expect(await read()).toMatchObject({ snoozedUntil: null });
});
