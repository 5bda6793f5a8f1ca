import { beforeEach, describe, expect, test } from 'vitest';
import {
  notificationEventIds,
  type NotificationEvent,
} from '../../../contract/notifications/constants';
import type { Notification, NotificationSettings } from '../../../contract/notifications/schema';
import type { Chat } from '../../../contract/inbox/schema';
import { newId } from '../../core/db/uuid';
import { tellDueFollowUps } from '../../features/overview/due-follow-ups';
import { tellAssignees } from '../../features/inbox/waits/watch-waits';
import { startHousekeeping } from '../../housekeeping';
import { deliverOutbox } from '../../testing/deliver-outbox';
import { formSamples } from '../../testing/samples/forms';
import { fileRequest } from '../../testing/samples/help-desk-requests';
import { addThread } from '../../testing/single-thread';
import { specifiedFields, submitEligibilityForm, submitForm } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';
import type { OutboundEmail } from '../email/email';
import { DeliveryError } from '../outbox/job-error';
import { sendDue } from './send-due';

const minute = 60_000;
/** A Monday, 10 AM in New York. */
const start = new Date('2026-11-30T15:00:00.000Z');
let now = start;
const server = useTestServer({
  now: () => (now = new Date(now.getTime() + 1)),
  config: { rateLimitFactor: 100 },
});
beforeEach(() => {
  now = start;
});

type Role = 'owner' | 'intake' | 'observer' | 'admin';
const roles: readonly Role[] = ['owner', 'intake', 'observer', 'admin'];
const intake = 'intake@agency.example';

const send = (
  role: Role,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  payload?: object,
) =>
  server.callAs(role, {
    ...{ method, path },
    headers: { 'idempotency-key': newId() },
    ...(payload && { payload }),
  });

const listFor = async (role: Role): Promise<Notification[]> => {
  const response = await send(role, 'GET', '/notifications');
  return response.json<{ notifications: Notification[] }>().notifications;
};

/** The events that each role is notified of. */
async function listTold(): Promise<Partial<Record<Role, NotificationEvent[]>>> {
  const told: Partial<Record<Role, NotificationEvent[]>> = {};
  for (const role of roles) {
    const items = await listFor(role);
    if (items.length > 0) told[role] = items.map(({ event }) => event).reverse();
  }
  return told;
}

const everything: NotificationSettings = {
  desktop: notificationEventIds,
  email: notificationEventIds,
  digest: false,
  quiet: null,
};
const choose = (role: Role, change: Partial<NotificationSettings>) =>
  send(role, 'PUT', '/notifications/settings', { ...everything, ...change });

/** The emails to staff that leave some minutes later. */
async function wait(minutes: number): Promise<OutboundEmail[]> {
  now = new Date(now.getTime() + minutes * minute);
  await sendDue(server.context);
  const emails: OutboundEmail[] = [];
  await deliverOutbox(server, { email: (email) => Promise.resolve(void emails.push(email)) });
  return emails.filter(({ to }) => /^(?:owner|intake|admin|observer)@/.test(to));
}

const assign = (thread: Chat, assignee: string | null, version = thread.version) =>
  send('owner', 'PATCH', `/chats/${thread.userId}`, { assignee, version });

const writeAgain = () => submitEligibilityForm(server, specifiedFields);

const mention = (path: string, mentions: readonly string[], role: Role = 'owner') =>
  send(role, 'POST', `${path}/notes`, {
    text: '@Colleague, she has dementia.',
    mentions,
    ...(path.startsWith('/chats') && { channel: 'note' }),
  });

async function limit(role: Role, regions: readonly string[]): Promise<void> {
  await server.context.database.db
    .updateTable('accounts')
    .set({ regions: JSON.stringify(regions) })
    .where('email', '=', `${role}@agency.example`)
    .execute();
}

