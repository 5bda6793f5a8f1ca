import { beforeEach, describe, expect, test } from 'vitest';
import type { ThreadEventsResponse } from '../../../../contract/inbox/event-schema';
import type { PersonPatch } from '../../../../contract/inbox/person-schema';
import type { Chat } from '../../../../contract/inbox/schema';
import {
  changeThreadPerson,
  emailPoint,
  listOwnPoints,
  phonePoint,
  readThread,
} from '../../../testing/people';
import { addThread } from '../../../testing/single-thread';
import { listAuditEntries } from '../../../testing/stored-records';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { getError, getErrorCode, useTestServer } from '../../../testing/test-server';

const server = useTestServer({ config: { rateLimitFactor: 100 } });
const daughter = { label: 'Mobile', name: 'Ana Diaz', relationship: 'daughter' };
const number = '2125550199';
let thread: Chat;
beforeEach(async () => {
  thread = await addThread(server);
});

type Response = { version: number; undo: string | null };
const change = (...[patch]: [Parameters<typeof changeThreadPerson>[2]]) =>
  changeThreadPerson(server, thread.userId, patch);
const send = (payload: object, role: 'intake' | 'owner' = 'intake', userId = thread.userId) =>
  server.callAs(role, { method: 'PATCH', path: `/chats/${userId}/person`, payload });
const undo = (token: string | null) =>
  server.callAs('intake', { method: 'POST', path: '/chats/undo', payload: { token } });
const read = () => readThread(server, thread.userId);
const listValues = async () =>
  (await read()).contactPoints.map(({ value, isPreferred }) => [value, isPreferred]);
const listEvents = async () => {
  const path = `/chats/${thread.userId}/events`;
  const response = await server.callAs('intake', { method: 'GET', path });
  return response
    .json<ThreadEventsResponse>()
    .events.filter(({ kind }) => kind === 'changed')
    .map(({ by, detail, from, to }) => [by, detail, from, to]);
};
const intake = 'intake@agency.example';

test('a person has the number and address of the first form, and its source', () => {
  expect(thread).toMatchObject({
    ...{ firstName: 'Ann', lastName: 'Lee', preferredName: '', language: null, source: 'form' },
    contactPoints: [
      { kind: 'phone', value: number, isPreferred: true, texting: { canText: true }, name: null },
      { kind: 'email', value: 'ann@mail.example', isPreferred: true, texting: null },
    ],
  });
});

test('every field of a person can be changed, with audit and history but no name in clear', async () => {
  const patch: PersonPatch = {
    ...{ firstName: 'Anne', lastName: 'Leigh', preferredName: 'Annie', language: 'Spanish' },
    ...{ bestTime: 'After 3', region: 'michigan', source: 'referral', referredBy: 'Sunset Center' },
  };
  await change(patch);
  expect(await read()).toMatchObject({ ...patch, version: 2, name: 'Anne Leigh' });
  expect(await listEvents()).toEqual([
    [intake, 'firstName', 'Ann', 'Anne'],
    [intake, 'lastName', 'Lee', 'Leigh'],
    [intake, 'preferredName', null, 'Annie'],
    [intake, 'language', null, 'Spanish'],
    [intake, 'bestTime', null, 'After 3'],
    [intake, 'region', 'new-york', 'michigan'],
    [intake, 'source', 'form', 'referral'],
    [intake, 'referredBy', null, 'Sunset Center'],
  ]);
  const { db } = server.context.database;
  const audit = await listAuditEntries(db, thread.userId);
  expect(audit.at(-1)).toMatchObject({ actor: intake, action: 'change-person' });
  const tables = ['threads', 'fieldChanges', 'audit', 'events'] as const;
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/Leigh|Annie|Sunset/);
  }
});

describe('a number or address', () => {
  test('is added with whose it is, corrected, preferred, and removed', async () => {
    await change((points) => [...points, phonePoint('(973) 555-0118', daughter)]);
    await change((points) =>
      points.map((one) => (one.value === number ? { ...one, value: '212 555 0188' } : one)),
    );
    await change((points) => points.toReversed());
    expect(await listValues()).toEqual([
      ['9735550118', true],
      ['ann@mail.example', true],
      ['2125550188', false],
    ]);
    expect((await read()).contact).toBe('9735550118');
    await change((points) => points.filter(({ name }) => name === null));
    expect((await read()).contact).toBe('2125550188');
    const ana = '(973) 555-0118, Mobile, of Ana Diaz (daughter)';
    expect(await listEvents()).toEqual([
      [intake, 'phone', null, ana],
      [intake, 'phone', '(212) 555-0199', '(212) 555-0188'],
      [intake, 'preferred-phone', '(212) 555-0188', ana],
      [intake, 'phone', ana, null],
    ]);
  });

  test('keeps the number that earlier messages came from', async () => {
    await change((points) => [phonePoint('2125550188'), ...points.slice(1)]);
    const [message] = (await read()).messages;
    expect([message?.number, message?.sender]).toEqual([number, 'Ann Lee']);
  });

  test.each([
    [[phonePoint('555')], 'Please enter a valid 10-digit US phone number'],
    [[emailPoint('ann')], 'Please enter a valid email address, for example name@example.com'],
    [
      [phonePoint('2125550188'), phonePoint('(212) 555-0188')],
      'This person already has this phone number',
    ],
    [
      [emailPoint('a@mail.example'), emailPoint('A@Mail.example')],
      'This person already has this email address',
    ],
  ])('is rejected: %j', async (contactPoints, message) => {
    const response = await change({ contactPoints });
    expect([response.statusCode, getError(response).message]).toEqual([400, message]);
    expect(await read()).toEqual(thread);
  });

  test('can be the last one that is removed', async () => {
    await change(() => []);
    expect(await read()).toMatchObject({ contact: '', email: null, contactPoints: [] });
  });
});

