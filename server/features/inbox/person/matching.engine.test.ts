import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Chat, ChatMessage } from '../../../../contract/inbox/schema';
import type { ConsentLedger } from '../../../../contract/sms/schema';
import { receiveEmail, testInboundEmail } from '../../../testing/inbound-email';
import { receiveText, testTwilio } from '../../../testing/inbound-sms';
import { changeThreadPerson, emailPoint, phonePoint, readThread } from '../../../testing/people';
import { plain } from '../../../testing/samples/emails';
import { addThread } from '../../../testing/single-thread';
import { listChats } from '../../../testing/stored-records';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { getErrorCode, useTestServer } from '../../../testing/test-server';

const start = new Date('2026-03-01T12:00:00Z');
let clock = start;
const server = useTestServer({
  now: () => (clock = new Date(clock.getTime() + 1_000)),
  config: { twilio: testTwilio, inboundEmail: testInboundEmail, rateLimitFactor: 100 },
});
const ana = { label: null, name: 'Ana Diaz', relationship: 'daughter' };
const anaPhone = '9735550118';
const anaEmail = 'ana@mail.example';
const number = '2125550199';

let thread: Chat;
beforeEach(async () => {
  clock = start;
  thread = await addThread(server);
});

const change = (...[patch]: [Parameters<typeof changeThreadPerson>[2]]) =>
  changeThreadPerson(server, thread.userId, patch);
const addAna = () =>
  change((points) => [...points, phonePoint(anaPhone, ana), emailPoint(anaEmail, ana)]);
const read = () => readThread(server, thread.userId);
const lastMessage = async () => (await read()).messages.at(-1);
const chats = (query = '') => listChats(server, query);
const text = (from: string, Body = 'Can you call me?') =>
  receiveText(server, { From: `+1${from}`, Body });
const email = (from: string, name: string) =>
  receiveEmail(server, plain({ to: 'new-york@agency.example', from, name }, 'Hello'));
const form = (fields: object) => submitEligibilityForm(server, { ...specifiedFields, ...fields });
const post = (path: string, payload: object) =>
  server.callAs('intake', { method: 'POST', path: `/chats/${thread.userId}/${path}`, payload });
const find = async (query: string) => {
  const headers = { 'x-search': encodeURIComponent(query) };
  const response = await server.callAs('intake', { method: 'GET', path: '/chats', headers });
  return response.json<{ chats: Chat[] }>().chats.map(({ userId }) => userId);
};

describe('a text', () => {
  test('from any number of the person is in the thread, with who sent it', async () => {
    await addAna();
    await text(anaPhone);
    expect(await lastMessage()).toMatchObject({ sender: 'Ana Diaz (daughter)', number: anaPhone });
    await text(number);
    expect(await lastMessage()).toMatchObject({ sender: 'Ann Lee', number });
    expect(await chats()).toHaveLength(1);
  });

  test('from a number of two people goes to the one from whose thread the office texted it last', async () => {
    await form({ firstName: 'Ana', lastName: 'Diaz', contact: anaPhone, consent: 'true' });
    const own = (await chats())[0]?.userId ?? '';
    await addAna();
    const reply = (userId: string, to: string) =>
      server.callAs('intake', {
        method: 'POST',
        path: `/chats/${userId}/replies`,
        payload: { channel: 'sms', to, text: 'May we call?' },
      });
    await reply(own, anaPhone);
    await reply(thread.userId, number);
    await text(anaPhone, 'To me');
    expect((await readThread(server, own)).messages.at(-1)?.text).toBe('To me');
    await reply(thread.userId, anaPhone);
    await text(anaPhone, 'About my mother');
    expect((await lastMessage())?.text).toBe('About my mother');
  });

  test('keeps its number and loses the person’s name when the number is removed', async () => {
    await addAna();
    await text(anaPhone);
    await change((points) => points.filter(({ value }) => value !== anaPhone));
    expect(await lastMessage()).toMatchObject({ sender: '(973) 555-0118', number: anaPhone });
    await text(anaPhone, 'Wrong number');
    expect(await chats()).toHaveLength(2);
  });
});

