import { request, type ClientRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInboundEmail } from '../../../services/email/inbound/webhook-signature';
import {
  receiveEmail,
  testInboundEmail,
  startEmailOffice,
  type EmailOffice,
} from '../../../testing/inbound-email';
import { plain } from '../../../testing/samples/emails';

let office: EmailOffice;
beforeEach(async () => {
  office = await startEmailOffice();
});
afterEach(() => office.server.close());

describe('a request that is not from the mail server', () => {
  const seconds = (offset: number) => String(Math.floor(office.now().getTime() / 1000) + offset);
  const mail = () => plain({ to: office.answer.replyTo }, 'Hello');

  test('is rejected without a valid signature', async () => {
    for (const call of [{ signature: '' }, { signature: 'a'.repeat(64) }, { timestamp: '' }]) {
      expect((await receiveEmail(office.server, mail(), call)).statusCode).toBe(403);
    }
    expect((await office.thread())?.total).toBe(2);
    const warnings = office.server.logs.join('').match(/INCOMING_MAIL_SECRET or the clock/g);
    expect(warnings).toHaveLength(2);
  });

  test('is rejected if the email or the timestamp was changed', async () => {
    const signature = signInboundEmail(testInboundEmail.secret, seconds(0), Buffer.from(mail()));
    const changed = await receiveEmail(office.server, `${mail()}!`, { signature });
    const moved = await receiveEmail(office.server, mail(), { signature, timestamp: seconds(1) });
    expect([changed.statusCode, moved.statusCode]).toEqual([403, 403]);
  });

  test.each([-301, 301])('is rejected %i seconds off the current time', async (offset) => {
    const call = await receiveEmail(office.server, mail(), { timestamp: seconds(offset) });
    expect(call.statusCode).toBe(403);
    const near = await receiveEmail(office.server, mail(), {
      timestamp: seconds(offset - Math.sign(offset) * 2),
    });
    expect(near.statusCode).toBe(202);
  });

  test('is rejected if it repeats an earlier request', async () => {
    const raw = mail();
    const calls = [await office.arrive(raw), await office.arrive(raw)];
    expect(calls.map(({ statusCode }) => statusCode)).toEqual([202, 409]);
    const other = mail();
    const together = await Promise.all([office.arrive(other), office.arrive(other)]);
    expect(together.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
    expect((await office.thread())?.total).toBe(4);
  });

  test('returns 404 if inbound email is not set up', async () => {
    await office.server.close();
    office = await startEmailOffice(null);
    expect((await office.arrive(mail())).statusCode).toBe(404);
  });

  test('does not fill the memory with bodies that never end', async () => {
    const port = await office.server.listen();
    const headers = {
      'content-type': 'message/rfc822',
      'content-length': '1000000',
      'x-mail-timestamp': seconds(0),
    };
    const start = () => {
      const call = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/mail/incoming',
        headers,
      });
      call.on('error', () => undefined).flushHeaders();
      return call;
    };
    const arriveAnother = async () => (await office.arrive(mail())).statusCode;
    let calls: ClientRequest[] = [];
    const end = () => {
      for (const call of calls) call.destroy();
    };
    // New ones for each try: bodies that are slow for ten seconds make room for others.
    const arriveBesideOthers = async () => {
      end();
      calls = Array.from({ length: 8 }, start);
      await setTimeout(500);
      return arriveAnother();
    };
    await expect.poll(arriveBesideOthers).toBe(429);
    end();
    await expect.poll(arriveAnother).toBe(202);
  });

  test('is rejected if it is not an email', async () => {
    const call = await office.server.call({
      method: 'POST',
      path: '/mail/incoming',
      headers: { 'x-mail-timestamp': seconds(0) },
      payload: { hello: 'there' },
    });
    expect(call.statusCode).toBe(415);
  });
});

test('accepts an email of 10 MB but no larger one', async () => {
  const maxBytes = 10 * 1024 * 1024;
  const mail = plain({ to: office.answer.replyTo }, 'Hello');
  const lines = `\r\n${'a'.repeat(76)}`.repeat(140_000);
  const filled = (size: number) => mail + lines.slice(0, size - mail.length);
  expect((await office.arrive(filled(maxBytes + 1))).statusCode).toBe(413);
  expect((await office.arrive(filled(maxBytes))).statusCode).toBe(202);
  expect((await office.last())?.text).toMatch(/^Hello\n/);
});

test('rejects an unreadable email, so that its sender gets a bounce', async () => {
  const more = [`X-Long: ${'a'.repeat(300 * 1024)}`];
  const rejected = await office.arrive(plain({ to: office.answer.replyTo, more }, 'Hello'));
  expect(rejected.statusCode).toBe(422);
});

test('logs neither text nor addresses', async () => {
  const text = 'My diabetes is worse';
  await office.arrive(plain({ to: office.answer.replyTo }, text));
  await office.arrive(plain({ to: 'replies+none@mail.agency.example' }, text));
  await receiveEmail(office.server, plain({ to: office.answer.replyTo }, text), {
    signature: 'wrong',
  });
  const logs = office.server.logs.join('');
  expect(logs).toContain('"outcome":"stored"');
  expect(logs).not.toMatch(/diabetes|mail\.example|replies\+|sample-/);
});
