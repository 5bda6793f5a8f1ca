import { beforeEach, expect, test } from 'vitest';
import type { FormResponse } from '../../../contract/forms/schema';
import type { MyDay } from '../../../contract/overview/my-day-schema';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import { formSamples } from '../../testing/samples/forms';
import { listChats } from '../../testing/stored-records';
import { submitForm, type Fields } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

let now: Date;
const server = useTestServer({ now: () => now });
beforeEach(() => {
  // A Monday, 10:00 AM in New York.
  now = new Date('2026-11-30T15:00:00.000Z');
});

const ten = '2026-12-01T15:00:00.000Z';
const eleven = '2026-12-01T16:00:00.000Z';
const book = (callAt: string, more: Fields = {}, remoteAddress = '192.0.2.1') => {
  const sample = { ...formSamples['/contact'], answerBy: 'call', region: 'new-york' };
  return submitForm(server, '/contact', { ...sample, callAt, ...more }, { remoteAddress });
};
const bea = { firstName: 'Bea', contact: '(212) 555-0177', email: '' };
const listFree = async (region = 'new-york') => {
  const path = `/call-times?region=${region}`;
  return (await server.call({ method: 'GET', path })).json<{ times: string[] }>().times;
};
const readDay = async () =>
  (await server.callAs('intake', { method: 'GET', path: '/my-day' })).json<MyDay>();

test('a booked time is free no more, and the office is reminded at that time', async () => {
  expect(await listFree()).toContain(ten);
  expect((await book(ten)).statusCode).toBe(200);
  expect(await listFree()).not.toContain(ten);
  expect(await listFree('maryland')).toContain(ten);
  const [thread] = await listChats(server);
  expect(thread?.messages[0]?.details).toContainEqual({
    label: 'Preferred reply',
    value: 'By phone, Tue, Dec 1, 10:00 AM',
  });
  expect(thread?.dueAt).toBe('2026-12-01T15:30:00.000Z');
  now = new Date('2026-12-01T14:30:00.000Z');
  expect((await readDay()).followUps).toMatchObject([
    { id: thread?.userId, at: ten, followUp: { owner: '', text: 'Call, as booked' } },
  ]);
});

test('of many people who choose a time at once, one gets it, and the others are asked again', async () => {
  // As many as there are connections: on a busy machine, those who wait for one for five seconds get 503.
  const people = 10;
  const responses = await Promise.all(
    Array.from({ length: people }, (_, index) =>
      book(
        ten,
        { firstName: `Ann${index}`, contact: `(212) 555-01${10 + index}`, email: '' },
        `192.0.2.${index + 2}`,
      ),
    ),
  );
  const statuses = responses.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: people - 1 }, () => 400)]);
  const rejected = responses.find(({ statusCode }) => statusCode === 400);
  expect(rejected?.json<ErrorBody>().error.fields).toEqual({
    callAt: 'That time was just taken. Choose another time.',
  });
  expect(await listChats(server)).toHaveLength(1);
});

test('a person who books again gets the new time instead', async () => {
  await book(ten);
  await book(eleven);
  const free = await listFree();
  expect([free.includes(ten), free.includes(eleven)]).toEqual([true, false]);
  const [thread, ...others] = await listChats(server);
  expect(others).toEqual([]);
  expect(thread?.followUp).toMatchObject({ dueAt: eleven, text: 'Call, as booked' });
});

test('a call that is moved keeps its event in the calendar, and the next one has another', async () => {
  const bookFor = async (at: string) => (await book(at)).json<FormResponse>().callId;
  const first = await bookFor(ten);
  expect(first).toBeTruthy();
  expect(await bookFor(eleven)).toBe(first);
  now = new Date('2026-12-02T15:00:00.000Z');
  const thursday = '2026-12-03T15:00:00.000Z';
  expect(await bookFor(thursday)).not.toBe(first);
  expect((await listChats(server))[0]?.followUp).toMatchObject({ dueAt: thursday });
});

test('of two people who are one, both calls stay, also if one is moved', async () => {
  await book(ten);
  await book(eleven, bea);
  const [one, other] = await listChats(server);
  const ann = one?.name === 'Ann Lee' ? one : other;
  const twin = ann === one ? other : one;
  const path = `/chats/${ann?.userId ?? ''}/merge`;
  const payload = { userId: twin?.userId };
  expect((await server.callAs('intake', { method: 'POST', path, payload })).statusCode).toBe(200);
  const readFollowUp = async () => (await listChats(server))[0]?.followUp;
  const named = 'Call, as booked, Dec 1, 2026, 11:00 AM EST';
  expect(await readFollowUp()).toMatchObject({ dueAt: ten, text: `Call, as booked. ${named}` });
  await book('2026-12-02T15:00:00.000Z');
  expect(await readFollowUp()).toMatchObject({
    dueAt: ten,
    text: `${named}. Call, as booked, Dec 2, 2026, 10:00 AM EST`,
  });
});

test('who sees the thread calls, also for another office, which the follow-up names', async () => {
  await book('', bea);
  await book(ten, { ...bea, region: 'michigan' });
  expect((await listChats(server))[0]).toMatchObject({
    region: 'new-york',
    followUp: { dueAt: ten, text: 'Call, as booked with our Place of michigan office' },
  });
});

test('an earlier follow-up of the office stays, and names the call', async () => {
  await book('', bea);
  const [thread] = await listChats(server);
  const payload = {
    version: 0,
    dueAt: '2026-11-30T20:00:00.000Z',
    owner: 'intake@agency.example',
    text: 'Send the brochure',
  };
  const path = `/follow-ups/thread/${thread?.userId ?? ''}`;
  await server.callAs('intake', { method: 'PUT', path, payload });
  await book(ten, bea);
  expect((await listChats(server))[0]?.followUp).toMatchObject({
    dueAt: payload.dueAt,
    owner: payload.owner,
    text: 'Send the brochure. Call, as booked, Dec 1, 2026, 10:00 AM EST',
  });
});

test.each(['2026-12-01T15:10:00.000Z', '2026-11-30T15:30:00.000Z', '2026-12-05T15:00:00.000Z'])(
  'no call can be booked at %s',
  async (at) => {
    expect((await book(at)).statusCode).toBe(400);
    expect(await listChats(server)).toEqual([]);
  },
);

test('one client books ten calls a day, so that nobody takes all times', async () => {
  const statuses: number[] = [];
  for (const [index, at] of (await listFree()).slice(0, 11).entries()) {
    const person = { firstName: `Ann${index}`, contact: `(212) 555-01${10 + index}`, email: '' };
    statuses.push((await book(at, person)).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('what looks automated takes no time', async () => {
  expect((await book(ten, { website: 'x' })).statusCode).toBe(200);
  expect(await listFree()).toContain(ten);
});