describe('an email', () => {
  test('from any address of the person is in the thread, with who sent it', async () => {
    await addAna();
    for (const name of ['Ana Diaz', 'A. Diaz-Lopez', '']) {
      await email(anaEmail, name);
      expect(await lastMessage()).toMatchObject({ sender: 'Ana Diaz (daughter)', email: anaEmail });
    }
    await change((points) => [...points, emailPoint('ann@work.example')]);
    await email('Ann@work.example', 'Ann Lee');
    expect((await lastMessage())?.sender).toBe('Ann Lee');
    expect(await chats()).toHaveLength(1);
    expect((await read()).laterAddresses).toEqual([]);
  });

  test('from an address that only a form gave starts a thread, until the office adds it', async () => {
    await form({ email: 'stranger@mail.example' });
    expect((await read()).laterAddresses).toMatchObject([{ email: 'stranger@mail.example' }]);
    await email('stranger@mail.example', 'Ann Lee');
    expect(await chats()).toHaveLength(2);
    await change((points) => [...points, emailPoint('stranger@mail.example')]);
    expect((await read()).laterAddresses).toEqual([]);
  });

  test('to an address that was corrected is not offered again', async () => {
    await change((points) => [...points.slice(0, 1), emailPoint('ann.lee@mail.example')]);
    expect(await read()).toMatchObject({ email: 'ann.lee@mail.example', laterAddresses: [] });
  });
});

describe('a form', () => {
  test('with any number of the person and the name is in the thread', async () => {
    await addAna();
    await form({ contact: anaPhone, email: '' });
    expect(await chats()).toMatchObject([{ userId: thread.userId, total: 2 }]);
  });

  test('finds the thread by the corrected and by the former spelling of the name', async () => {
    await change({ firstName: 'Anne' });
    await form({ firstName: 'Anne' });
    await form({ firstName: 'Ann' });
    expect(await chats()).toMatchObject([{ userId: thread.userId, total: 3, name: 'Anne Lee' }]);
  });

  test('with another name starts a thread, also with the name of whose number it is', async () => {
    await addAna();
    await form({ firstName: 'Ana', lastName: 'Diaz', contact: anaPhone });
    expect(await chats()).toHaveLength(2);
    expect((await read()).possibleDuplicates).toMatchObject([{ name: 'Ana Diaz' }]);
  });

  test('never changes the person or where replies go', async () => {
    await addAna();
    const { contactPoints } = await read();
    await form({ contact: anaPhone, email: 'thief@mail.example', region: 'michigan' });
    expect(await read()).toMatchObject({
      ...{ contactPoints, contact: number, email: 'ann@mail.example', region: 'new-york' },
      laterAddresses: [{ email: 'thief@mail.example' }],
    });
  });

  test('by a stranger with the same name and a number that was removed starts a thread', async () => {
    await change((points) => [phonePoint('2125550188'), ...points.slice(1)]);
    await Promise.all([form({ email: '' }), form({ email: '', time: 'At noon' })]);
    const others = (await chats()).filter(({ userId }) => userId !== thread.userId);
    expect(others).toMatchObject([{ name: 'Ann Lee', contact: number, total: 2 }]);
    expect(await read()).toMatchObject({ total: 1, possibleDuplicates: [] });
  });

  test('reopens a closed thread, also the one that its thread was merged into', async () => {
    await form({ contact: anaPhone });
    const other = (await chats())[0]?.userId ?? '';
    await post('merge', { userId: other });
    await changeThreadPerson(server, other, (points) => [...points, phonePoint('4105550136')]);
    const path = `/chats/${thread.userId}`;
    const { version } = await read();
    const payload = { version, status: 'closed' };
    await server.callAs('owner', { method: 'PATCH', path, payload });
    await form({ contact: '4105550136' });
    expect(await chats()).toMatchObject([{ userId: thread.userId, status: 'new', total: 3 }]);
  });
});

