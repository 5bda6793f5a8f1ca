import { beforeEach, describe, expect, test } from 'vitest';
import type { Chat, ChatMessage } from '../../../../contract/inbox/schema';
import type { ErrorBody } from '../../../../contract/shared/schema/error';
import { listAuditEntries, listChats, listOutbox } from '../../../testing/stored-records';
import { recordOptOut } from '../../../services/sms/consent-queries';
import { firstThread, addThread } from '../../../testing/single-thread';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';

const server = useTestServer();
/** Ann's thread from her phone, and the one from her daughter's. */
let thread: Chat;
let other: Chat;
beforeEach(async () => {
  thread = await addThread(server);
  await submitEligibilityForm(server, { ...specifiedFields, contact: '9735550118' });
  other = await firstThread(server);
});

const call = (path: string, payload?: object) =>
  server.callAs('intake', {
    method: payload === undefined ? 'GET' : 'POST',
    path,
    ...(payload === undefined ? {} : { payload }),
  });
const merge = (into = thread.userId, from = other.userId) =>
  call(`/chats/${into}/merge`, { userId: from });
const split = () => call(`/chats/${thread.userId}/split`, { userId: other.userId });
const patch = (userId: string, payload: object) =>
  server.callAs('owner', { method: 'PATCH', path: `/chats/${userId}`, payload });
const list = () => listChats(server);

test('shows the messages of both threads in order, with masked fields that can be revealed', async () => {
  expect((await merge()).statusCode).toBe(200);
  const [chat, ...rest] = await list();
  expect(rest).toEqual([]);
  expect(chat).toMatchObject({
    userId: thread.userId,
    contact: thread.contact,
    total: 2,
    merged: [{ userId: other.userId, contact: '9735550118' }],
  });
  for (const { id } of chat?.messages ?? []) {
    const response = await call(`/chats/${thread.userId}/messages/${id}/reveal`, { field: 'dob' });
    expect(response.json()).toEqual({ value: specifiedFields.dob });
  }
});

test('each message keeps its own sender and number', async () => {
  const daughter = { ...specifiedFields, firstName: 'Rosa', contact: '4105550136' };
  await submitEligibilityForm(server, daughter);
  await merge(thread.userId, (await firstThread(server)).userId);
  const { name, messages } = await firstThread(server);
  expect(messages.map(({ sender, number }) => [sender, number])).toEqual([
    [name, thread.contact],
    [`Rosa ${specifiedFields.lastName}`, '4105550136'],
  ]);
});

test('distinguishes the merged thread’s address from addresses in later messages', async () => {
  const daughter = { ...specifiedFields, contact: '4105550136', email: 'daughter@mail.example' };
  await submitEligibilityForm(server, daughter);
  const third = await firstThread(server);
  await submitEligibilityForm(server, { ...daughter, email: 'stranger@mail.example' });
  await merge(thread.userId, third.userId);
  const chat = await firstThread(server);
  expect(chat.merged).toMatchObject([{ userId: third.userId, email: 'daughter@mail.example' }]);
  expect(chat.laterAddresses.map(({ email }) => email)).toEqual(['stranger@mail.example']);
  expect(chat.contactPoints.map(({ userId, value }) => [userId, value])).toContainEqual([
    third.userId,
    'daughter@mail.example',
  ]);
});

test('opens the merged thread by either id, for reading and writing', async () => {
  await merge();
  expect((await call(`/chats/${other.userId}`)).json<Chat>().userId).toBe(thread.userId);
  const note = { channel: 'note', text: 'Both numbers are hers' };
  expect((await call(`/chats/${other.userId}/notes`, note)).statusCode).toBe(201);
  expect((await firstThread(server)).messages.at(-1)?.text).toBe(note.text);
});

test('reopens the merged thread when the person writes from either number', async () => {
  await merge();
  const { version } = await firstThread(server);
  await patch(thread.userId, { version, status: 'closed' });
  await submitEligibilityForm(server, {
    ...specifiedFields,
    contact: '9735550118',
    time: 'After six',
  });
  expect(await firstThread(server)).toMatchObject({
    userId: thread.userId,
    status: 'new',
    total: 3,
  });
  expect(await list()).toHaveLength(1);
});

test('separates the messages after a split', async () => {
  await merge();
  await call(`/chats/${thread.userId}/notes`, { channel: 'note', text: 'Meanwhile' });
  expect((await split()).statusCode).toBe(200);
  const chats = new Map((await list()).map((chat) => [chat.userId, chat]));
  const listChannels = (chat: Chat | undefined) => chat?.messages.map(({ channel }) => channel);
  expect(listChannels(chats.get(other.userId))).toEqual(['eligibility']);
  expect(listChannels(chats.get(thread.userId))).toEqual(['eligibility', 'note']);
});

