import { describe, expect, test } from 'vitest';
import type { ThreadEventsResponse } from '../../../../contract/inbox/event-schema';
import type { KnownPerson } from '../../../../contract/inbox/person-schema';
import type { ChatsResponse } from '../../../../contract/inbox/schema';
import type { Unread } from '../../../../contract/inbox/unread-schema';
import { searchHeader } from '../../../../contract/shared/list-limits';
import type { RegionId } from '../../../../contract/shared/regions';
import { changeThreadPerson, emailPoint, phonePoint, readThread } from '../../../testing/people';
import { addThread } from '../../../testing/single-thread';
import { listAuditEntries, listChats, listOutbox } from '../../../testing/stored-records';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { getError, getErrorCode, useTestServer } from '../../../testing/test-server';

const server = useTestServer({ config: { rateLimitFactor: 100 } });
const intake = 'intake@agency.example';
const number = '2125550188';
const rosa = { firstName: 'Rosa', lastName: 'Diaz', region: 'new-york' as RegionId, note: '' };
const daughter = { name: 'Ana Diaz', relationship: 'daughter' };

const post = (path: string, payload: object, key = '') =>
  server.callAs('intake', {
    method: 'POST',
    path,
    payload,
    headers: { ...(key !== '' && { 'idempotency-key': key }) },
  });
const create = (others: object = {}, key = '') =>
  post('/chats', { ...rosa, source: 'phone', contactPoints: [phonePoint(number)], ...others }, key);
const add = async (others: object = {}): Promise<string> =>
  (await create(others)).json<{ userId: string }>().userId;
const lookUp = async (typed: object) => {
  const response = await post('/chats/lookup', { name: '', phone: '', email: '', ...typed });
  return response.json<{ people: KnownPerson[] }>().people;
};
const lookUpNames = async (typed: object) =>
  (await lookUp(typed)).map(({ name, isSame }) => [name, isSame]);
const limitTo = (region: RegionId) =>
  server.context.database.db
    .updateTable('accounts')
    .set({ regions: JSON.stringify([region]) })
    .where('email', '=', intake)
    .execute();

