import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChatsAnswer } from '../../contract/chats';
import { mailSignature } from '../incoming-mail/mail-signature';
import { answerByMail, arriveMail, testIncomingMail } from '../testing/incoming-mail';
import { plain } from '../testing/mails';
import { submit } from '../testing/submit';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
let userId: string;
let answer: { messageId: string; replyTo: string };
let clock = new Date('2026-03-01T12:00:00Z');
beforeEach(async () => {
  clock = new Date('2026-03-01T12:00:00Z');
  server = await startTestServer({
    now: () => clock,
    config: { incomingMail: testIncomingMail, rateLimitFactor: 100 },
  });
  await submit(server);
  userId = (await chats())[0]?.userId ?? '';
  later(1);
  answer = await answerByMail(server, userId);
  later(1);
});
afterEach(() => server.close());

const later = (minutes: number) => (clock = new Date(clock.getTime() + minutes * 60_000));
const arrive = (raw: string | Buffer) => arriveMail(server, raw);
const chats = async (query = '') => {
  const listed = await server.callAs('intake', { method: 'GET', path: `/chats${query}` });
  return listed.json<ChatsAnswer>().chats;
};
const thread = async (id = userId) => (await chats()).find((chat) => chat.userId === id);
const last = async () => (await thread())?.messages.at(-1);

describe('whoever is not the mail server', () => {
  const seconds = (offset: number) => String(Math.floor(clock.getTime() / 1000) + offset);
  const mail = () => plain({ to: answer.replyTo }, 'Hello');

  test('is refused, and changes nothing', async () => {
    for (const call of [{ signature: '' }, { signature: 'a'.repeat(64) }, { timestamp: '' }]) {
      expect((await arriveMail(server, mail(), call)).statusCode).toBe(403);
    }
    expect((await thread())?.total).toBe(2);
  });

  test('is refused with a mail that was changed, or another time', async () => {
    const signature = mailSignature(testIncomingMail.secret, seconds(0), Buffer.from(mail()));
    const changed = await arriveMail(server, `${mail()}!`, { signature });
    const moved = await arriveMail(server, mail(), { signature, timestamp: seconds(1) });
    expect([changed.statusCode, moved.statusCode]).toEqual([403, 403]);
  });

  test.each([-301, 301])('comes %i seconds off the time', async (offset) => {
    const call = await arriveMail(server, mail(), { timestamp: seconds(offset) });
    expect(call.statusCode).toBe(403);
    const near = await arriveMail(server, mail(), {
      timestamp: seconds(offset - Math.sign(offset) * 2),
    });
    expect(near.statusCode).toBe(202);
  });

  test('says again what was said before', async () => {
    const said = mail();
    const calls = [await arrive(said), await arrive(said)];
    expect(calls.map(({ statusCode }) => statusCode)).toEqual([202, 409]);
    const other = mail();
    const together = await Promise.all([arrive(other), arrive(other)]);
    expect(together.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
    expect((await thread())?.total).toBe(4);
  });

  test('finds nothing where incoming e-mail is not set up', async () => {
    await server.close();
    server = await startTestServer({ config: { incomingMail: null } });
    expect((await arrive(mail())).statusCode).toBe(404);
  });

  test('sends something else than a mail', async () => {
    const call = await server.call({
      method: 'POST',
      path: '/mail/incoming',
      headers: { 'x-mail-timestamp': seconds(0) },
      payload: { hello: 'there' },
    });
    expect(call.statusCode).toBe(415);
  });
});

test('a mail of 10 MB is taken, and a larger one is not', async () => {
  const most = 10 * 1024 * 1024;
  const mail = plain({ to: answer.replyTo }, 'Hello');
  const lines = `\r\n${'a'.repeat(76)}`.repeat(140_000);
  const filled = (size: number) => mail + lines.slice(0, size - mail.length);
  expect((await arrive(filled(most + 1))).statusCode).toBe(413);
  expect((await arrive(filled(most))).statusCode).toBe(202);
  expect((await last())?.text).toMatch(/^Hello\n/);
});

test('a mail that cannot be read is refused, so that its sender hears of it', async () => {
  const levels = Array.from({ length: 60 }, (_, level) => [
    `Content-Type: multipart/mixed; boundary="b${String(level)}"\r\n\r\n--b${String(level)}`,
  ]);
  const refused = await arrive(`To: ${answer.replyTo}\r\n${levels.join('\r\n')}`);
  expect(refused.statusCode).toBe(422);
});

test('no word of a mail, and no address, is logged', async () => {
  const words = 'My diabetes is worse';
  await arrive(plain({ to: answer.replyTo }, words));
  await arrive(plain({ to: 'replies+none@mail.agency.example' }, words));
  await arriveMail(server, plain({ to: answer.replyTo }, words), { signature: 'wrong' });
  const logs = server.logs.join('');
  expect(logs).toContain('"filed":"unknown"');
  expect(logs).not.toMatch(/diabetes|mail\.example|replies\+|sample-/);
});