test('reports that the threads were merged or split before', async () => {
  await submitEligibilityForm(server, { ...specifiedFields, contact: '4105550136' });
  const third = await firstThread(server);
  await merge();
  await split();
  const repeated = await split();
  expect([repeated.statusCode, repeated.json<ErrorBody>().error.message]).toEqual([
    409,
    'This merge was already undone.',
  ]);
  await merge(third.userId, other.userId);
  const moved = await split();
  expect(moved.json<ErrorBody>().error.message).toBe('This thread was merged into another thread.');
  const taken = await merge();
  expect([taken.statusCode, taken.json<ErrorBody>().error.message]).toEqual([
    409,
    'One of these threads was already merged into another thread.',
  ]);
});

describe('after a split, the target thread', () => {
  const findThread = async () => (await list()).find(({ userId }) => userId === thread.userId);
  beforeEach(async () => {
    await patch(thread.userId, { version: 1, status: 'closed' });
    await patch(other.userId, {
      version: 1,
      status: 'contacted',
      assignee: 'owner@agency.example',
    });
    await merge();
    expect(await findThread()).toMatchObject({
      status: 'contacted',
      assignee: 'owner@agency.example',
    });
  });

  test('has its former status and assignee', async () => {
    await split();
    expect(await findThread()).toMatchObject({ status: 'closed', assignee: null, version: 4 });
  });

  test('keeps a status that was changed since', async () => {
    await patch(thread.userId, { version: 3, status: 'qualified' });
    await split();
    expect(await findThread()).toMatchObject({
      status: 'qualified',
      assignee: 'owner@agency.example',
    });
  });

  test('is new if the person has written since', async () => {
    await submitEligibilityForm(server, { ...specifiedFields, time: 'After six' });
    await split();
    expect(await findThread()).toMatchObject({ status: 'new', assignee: null });
  });
});

test('reopens a closed thread when a waiting thread is merged into it', async () => {
  await patch(thread.userId, { version: 1, status: 'closed' });
  await merge();
  expect(await firstThread(server)).toMatchObject({ userId: thread.userId, status: 'new' });
});

test('rejects a change that is based on the state before the merge', async () => {
  await merge();
  const response = await patch(other.userId, { version: 1, status: 'closed' });
  expect([response.statusCode, response.body]).toEqual([
    409,
    expect.stringContaining('intake@agency.example changed this'),
  ]);
});

test('rejects merging a thread into itself, into an unknown thread, or both ways at once', async () => {
  expect((await merge(thread.userId, thread.userId)).statusCode).toBe(409);
  expect((await merge(thread.userId, 'nobody')).statusCode).toBe(404);
  const both = await Promise.all([merge(), merge(other.userId, thread.userId)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await list()).toHaveLength(1);
});

test('moves earlier merged threads along with a further merge', async () => {
  await submitEligibilityForm(server, { ...specifiedFields, contact: '4105550136' });
  const third = await firstThread(server);
  await merge();
  // As an open tab would.
  expect(await list()).toHaveLength(2);
  await merge(third.userId, thread.userId);
  const [chat, ...rest] = await list();
  expect([chat?.userId, chat?.total, rest]).toEqual([third.userId, 3, []]);
  expect((await call(`/chats/${other.userId}`)).json<Chat>().userId).toBe(third.userId);
});

test('audits a merge and a split once each', async () => {
  await merge();
  expect((await merge()).statusCode).toBe(200);
  await split();
  const entries = await listAuditEntries(server.context.database.db, other.userId);
  expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
    ['merge', thread.userId],
    ['split', thread.userId],
  ]);
});