describe('who is notified', () => {
  beforeEach(async () => {
    for (const role of roles) await choose(role, {});
  });

  test('of a new thread: everyone who sees its screen and region', async () => {
    await limit('intake', ['michigan']);
    await submitEligibilityForm(server, { ...specifiedFields, region: 'maryland' });
    expect(await listTold()).toEqual({ owner: ['unassigned'] });
    await submitEligibilityForm(server, {
      ...specifiedFields,
      lastName: 'Roe',
      region: 'michigan',
    });
    expect((await listTold()).intake).toEqual(['unassigned']);
  });

  test('of a new request or application: everyone who sees its screen', async () => {
    await fileRequest(server, 'payroll');
    expect(await listTold()).toEqual({ owner: ['unassigned'] });
    await submitForm(server, '/applications', { ...formSamples['/applications'] });
    expect((await listTold()).admin).toEqual(['unassigned']);
  });

  test('nobody of possible spam', async () => {
    await submitEligibilityForm(server, { ...specifiedFields, website: 'https://spam.example' });
    expect(await listTold()).toEqual({});
  });

  test('of a follow-up that becomes due: its owner, once', async () => {
    const thread = await addThread(server);
    const dueAt = new Date(start.getTime() + 30 * minute).toISOString();
    const followUp = { version: 0, dueAt, owner: intake, text: 'Call about the papers' };
    await send('owner', 'PUT', `/follow-ups/thread/${thread.userId}`, followUp);
    await tellDueFollowUps(server.context);
    expect((await listFor('intake')).map(({ event }) => event)).not.toContain('follow-up');
    now = new Date(start.getTime() + 31 * minute);
    await tellDueFollowUps(server.context);
    await tellDueFollowUps(server.context);
    const told = await listTold();
    expect(told.intake?.filter((event) => event === 'follow-up')).toHaveLength(1);
    expect(told.owner ?? []).not.toContain('follow-up');
  });

  test('of an assignment, a message, and an overdue reply: the assignee', async () => {
    const thread = await addThread(server);
    await assign(thread, intake);
    expect((await listTold()).intake).toEqual(['unassigned', 'assigned']);
    await writeAgain();
    expect(await listTold()).toEqual({
      owner: ['unassigned'],
      intake: ['unassigned', 'assigned', 'message'],
    });
    now = new Date(start.getTime() + 59 * minute);
    await tellAssignees(server.context);
    expect((await listFor('intake')).map(({ event }) => event)).not.toContain('overdue');
    now = new Date(start.getTime() + 61 * minute);
    await tellAssignees(server.context);
    await tellAssignees(server.context);
    const told = await listTold();
    expect(told.intake?.filter((event) => event === 'overdue')).toHaveLength(1);
    expect(told.owner ?? []).not.toContain('overdue');
  });

  test('of a request that someone takes: nobody', async () => {
    const { id } = await fileRequest(server, 'payroll');
    const own = { assignee: 'owner@agency.example', version: 1 };
    await send('owner', 'PATCH', `/helpDesk/records/${id}`, own);
    expect(await listTold()).toEqual({ owner: ['unassigned'] });
  });

  test('of a mention: only who may see the record, else the note is rejected', async () => {
    const { userId } = await addThread(server);
    const path = `/chats/${userId}`;
    const rejected = await mention(path, [intake, 'admin@agency.example']);
    expect(rejected.statusCode).toBe(400);
    expect(rejected.json()).toMatchObject({
      error: { fields: { mentions: expect.stringContaining('admin@agency.example') as string } },
    });
    const notes = await server.context.database.db
      .selectFrom('messages')
      .select('id')
      .where('channel', '=', 'note')
      .execute();
    expect(notes).toEqual([]);
    expect((await mention(path, [intake, 'owner@agency.example'])).statusCode).toBe(201);
    expect(await listTold()).toEqual({ owner: ['unassigned'], intake: ['unassigned', 'mention'] });
    await limit('intake', ['michigan']);
    expect((await mention(path, [intake])).statusCode).toBe(400);
    expect((await listTold()).intake).toBeUndefined();
  });

  test('of a mention in a note about a request or an application', async () => {
    const { id } = await fileRequest(server, 'payroll');
    expect((await mention(`/helpDesk/records/${id}`, [intake])).statusCode).toBe(400);
    await submitForm(server, '/applications', { ...formSamples['/applications'] });
    const { items } = (await send('owner', 'GET', '/jobs/applications')).json<{
      items: { id: string }[];
    }>();
    const path = `/jobs/applications/${items[0]?.id ?? ''}`;
    expect((await mention(path, ['admin@agency.example'])).statusCode).toBe(201);
    expect((await listTold()).admin).toEqual(['unassigned', 'mention']);
    expect((await mention(path, ['observer@agency.example'])).statusCode).toBe(400);
  });

  test('nobody of what they have open, or of an event they have turned off', async () => {
    const thread = await addThread(server);
    await send('intake', 'POST', `/chats/${thread.userId}/presence`);
    await mention(`/chats/${thread.userId}`, [intake]);
    await choose('owner', { desktop: [], email: [] });
    await mention(`/chats/${thread.userId}`, ['owner@agency.example'], 'intake');
    const told = await listTold();
    expect(told.intake).toEqual(['unassigned']);
    expect(told.owner).toEqual(['unassigned']);
  });
});