test('a search and the list of duplicates follow what is added, corrected, and removed', async () => {
  await addAna();
  for (const query of ['5550118', 'ana@mail', 'Diaz']) {
    expect(await find(query)).toEqual([thread.userId]);
  }
  await form({ firstName: 'Bob', email: anaEmail.toUpperCase(), contact: '4105550136' });
  const bob = (await chats())[0]?.userId ?? '';
  expect((await read()).possibleDuplicates).toMatchObject([{ userId: bob }]);
  await change((points) => points.filter(({ name }) => name === null));
  expect((await read()).possibleDuplicates).toEqual([]);
  expect(await find('5550118')).toEqual([]);
  expect(await find('Diaz')).toEqual([]);
  await change({ lastName: 'Leigh', preferredName: 'Nan' });
  expect(await find('Lee')).toEqual([bob]);
  expect(await find('Leigh')).toEqual([thread.userId]);
  expect(await find('Nan')).toEqual([thread.userId]);
  const tokens = server.context.encryption.tokens('thread', 'diaz');
  const { db } = server.context.database;
  const rows = await db.selectFrom('searchTokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(String(tokens[0]));
});

test('a search finds a merged person by the other’s corrected number until they are split', async () => {
  await form({ contact: anaPhone });
  const other = (await chats())[0]?.userId ?? '';
  await post('merge', { userId: other });
  await changeThreadPerson(server, other, ([, ...points]) => [phonePoint('4105550136'), ...points]);
  expect(await find('5550136')).toEqual([thread.userId]);
  expect(await find('5550118')).toEqual([]);
  await post('split', { userId: other });
  expect(await find('5550136')).toEqual([other]);
});

describe('a reply', () => {
  const reply = (payload: object) => post('replies', { text: 'May we call?', ...payload });

  test('can go to any number and address of the person and of merged ones', async () => {
    await addAna();
    await text(anaPhone, 'START');
    const sms = await reply({ channel: 'sms', to: anaPhone });
    const mail = await reply({ channel: 'email', to: anaEmail });
    expect(sms.json<ChatMessage>().number).toBe(anaPhone);
    expect(mail.json<ChatMessage>().email).toBe(anaEmail);
    await form({ contact: '4105550136', email: 'other@mail.example' });
    await post('merge', { userId: (await chats())[0]?.userId });
    expect((await reply({ channel: 'email', to: 'other@mail.example' })).statusCode).toBe(201);
  });

  test('is rejected for a number that is none of the person’s, or without consent', async () => {
    await addAna();
    const other = await reply({ channel: 'sms', to: '4105550136' });
    expect(getErrorCode(other)).toBe('other_recipient');
    expect(getErrorCode(await reply({ channel: 'sms', to: anaPhone }))).toBe('no_consent');
    await text(anaPhone, 'STOP');
    expect(getErrorCode(await reply({ channel: 'sms', to: anaPhone }))).toBe('no_consent');
    expect((await reply({ channel: 'sms', to: number })).statusCode).toBe(201);
  });
});

test('spoken consent is recorded for one number, with its wording', async () => {
  await addAna();
  const { contactPoints } = await read();
  const id = contactPoints.find(({ value }) => value === anaPhone)?.id ?? '';
  const path = `/chats/${thread.userId}/text-consent?contactPoint=${id}`;
  const payload = { state: 'given', wording: 'spoken-1' };
  const response = await server.callAs('intake', { method: 'POST', path, payload });
  expect(response.json<ConsentLedger>().textConsent).toMatchObject({
    ...{ state: 'given', source: 'office', wording: 'spoken-1', author: 'intake@agency.example' },
  });
  const after = await read();
  const states = after.contactPoints.map(({ texting }) => texting?.textConsent?.source);
  expect(states).toEqual(['eligibility', undefined, 'office', undefined]);
  const unknown = path.replace(id, 'email');
  expect((await server.callAs('intake', { method: 'GET', path: unknown })).statusCode).toBe(404);
});

test('a consent of any of the numbers ends the 304s of an open thread', async () => {
  await addAna();
  const path = `/chats/${thread.userId}`;
  const first = await server.callAs('intake', { method: 'GET', path });
  const headers = { 'if-none-match': String(first.headers['etag']) };
  const poll = () => server.callAs('intake', { method: 'GET', path, headers });
  expect((await poll()).statusCode).toBe(304);
  const { id } = (await read()).contactPoints.find(({ value }) => value === anaPhone) ?? {};
  await post(`text-consent?contactPoint=${id}`, { state: 'given' });
  expect((await poll()).statusCode).toBe(200);
});

test('an export of the list and of a person has all numbers and addresses', async () => {
  await addAna();
  await change({ language: 'Spanish', preferredName: 'Annie' });
  const list = await server.callAs('owner', {
    method: 'GET',
    path: '/chats/export?format=csv',
  });
  expect(list.body).toContain('(973) 555-0118, of Ana Diaz (daughter)');
  expect(list.body).toMatch(/Annie.*Spanish/);
  const person = await server.callAs('owner', {
    method: 'POST',
    path: `/people/${thread.userId}/export`,
    payload: { ids: [thread.userId] },
  });
  const files = unzipSync(person.rawPayload);
  const exported = strFromU8(files['person.txt'] ?? new Uint8Array());
  expect(exported).toMatch(/9735550118/);
  expect(exported).toMatch(/language: Spanish/);
});

test('an erased person leaves no number of the family behind', async () => {
  await addAna();
  await server.callAs('owner', {
    method: 'POST',
    path: `/people/${thread.userId}/erase`,
    payload: { ids: [thread.userId] },
  });
  const { db } = server.context.database;
  for (const table of ['threads', 'threadAddresses', 'fieldChanges', 'searchTokens'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});