describe('a possible duplicate', () => {
  const contact = '6465550142';
  const submit = (fields: object) =>
    submitEligibilityForm(server, { ...specifiedFields, contact, email: '', ...fields });
  const markDistinct = (one: string, another: string) =>
    call(`/chats/${one}/distinct`, { userId: another });
  const listDuplicates = async () =>
    Object.fromEntries(
      (await list()).map(({ name, possibleDuplicates }) => [
        name,
        possibleDuplicates.map((duplicate) => duplicate.name),
      ]),
    );
  const findId = async (name: string) =>
    (await list()).find((chat) => chat.name === name)?.userId ?? '';

  test('is shown with both threads of a number, until they are merged, and again after a split', async () => {
    await submit({ firstName: 'Jon', lastName: 'Smith' });
    expect(await listDuplicates()).toMatchObject({ 'Jon Smith': [] });
    await submit({ firstName: 'John', lastName: 'Smith' });
    const both = { 'Jon Smith': ['John Smith'], 'John Smith': ['Jon Smith'] };
    expect(await listDuplicates()).toMatchObject(both);
    const [jon, john] = [await findId('Jon Smith'), await findId('John Smith')];
    expect((await call(`/chats/${jon}`)).json<Chat>().possibleDuplicates).toEqual([
      { userId: john, name: 'John Smith', contact, email: null },
    ]);
    await merge(jon, john);
    expect(await listDuplicates()).toMatchObject({ 'Jon Smith': [] });
    await call(`/chats/${jon}/split`, { userId: john });
    expect(await listDuplicates()).toMatchObject(both);
  });

  test('is dismissed for good, for both threads, with one audit entry', async () => {
    await submit({ firstName: 'Ann', lastName: 'Cruz' });
    await submit({ firstName: 'Ben', lastName: 'Cruz' });
    const [ann, ben] = [await findId('Ann Cruz'), await findId('Ben Cruz')];
    for (const [one, another] of [
      [ann, ben],
      [ann, ben],
      [ben, ann],
    ] as const) {
      expect((await markDistinct(one, another)).statusCode).toBe(200);
    }
    const none = { 'Ann Cruz': [], 'Ben Cruz': [] };
    expect(await listDuplicates()).toMatchObject(none);
    await submit({ firstName: 'Ben', lastName: 'Cruz', time: 'After six' });
    expect(await listDuplicates()).toMatchObject(none);
    const entries = await listAuditEntries(server.context.database.db, ann);
    expect(entries.map(({ action, detail }) => [action, detail])).toEqual([['distinct', ben]]);
  });

  test('cannot be dismissed for an unknown or the same thread', async () => {
    expect((await markDistinct(thread.userId, 'nobody')).statusCode).toBe(404);
    expect((await markDistinct('nobody', thread.userId)).statusCode).toBe(404);
    expect((await markDistinct(thread.userId, thread.userId)).statusCode).toBe(409);
  });

  test('is found by the email address of a person with a new number', async () => {
    await submit({ firstName: 'Rosa', lastName: 'Diaz', email: 'rosa@mail.example' });
    const moved = { contact: '6465550143', email: 'ROSA@mail.example' };
    await submit({ firstName: 'Rosa', lastName: 'Dias', ...moved });
    expect(await listDuplicates()).toMatchObject({ 'Rosa Diaz': ['Rosa Dias'] });
  });
});

/** Marks a reply as not delivered. */
async function fail(id: string): Promise<void> {
  const { db } = server.context.database;
  await db.updateTable('outbox').set({ state: 'dead' }).where('subject', '=', id).execute();
  await db.updateTable('messages').set({ delivery: 'failed' }).where('id', '=', id).execute();
}

test('resends a failed reply of a merged thread', async () => {
  const reply = { channel: 'email', to: other.email, text: 'We will call.' };
  const { id } = (await call(`/chats/${other.userId}/replies`, reply)).json<ChatMessage>();
  await fail(id);
  await merge();
  const response = await call(`/chats/${thread.userId}/messages/${id}/retry`, {});
  expect(response.json<ChatMessage>()).toMatchObject({ delivery: 'queued' });
  expect((await firstThread(server)).status).toBe('new');
});

test('does not send a reply that was started before the merge to the other person', async () => {
  await submitEligibilityForm(server, {
    ...specifiedFields,
    firstName: 'Rosa',
    email: 'rosa@mail.example',
  });
  const rosa = await firstThread(server);
  await merge(thread.userId, rosa.userId);
  const reply = { channel: 'email', to: rosa.email, text: 'Dear Rosa' };
  const response = await call(`/chats/${rosa.userId}/replies`, reply);
  expect(response.json<ErrorBody>().error.code).toBe('other_recipient');
  expect((await firstThread(server)).total).toBe(2);
});

test('resends a failed text to its original number, unless that number has opted out', async () => {
  await submitEligibilityForm(server, {
    ...specifiedFields,
    contact: other.contact,
    consent: 'true',
  });
  const reply = { channel: 'sms', to: other.contact, text: 'Only for you' };
  const response = await call(`/chats/${other.userId}/replies`, reply);
  const { id, number } = response.json<ChatMessage>();
  expect(number).toBe(other.contact);
  await fail(id);
  await merge();
  const retry = () => call(`/chats/${thread.userId}/messages/${id}/retry`, {});
  expect((await retry()).statusCode).toBe(200);
  const job = (await listOutbox(server)).find(({ subject }) => subject === id);
  expect(job?.payload).toContain(other.contact);
  expect(job?.payload).not.toContain(thread.contact);
  await fail(id);
  await recordOptOut(
    server.context.database.db,
    server.context.encryption,
    other.contact,
    new Date().toISOString(),
  );
  expect((await retry()).json<ErrorBody>().error.code).toBe('no_consent');
});