describe('emails', () => {
  let thread: Chat;
  beforeEach(async () => {
    thread = await addThread(server);
  });

  test('name the event and the office, and link to the record', async () => {
    await mention(`/chats/${thread.userId}`, [intake]);
    expect(await wait(1)).toEqual([]);
    const [email, ...others] = await wait(1);
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      to: intake,
      subject: 'A colleague mentioned you (Place of new-york)',
    });
    expect(email?.text).toContain(
      `https://site.example/dashboard/all-form-submission-message?thread=${thread.userId}`,
    );
    expect(JSON.stringify(email)).not.toMatch(/Ann|Lee|555-?0199|mail\.example|1948|dementia/);
    expect(await wait(60)).toEqual([]);
  });

  test('tell events of a few minutes at once', async () => {
    await choose('intake', {});
    await assign(thread, intake);
    for (const lastName of ['Roe', 'Poe', 'Moe'])
      await submitEligibilityForm(server, { ...specifiedFields, lastName });
    const [email, ...others] = await wait(2);
    expect(others).toEqual([]);
    expect(email?.subject).toBe('3 people are waiting');
    expect(email?.text).toContain('Also: 1 update for you.');
    expect(email?.text).toContain('https://site.example/dashboard');
  });

  test('are not sent about what was opened, undone, or answered meanwhile, or may not be seen anymore', async () => {
    await mention(`/chats/${thread.userId}`, [intake]);
    now = new Date(now.getTime() + 30_000);
    await send('intake', 'POST', `/chats/${thread.userId}/presence`);
    expect(await wait(2)).toEqual([]);

    const token = (await assign(thread, intake)).json<{ undo: string }>().undo;
    await send('owner', 'POST', '/chats/undo', { token });
    expect(await wait(2)).toEqual([]);

    await choose('intake', {});
    await writeAgain();
    const call = { channel: 'call', text: 'Reached her.' };
    await send('owner', 'POST', `/chats/${thread.userId}/notes`, call);
    expect(await wait(2)).toEqual([]);

    await mention(`/chats/${thread.userId}`, [intake]);
    await limit('intake', ['michigan']);
    expect(await wait(2)).toEqual([]);
  });

  test('wait until quiet hours end, which one email does for all who wait', async () => {
    await wait(60);
    await choose('intake', { email: [], quiet: { from: '18:00', until: '08:00', daysOff: true } });
    await choose('owner', { email: [], desktop: [] });
    // 11 PM
    now = new Date('2026-12-01T04:00:00.000Z');
    for (const lastName of ['Roe', 'Poe', 'Moe'])
      await submitEligibilityForm(server, { ...specifiedFields, lastName });
    expect(await listFor('intake')).toEqual([]);
    expect(await wait(8 * 60)).toEqual([]);
    const [first] = (await send('owner', 'GET', '/chats')).json<{ chats: Chat[] }>().chats;
    const close = { status: 'closed', version: first?.version ?? 0 };
    await send('owner', 'PATCH', `/chats/${first?.userId ?? ''}`, close);
    const emails = await wait(60);
    expect(emails).toMatchObject([{ to: intake, subject: '2 people are waiting' }]);
    // In the daytime, only the desktop shows them.
    await writeAgain();
    expect(await wait(60)).toEqual([]);
  });

  test('come once a day if the account chose that', async () => {
    await choose('intake', { digest: true });
    await mention(`/chats/${thread.userId}`, [intake]);
    await assign(thread, intake);
    // 11 PM
    expect(await wait(13 * 60)).toEqual([]);
    // 8 AM
    expect(await wait(9 * 60)).toHaveLength(1);
    expect(await wait(24 * 60)).toEqual([]);
  });
});