describe('a change', () => {
  test('of someone without any name is rejected', async () => {
    const response = await send({ version: 1, firstName: ' ', lastName: '' });
    expect([response.statusCode, getError(response).fields]).toEqual([
      400,
      { firstName: 'Enter a name' },
    ]);
  });

  test('at an old version is rejected only if the person was changed since, and says what', async () => {
    await send({ version: 1, preferredName: 'Annie' }, 'owner');
    const response = await send({ version: 1, bestTime: 'Mornings' });
    expect([response.statusCode, getErrorCode(response)]).toEqual([409, 'changed_since']);
    expect(getError(response).message).toContain(
      'owner@agency.example changed this: preferred name.',
    );
    const path = `/chats/${thread.userId}`;
    await server.callAs('owner', {
      method: 'PATCH',
      path,
      payload: { version: 2, status: 'closed' },
    });
    await submitEligibilityForm(server);
    const other = await send({ version: 2, bestTime: 'Mornings' });
    expect([other.statusCode, other.json<Response>().version]).toEqual([200, 5]);
    expect(await read()).toMatchObject({ preferredName: 'Annie', bestTime: 'Mornings' });
  });

  test('is made by one of two simultaneous calls', async () => {
    const responses = await Promise.all([
      send({ version: 1, preferredName: 'Annie' }, 'owner'),
      send({ version: 1, preferredName: 'Nan' }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('that is repeated changes nothing', async () => {
    await send({ version: 1, preferredName: 'Annie' });
    const repeated = await send({ version: 1, preferredName: 'Annie' });
    expect(repeated.json<Response>()).toMatchObject({ version: 2, undo: null });
    expect(await listEvents()).toHaveLength(1);
  });

  test.each([
    [{ version: 1 }],
    [{ preferredName: 'Annie' }],
    [{ version: 1, language: 'Klingon' }],
    [{ version: 1, source: 'rumor' }],
    [{ version: 1, contactPoints: [{ kind: 'fax', value: number }] }],
    [{ version: 1, contact: number }],
  ])('that is invalid returns 400: %j', async (payload) => {
    expect((await send(payload)).statusCode).toBe(400);
    expect(await read()).toEqual(thread);
  });

  test('of an unknown thread returns 404, and one by an observer 403', async () => {
    expect((await send({ version: 1, bestTime: 'x' }, 'owner', 'nobody')).statusCode).toBe(404);
    const path = `/chats/${thread.userId}/person`;
    const payload = { version: 1, bestTime: 'x' };
    const response = await server.callAs('observer', { method: 'PATCH', path, payload });
    expect(response.statusCode).toBe(403);
  });

  test('can be undone, also the removal of a number, and once', async () => {
    const removed = await change((points) => points.slice(1));
    expect(await listValues()).toEqual([['ann@mail.example', true]]);
    const { undo: token } = removed.json<Response>();
    expect((await undo(token)).json()).toMatchObject({ changed: [thread.userId], rejected: [] });
    expect((await read()).contactPoints).toEqual(thread.contactPoints);
    expect((await undo(token)).json()).toMatchObject({ changed: [thread.userId] });
    expect(listOwnPoints(await read())).toEqual(listOwnPoints(thread));
    const renamed = await change({ firstName: 'Anne' });
    await change({ bestTime: 'Mornings' });
    const late = await undo(renamed.json<Response>().undo);
    expect(late.json()).toMatchObject({ changed: [], rejected: [{ id: thread.userId }] });
    expect((await read()).firstName).toBe('Anne');
  });
});

test('of merged threads, each keeps and can change its own, and a split gives them back', async () => {
  await submitEligibilityForm(server, { ...specifiedFields, contact: '9735550118' });
  const list = await server.callAs('intake', { method: 'GET', path: '/chats' });
  const [other] = list.json<{ chats: Chat[] }>().chats;
  const otherId = other?.userId ?? '';
  const post = (action: string) =>
    server.callAs('intake', {
      method: 'POST',
      path: `/chats/${thread.userId}/${action}`,
      payload: { userId: otherId },
    });
  await post('merge');
  const listOwners = async () =>
    (await read()).contactPoints
      .filter(({ kind }) => kind === 'phone')
      .map(({ userId, value, isPreferred }) => [userId, value, isPreferred]);
  expect(await listOwners()).toEqual([
    [thread.userId, number, true],
    [otherId, '9735550118', false],
  ]);
  await changeThreadPerson(server, otherId, ([point, ...points]) => [
    { ...(point ?? phonePoint('')), value: '9735550119' },
    ...points,
  ]);
  expect(await listOwners()).toEqual([
    [thread.userId, number, true],
    [otherId, '9735550119', false],
  ]);
  expect(await listEvents()).toEqual([[intake, 'phone', '(973) 555-0118', '(973) 555-0119']]);
  await post('split');
  expect(await listOwners()).toEqual([[thread.userId, number, true]]);
  expect((await readThread(server, otherId)).contact).toBe('9735550119');
});
