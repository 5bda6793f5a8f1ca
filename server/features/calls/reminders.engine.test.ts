import { beforeEach, expect, test } from 'vitest';
import type { OutboundEmail } from '../../services/email/email';
import { deliverOutbox } from '../../testing/deliver-outbox';
import { formSamples } from '../../testing/samples/forms';
import { listChats } from '../../testing/stored-records';
import { submitForm, type Fields } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

let now: Date;
const server = useTestServer({ now: () => now });
let sent: OutboundEmail[] = [];
beforeEach(() => {
  // A Monday, 10:00 AM in New York.
  now = new Date('2026-11-30T15:00:00.000Z');
  sent = [];
});

const to = 'ann@mail.example';
const thursday = '2026-12-03T15:00:00.000Z';
const friday = '2026-12-04T16:30:00.000Z';
const book = (callAt: string, more: Fields = {}) => {
  const sample = { ...formSamples['/contact'], answerBy: 'call', region: 'new-york' };
  return submitForm(server, '/contact', { ...sample, callAt, ...more });
};
/** The emails to the person that are sent by then. */
const sendUntil = async (time: string) => {
  now = new Date(time);
  sent = [];
  await deliverOutbox(server, {
    email: (email) => {
      if (email.to === to) sent.push(email);
      return Promise.resolve();
    },
  });
  return sent.map(({ subject }) => subject);
};
const receipt = 'Your message to Test Care NY';
const reminder = 'Your call with Test Care NY';

test('the receipt of a booked call has its time, a file for the calendar, and a way to change it', async () => {
  await book(thursday, { message: '' });
  expect(await sendUntil('2026-11-30T15:01:00Z')).toEqual([receipt]);
  const [email] = sent;
  expect(email?.text).toMatch(
    /We’ll call you on Thursday, December 3 at 10:00 AM\.[^]*book again: https:\/\/site\.example\/contact\n/,
  );
  const [file] = email?.attachments ?? [];
  expect(file).toMatchObject({ name: 'call.ics', type: 'text/calendar' });
  expect(String(file?.content)).toMatch(
    /DTSTART:20261203T150000Z[^]*SUMMARY:Call from Test Care NY/,
  );
});

test('a reminder leaves at 9:00 AM of the day before, once', async () => {
  await book(thursday);
  await sendUntil('2026-12-02T13:55:00Z');
  expect(await sendUntil('2026-12-02T14:00:00Z')).toEqual([reminder]);
  expect(sent[0]?.text).toMatch(/^We’ll call you on Thursday, December 3 at 10:00 AM\./);
  expect(await sendUntil('2026-12-03T14:00:00Z')).toEqual([]);
});

test('a call booked after that time gets no reminder', async () => {
  await book('2026-12-01T20:00:00.000Z');
  expect(await sendUntil('2026-12-01T19:00:00Z')).toEqual([receipt]);
});

test('a call that was moved is announced at its new time only', async () => {
  await book(thursday);
  await book(friday);
  await sendUntil('2026-11-30T15:01:00Z');
  expect(await sendUntil('2026-12-02T14:00:00Z')).toEqual([]);
  expect(await sendUntil('2026-12-03T14:00:00Z')).toEqual([reminder]);
  expect(sent[0]?.text).toContain('Friday, December 4 at 11:30 AM');
});

test('a call that was moved and moved back is announced once', async () => {
  await book(thursday);
  await book(friday);
  await book(thursday, { message: 'Thursday after all' });
  await sendUntil('2026-11-30T15:01:00Z');
  expect(await sendUntil('2026-12-02T14:00:00Z')).toEqual([reminder]);
});

test('a call that was moved is moved in the calendar too', async () => {
  const readFile = () => String(sent[0]?.attachments?.[0]?.content);
  await book(thursday);
  await sendUntil('2026-11-30T15:01:00Z');
  const [, id, sequence] = /UID:(\S+)\r\nSEQUENCE:(\d+)/.exec(readFile()) ?? [];
  await book(friday);
  await sendUntil('2026-11-30T15:02:00Z');
  const [, movedId, movedSequence] = /UID:(\S+)\r\nSEQUENCE:(\d+)/.exec(readFile()) ?? [];
  expect(movedId).toBe(id);
  expect(Number(movedSequence)).toBeGreaterThan(Number(sequence));
});