describe('settings', () => {
  type Settings = {
    settings: NotificationSettings;
    last: { state: string; reason: string } | null;
  };
  const read = async () => (await send('admin', 'GET', '/notifications/settings')).json<Settings>();

  test('are the account’s own, with defaults', async () => {
    expect(await read()).toEqual({
      settings: {
        desktop: ['assigned', 'message', 'mention', 'follow-up', 'overdue', 'unassigned'],
        email: ['assigned', 'mention', 'follow-up'],
        digest: false,
        quiet: { from: '18:00', until: '08:00', daysOff: true },
      },
      last: null,
    });
    await choose('admin', { digest: true });
    expect((await read()).settings).toEqual({ ...everything, digest: true });
    const other = await send('intake', 'GET', '/notifications/settings');
    expect(other.json<Settings>().settings.digest).toBe(false);
    expect((await choose('admin', { email: ['none'] as never })).statusCode).toBe(400);
  });

  test('tell how the last email went', async () => {
    await send('admin', 'POST', '/notifications/test');
    expect((await read()).last).toMatchObject({ state: 'queued', reason: null });
    await deliverOutbox(server);
    expect((await read()).last).toMatchObject({ state: 'sent', reason: null });
    expect((await read()).settings.digest).toBe(false);
    await send('admin', 'POST', '/notifications/test');
    const rejected = { service: 'smtp', code: 550, step: 'RCPT TO' };
    await deliverOutbox(server, {
      email: () => Promise.reject(new DeliveryError(rejected, { isFinal: true })),
    });
    expect((await read()).last).toMatchObject({
      state: 'dead',
      reason: 'The mail server rejected this address (550).',
    });
  });
});

test('an answer that has not changed is not sent again', async () => {
  const first = await send('intake', 'GET', '/notifications');
  const again = () =>
    server.callAs('intake', {
      method: 'GET',
      path: '/notifications',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
  expect((await again()).statusCode).toBe(304);
  const { userId } = await addThread(server);
  await mention(`/chats/${userId}`, [intake]);
  expect((await again()).statusCode).toBe(200);
});

test('notifications are deleted after two weeks', async () => {
  const { userId } = await addThread(server);
  await mention(`/chats/${userId}`, [intake]);
  const count = async () => {
    const running = startHousekeeping(server.context, server.app.log);
    await running.stop();
    const { db } = server.context.database;
    return (await db.selectFrom('notifications').select('id').execute()).length;
  };
  now = new Date(start.getTime() + 13 * 24 * 60 * minute);
  expect(await count()).toBeGreaterThan(0);
  now = new Date(start.getTime() + 15 * 24 * 60 * minute);
  expect(await count()).toBe(0);
});
