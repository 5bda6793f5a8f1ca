import { beforeEach, expect, test } from 'vitest';
import type { Chat } from '../../../../contract/inbox/schema';
import type { OutboundEmail } from '../../../services/email/email';
import { deliverOutbox } from '../../../testing/deliver-outbox';
import { listChats } from '../../../testing/stored-records';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';
import { bumpThreadRevision } from '../threads/refresh-queries';
import { addMissingDues, tellOwners } from './watch-waits';

let now: Date;
const server = useTestServer({ now: () => now });
/** A Monday, at a time in New York. */
const at = (time: string, day = 30) => new Date(`2026-11-${day}T${time}:00-05:00`);
beforeEach(() => {
  now = at('09:02');
});

async function submit(fields: Record<string, string> = {}): Promise<Chat> {
  await submitEligibilityForm(server, { ...specifiedFields, ...fields });
  const [thread] = await listChats(server);
  if (thread === undefined) throw new Error('no thread');
  return thread;
}

/** The emails to owners that leave at a time. */
async function tell(time: string, day?: number): Promise<OutboundEmail[]> {
  now = at(time, day);
  await tellOwners(server.context);
  const emails: OutboundEmail[] = [];
  await deliverOutbox(server, {
    email: (email) => Promise.resolve(void emails.push(email)),
  });
  return emails.filter(({ to }) => to === 'owner@agency.example');
}

const note = (thread: Chat, payload: object) =>
  server.callAs('intake', { method: 'POST', path: `/chats/${thread.userId}/notes`, payload });

test('the owner gets one email at twice the target, without a name, number, or text', async () => {
  const thread = await submit();
  expect(thread.dueAt).toBe(at('10:02').toISOString());
  expect(await tell('11:01')).toEqual([]);
  const [email, ...others] = await tell('11:02');
  expect(others).toEqual([]);
  expect(email?.subject).toBe('A person is waiting (Place of new-york)');
  expect(email?.text).toMatch(/A person has waited since \w{3} 9:02 AM. Target: \w{3} 10:02 AM\./);
  expect(email?.text).toContain(
    `https://site.example/dashboard/all-form-submission-message?thread=${thread.userId}`,
  );
  expect(JSON.stringify(email)).not.toMatch(/Ann|Lee|555-?0199|mail\.example|1948|noon/);
  expect(await tell('12:02')).toEqual([]);
});

test('several people are one email per half hour', async () => {
  for (const firstName of ['Ann', 'Bob']) await submit({ firstName });
  expect(await tell('11:05')).toMatchObject([{ subject: '2 people are waiting' }]);
  now = at('09:10');
  await submit({ firstName: 'Cyd', region: 'michigan' });
  now = at('09:12');
  await submit({ firstName: 'Dee' });
  expect(await tell('11:34')).toEqual([]);
  const [email] = await tell('11:35');
  expect(email?.subject).toBe('2 people are waiting');
  expect(email?.text).toMatch(/A person has waited since \w{3} 9:10 AM. Target: \w{3} 10:10 AM/);
  expect(email?.text).toContain('?due=overdue&sort=due');
});

test('no email is sent outside office hours', async () => {
  now = at('15:30', 25);
  await submit();
  expect(await tell('17:31', 25)).toEqual([]);
  // Thanksgiving
  expect(await tell('11:00', 26)).toEqual([]);
  expect(await tell('09:29', 27)).toEqual([]);
  const [email] = await tell('09:30', 27);
  expect(email?.text).toContain('since Wed 3:30 PM. Target: Wed 4:30 PM');
});

test('a reply, a call that reached them, or closing ends a wait; a note or a missed call doesn’t', async () => {
  const thread = await submit();
  await note(thread, { channel: 'note', text: 'Kind.' });
  await note(thread, { channel: 'call', missed: 'no-answer', text: '' });
  const find = async () => (await listChats(server))[0];
  expect(await find()).toMatchObject({ dueAt: at('10:02').toISOString(), replyWithin: 60 });
  await note(thread, { channel: 'call', text: 'Reached her.' });
  expect(await find()).toMatchObject({ waitsSince: null, dueAt: null, replyWithin: null });
  expect(await tell('11:30')).toEqual([]);
  const closed = await submit();
  const payload = { version: closed.version, status: 'closed' };
  await server.callAs('intake', { method: 'PATCH', path: `/chats/${closed.userId}`, payload });
  expect((await find())?.dueAt).toBeNull();
  expect(await tell('15:30')).toEqual([]);
});

test('nobody is told of possible spam', async () => {
  await submit({ website: 'https://spam.example' });
  expect((await listChats(server))[0]?.dueAt).not.toBeNull();
  expect(await tell('12:00')).toEqual([]);
});

test('a new wait of the same person is told again', async () => {
  const thread = await submit();
  expect(await tell('11:02')).toHaveLength(1);
  await note(thread, { channel: 'call', text: 'Reached her.' });
  now = at('11:10');
  await submit();
  expect(await tell('13:10')).toHaveLength(1);
});

test('a due time that an older server left behind is removed', async () => {
  await submit();
  const { db } = server.context.database;
  await db.updateTable('threads').set({ waitsSince: null }).execute();
  await addMissingDues(server.context);
  expect(await db.selectFrom('threads').select('dueAt').execute()).toEqual([{ dueAt: null }]);
});

test('a wait from before there were targets gets a due time, which then stays', async () => {
  const { userId } = await submit();
  const { db } = server.context.database;
  const setDue = async (dueAt: string | null) => {
    await db.updateTable('messages').set({ dueAt }).execute();
    await bumpThreadRevision(db, userId);
    await addMissingDues(server.context);
    return (await listChats(server))[0]?.dueAt;
  };
  expect(await setDue(null)).toBe(at('10:02').toISOString());
  expect(await setDue(at('15:00').toISOString())).toBe(at('15:00').toISOString());
});