test('the earlier address is told once that the call was moved, without the new time', async () => {
  await book(thursday);
  await sendUntil('2026-11-30T15:01:00Z');
  await book(friday, { email: 'eve@mail.example' });
  await book(thursday, { email: '', message: 'Thursday after all' });
  expect(await sendUntil('2026-11-30T15:02:00Z')).toEqual([
    'Your call with Test Care NY was moved',
  ]);
  expect(sent[0]?.text).toMatch(/If it wasn’t, call \(212\) 555/);
  expect(JSON.stringify(sent)).not.toMatch(/December|AM|Lee|eve@|Thursday/);
});

test('a person who books in Spanish is written to in Spanish', async () => {
  await book(thursday, { pageLanguage: 'es' });
  await sendUntil('2026-11-30T15:01:00Z');
  const promise = /Le llamaremos el jueves 3 de diciembre a las 10:00 a\. m\. /;
  expect(sent[0]?.text.replaceAll('\u00a0', ' ')).toMatch(promise);
  await book(friday, { email: 'eve@mail.example' });
  expect(await sendUntil('2026-11-30T15:02:00Z')).toEqual([
    'Su llamada con Test Care NY cambió de hora',
  ]);
});

test('an address that is sent the new time is not told separately', async () => {
  await book(thursday);
  await book(friday, { email: 'ANN@mail.example' });
  expect(await sendUntil('2026-11-30T15:01:00Z')).toEqual([receipt]);
});

test('no reminder is sent for a call that was made if the office follows up on something else', async () => {
  await book(thursday);
  const [ann] = await listChats(server);
  const path = `/follow-ups/thread/${ann?.userId ?? ''}`;
  const { version = 0 } = ann?.followUp ?? {};
  const payload = { version, dueAt: friday, owner: 'intake@agency.example', text: 'Send papers' };
  const change = await server.callAs('intake', { method: 'PUT', path, payload });
  expect(change.statusCode).toBe(200);
  await sendUntil('2026-11-30T15:01:00Z');
  expect(await sendUntil('2026-12-02T14:00:00Z')).toEqual([]);
});

test('a reminder is sent if the office only plans the call for another minute', async () => {
  await book(thursday);
  const [ann] = await listChats(server);
  const path = `/follow-ups/thread/${ann?.userId ?? ''}`;
  const { version = 0, text } = ann?.followUp ?? {};
  const dueAt = '2026-12-03T14:55:00.000Z';
  const payload = { version, dueAt, owner: 'intake@agency.example', text };
  await server.callAs('intake', { method: 'PUT', path, payload });
  await sendUntil('2026-11-30T15:01:00Z');
  expect(await sendUntil('2026-12-02T14:00:00Z')).toEqual([reminder]);
});

test('no reminder is sent once the office has called, or the call is over', async () => {
  await book(thursday);
  await book(friday, { firstName: 'Bea', contact: '(212) 555-0177' });
  const ann = (await listChats(server)).find(({ name }) => name === 'Ann Lee');
  const path = `/follow-ups/thread/${ann?.userId ?? ''}?version=${String(ann?.followUp?.version)}`;
  expect((await server.callAs('intake', { method: 'DELETE', path })).statusCode).toBe(200);
  await sendUntil('2026-11-30T15:01:00Z');
  expect(await sendUntil('2026-12-02T14:00:00Z')).toEqual([]);
  // The mail server was down since.
  expect(await sendUntil('2026-12-04T16:31:00Z')).toEqual([]);
  const undelivered = await server.callAs('owner', { method: 'GET', path: '/undelivered' });
  expect(undelivered.json()).toMatchObject({ items: [] });
});