describe('a new person', () => {
  test('has a thread with what the office knows, assigned to the staff member who added it', async () => {
    const userId = await add({
      ...{ language: 'Spanish', referredBy: 'Sunset Center', note: ' Has a walker ' },
      contactPoints: [phonePoint('(212) 555-0188', daughter), emailPoint('rosa@mail.example')],
    });
    expect(await readThread(server, userId)).toMatchObject({
      ...{ name: 'Rosa Diaz', contact: number, email: 'rosa@mail.example', region: 'new-york' },
      ...{ source: 'phone', language: 'Spanish', referredBy: 'Sunset Center' },
      ...{ status: 'contacted', assignee: intake, waitsSince: null, canText: false, total: 1 },
      messages: [{ channel: 'note', text: 'Has a walker', author: intake }],
    });
    const [phone] = (await readThread(server, userId)).contactPoints;
    expect(phone).toMatchObject(daughter);
    const { events } = (
      await server.callAs('intake', { method: 'GET', path: `/chats/${userId}/events` })
    ).json<ThreadEventsResponse>();
    expect(events).toMatchObject([{ kind: 'added', by: intake }]);
    const audit = await listAuditEntries(server.context.database.db, userId);
    expect(audit[0]).toMatchObject({ actor: intake, action: 'add-person' });
    const rows = await server.context.database.db.selectFrom('threads').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/Rosa|5550188|Sunset/);
  });

  test.each([
    ['walk-in', 'contacted'],
    ['referral', 'new'],
    ['event', 'new'],
  ])('from %s is %s', async (source, status) => {
    expect(await readThread(server, await add({ source }))).toMatchObject({ source, status });
  });

  test('without messages is listed, read, found, exported, and merged', async () => {
    const userId = await add();
    const { chats } = (
      await server.callAs('intake', { method: 'GET', path: '/chats' })
    ).json<ChatsResponse>();
    expect(chats).toMatchObject([{ userId, total: 0, messages: [] }]);
    const unread = await server.callAs('owner', { method: 'GET', path: '/chats/unread' });
    expect(unread.json<Unread>()).toEqual({ newMessages: 0, threads: [] });
    for (const query of ['rosa', '5550188']) {
      const headers = { [searchHeader]: query };
      const found = await server.callAs('owner', { method: 'GET', path: '/search', headers });
      expect(found.body).toContain(userId);
    }
    const path = '/chats/export?format=csv';
    const exported = await server.callAs('owner', { method: 'GET', path });
    expect(exported.body).toContain('Rosa Diaz');
    const other = await addThread(server);
    expect((await post(`/chats/${other.userId}/merge`, { userId })).statusCode).toBe(200);
    expect((await post(`/chats/${other.userId}/split`, { userId })).statusCode).toBe(200);
    expect((await post(`/chats/${userId}/merge`, { userId: other.userId })).statusCode).toBe(200);
    expect(await readThread(server, userId)).toMatchObject({ name: 'Rosa Diaz', total: 1 });
  });

  test('without messages can be exported and erased', async () => {
    const userId = await add();
    const payload = { ids: [userId] };
    const call = (action: string) =>
      server.callAs('owner', { method: 'POST', path: `/people/${userId}/${action}`, payload });
    expect((await call('export')).statusCode).toBe(200);
    expect((await call('erase')).statusCode).toBe(204);
    expect(await listChats(server)).toEqual([]);
    expect(await lookUp({ phone: number })).toEqual([]);
  });

  test('gets the forms that they send later, and is a possible duplicate of others', async () => {
    const userId = await add();
    const form = { ...specifiedFields, contact: number, firstName: 'ROSA', lastName: 'diaz' };
    await submitEligibilityForm(server, form);
    await submitEligibilityForm(server, { ...form, firstName: 'Rosita' });
    const chats = await listChats(server);
    expect(chats.map(({ name }) => name).sort()).toEqual(['Rosa Diaz', 'Rosita diaz']);
    expect(await readThread(server, userId)).toMatchObject({
      total: 1,
      possibleDuplicates: [{ name: 'Rosita diaz' }],
    });
  });

  test('gets a first email, also with another subject', async () => {
    const email = 'rosa@mail.example';
    const userId = await add({ contactPoints: [emailPoint(email)] });
    const payload = { channel: 'email', to: email, text: 'Hello', subject: 'A message from us' };
    expect((await post(`/chats/${userId}/replies`, payload)).statusCode).toBe(201);
    const [job] = await listOutbox(server);
    expect(JSON.parse(job?.payload ?? '')).toMatchObject({ to: email, subject: payload.subject });
  });

  test.each([
    [{ firstName: ' ', lastName: '' }, { firstName: 'Enter a name' }],
    [
      { contactPoints: [phonePoint('555')] },
      { contactPoints: 'Please enter a valid 10-digit US phone number' },
    ],
  ])('%j is rejected', async (others, fields) => {
    const response = await create(others);
    expect([response.statusCode, getError(response).fields]).toEqual([400, fields]);
    expect(await listChats(server)).toEqual([]);
  });

  test('needs a number or an address', async () => {
    expect((await create({ contactPoints: [] })).statusCode).toBe(400);
  });

  test('of another state than the account’s is rejected', async () => {
    await limitTo('maryland');
    const response = await create();
    expect([response.statusCode, Object.keys(getError(response).fields ?? {})]).toEqual([
      400,
      ['region'],
    ]);
  });
});

describe('the same name and number', () => {
  test('are added once by a repeated call, and once by two colleagues at the same moment', async () => {
    const key = 'a-key-of-a-double-click';
    const [one, other] = await Promise.all([create({}, key), create({}, key)]);
    expect([one?.statusCode, one?.json()]).toEqual([201, other?.json()]);
    const ben = { firstName: 'Ben', contactPoints: [phonePoint('2125550177')] };
    const responses = await Promise.all([create(ben), create(ben), create(ben)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(await listChats(server)).toHaveLength(2);
  });

  test('are rejected and change nothing, also for a number that is someone else’s', async () => {
    const userId = await add({ contactPoints: [phonePoint(number, daughter)] });
    const close = { status: 'closed', version: 1 };
    await server.callAs('owner', { method: 'PATCH', path: `/chats/${userId}`, payload: close });
    const response = await create({ firstName: 'rosa', note: 'Again' });
    expect([response.statusCode, getErrorCode(response)]).toEqual([409, 'known_person']);
    expect(getError(response).message).not.toContain('Rosa');
    expect(await readThread(server, userId)).toMatchObject({ status: 'closed', total: 0 });
  });

  test('with another name are added', async () => {
    await add();
    expect((await create({ firstName: 'Ana' })).statusCode).toBe(201);
  });
});

describe('the lookup', () => {
  test('finds a number from its seventh digit, an address once it is complete', async () => {
    await add({ contactPoints: [phonePoint(number), emailPoint('Rosa@mail.example')] });
    const isFound = [['Rosa Diaz', false]];
    for (const phone of ['2125550', '(212) 555-018', '555-0188', '+1 212 555 0188']) {
      expect([phone, await lookUpNames({ phone })]).toEqual([phone, isFound]);
    }
    for (const phone of ['', '212555', '5550189', '3125550188']) {
      expect([phone, await lookUpNames({ phone })]).toEqual([phone, []]);
    }
    expect(await lookUpNames({ email: ' rosa@MAIL.example' })).toEqual(isFound);
    expect(await lookUpNames({ email: 'rosa@mail' })).toEqual([]);
    expect(await lookUpNames({ phone: number, name: 'rosa  díaz' })).toEqual([['Rosa Diaz', true]]);
  });

  test('leaves out who is only mentioned with the number, and lists the same name first', async () => {
    const userId = await add();
    await add({ firstName: 'Ana' });
    await add({
      firstName: 'Ben',
      note: `Call ${number}`,
      contactPoints: [emailPoint('ben@mail.example')],
    });
    const typed = { phone: number, name: 'Rosa Diaz' };
    expect(await lookUpNames(typed)).toEqual([
      ['Rosa Diaz', true],
      ['Ana Diaz', false],
    ]);
    const [known] = await lookUp(typed);
    expect(known).toMatchObject({ userId, owner: { userId, version: 1, points: [known?.point] } });
  });

  test('finds any contact point, and of merged threads the one that shows them', async () => {
    const thread = await addThread(server);
    const userId = await add();
    const other = '9735550118';
    await changeThreadPerson(server, userId, (points) => [...points, phonePoint(other, daughter)]);
    await post(`/chats/${thread.userId}/merge`, { userId });
    const [known] = await lookUp({ phone: other });
    expect(known).toMatchObject({ userId: thread.userId, name: 'Ann Lee', point: daughter });
    expect(known?.owner).toMatchObject({ userId, points: [{ value: number }, { value: other }] });
    // The change that adds someone to the number.
    const points = known?.owner.points.map((one) => ({ ...one, name: 'Ben Diaz' }));
    const payload = { version: known?.owner.version, contactPoints: points };
    const path = `/chats/${known?.owner.userId}/person`;
    const related = await server.callAs('intake', { method: 'PATCH', path, payload });
    expect(related.statusCode).toBe(200);
  });

  test('finds nobody of a state that the account doesn’t see', async () => {
    await add({ contactPoints: [phonePoint(number), emailPoint('rosa@mail.example')] });
    await limitTo('maryland');
    const typed = { name: 'Rosa Diaz', phone: number, email: 'rosa@mail.example' };
    expect(await lookUp(typed)).toEqual([]);
  });

  test('leaves no number or name in the log', async () => {
    await add({ note: 'Has a walker' });
    await lookUp({ phone: number, name: 'Rosa Diaz' });
    expect(server.logs.join('\n')).not.toMatch(/5550188|Rosa|walker/);
  });
});
