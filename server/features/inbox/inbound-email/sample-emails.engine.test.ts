import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deliverOutbox } from '../../../testing/deliver-outbox';
import { startEmailOffice, type EmailOffice } from '../../../testing/inbound-email';

const folder = join(import.meta.dirname, '../../../services/email/inbound/fixtures');

/** Some emails of the folder as a mail server passes them on, with the addresses of this office. */
function readSample({ answer }: EmailOffice, name: string): Buffer {
  const text = readFileSync(join(folder, `${name}.eml`), 'latin1')
    .replaceAll('REPLY+ADDRESS@mail.example.com', answer.replyTo)
    .replaceAll('ID-OF-OUR-MESSAGE@larkspan.example', `reply-${answer.messageId}@agency.example`)
    .replaceAll('no-reply@larkspan.example', 'no-reply@agency.example')
    .replaceAll('Larkspan Home Care', 'Test Care NY');
  return Buffer.from(text, 'latin1');
}

const question =
  'Dear Rosa,\n\nwhat is her date of birth, and which plan does she have?\n\nAnna Reyes';

let office: EmailOffice;
beforeEach(async () => {
  office = await startEmailOffice();
});
afterEach(() => office.server.close());

const change = (method: 'PATCH' | 'POST', path: string, payload: object) =>
  office.server.callAs('intake', { method, path: `/chats/${path}`, payload });

describe('an email shows', () => {
  test.each([
    ['yahoo-no-angle', 'March 3, 1944.'],
    ['danish-outlook', 'Den 3. marts 1944.'],
    ['gmail-swedish', '3 mars 1944.'],
    ['outlook-to-wraps', 'March 3, 1944.'],
    ['listid-only', 'She was born on March 3, 1944.'],
    ['iso2022jp-no-charset', 'お問い合わせありがとうございます。'],
    ['win1252-as-latin1', 'She’s 82 – “very” frail. Señora Núñez €5'],
  ])('only what was typed: %s', async (name, text) => {
    expect((await office.arrive(readSample(office, name))).statusCode).toBe(202);
    expect((await office.last())?.text).toBe(text);
    // The same if the thread has the quoted email.
    await change('POST', `${office.userId}/replies`, {
      channel: 'email',
      to: 'ann@mail.example',
      text: question,
    });
    const again = readSample(office, name).toString('latin1').replace('Message-ID: <', '$&2');
    office.later(1);
    await office.arrive(Buffer.from(again, 'latin1'));
    expect((await office.thread())?.total).toBe(5);
    expect((await office.last())?.text).toBe(text);
  });

  test('answers that were typed into the quoted email', async () => {
    await office.arrive(readSample(office, 'outlook-inline-answers'));
    expect((await office.last())?.text).toContain('March 3, 1944. The plan is Healthfirst.');
  });

  test('a subject with a letter that is split over two words', async () => {
    await office.arrive(readSample(office, 'rfc2047-folded-subject'));
    expect((await office.last())?.details).toContainEqual({
      label: 'Subject',
      value: 'Sobre mi mamá, la señora Núñez',
    });
  });
});

describe('an automatic reply that doesn’t say so', () => {
  test('is shown but doesn’t reopen the thread or wait for a reply', async () => {
    await change('PATCH', office.userId, { version: 2, status: 'closed' });
    await office.arrive(readSample(office, 'ooo-no-header'));
    expect(await office.thread()).toMatchObject({ status: 'closed', version: 3, total: 3 });
    expect(await office.last()).toMatchObject({
      intent: 'automatic',
      details: expect.arrayContaining([
        {
          label: 'Automatic email',
          value: 'Sent by a program, so it doesn’t count as waiting for a reply.',
        },
      ]) as unknown,
    });
    await change('PATCH', office.userId, { version: 3, status: 'contacted' });
    expect(await office.chats('?waiting=1')).toEqual([]);
  });

  test('causes no email', async () => {
    const countJobs = async () =>
      (await office.server.context.database.db.selectFrom('outbox').select('id').execute()).length;
    const before = await countJobs();
    await office.arrive(readSample(office, 'ooo-no-header'));
    await office.arrive(readSample(office, 'listid-only'));
    expect(await countJobs()).toBe(before);
  });
});

test('a bounce in plain text marks the reply as not delivered', async () => {
  await deliverOutbox(office.server, { email: () => Promise.resolve() });
  await office.arrive(readSample(office, 'qmail-bounce'));
  expect((await office.thread())?.total).toBe(2);
  expect(await office.last()).toMatchObject({
    id: office.answer.messageId,
    delivery: 'failed',
    details: [
      { label: 'Not delivered', value: 'This mailbox doesn’t exist. Check the address. (5.1.1)' },
    ],
  });
});

describe('another address for replies', () => {
  const reply = (to: string, messageId?: string) =>
    change('POST', `${office.userId}/replies`, { channel: 'email', to, messageId, text: 'Hello' });

  test('is shown, and can be chosen', async () => {
    await office.arrive(readSample(office, 'reply-to-differs'));
    const message = await office.last();
    expect(message).toMatchObject({
      email: 'rosa.quill@example.com',
      replyTo: 'daniel.quill@example.org',
    });
    expect(message?.details).toContainEqual({
      label: 'Reply to',
      value:
        'daniel.quill@example.org. The office has not written to this address. To answer there, choose it above your reply.',
    });
    expect(await office.thread()).toMatchObject({
      email: 'ann@mail.example',
      laterAddresses: [
        { email: 'rosa.quill@example.com' },
        { email: 'daniel.quill@example.org', messageId: message?.id, isReplyTo: true },
      ],
    });
    const sent = await reply('daniel.quill@example.org', message?.id);
    expect([sent.statusCode, sent.json()]).toMatchObject([
      201,
      { email: 'daniel.quill@example.org' },
    ]);
    expect((await reply('rosa.quill@example.com', message?.id)).statusCode).toBe(201);
  });

  test('is never used unless it is chosen', async () => {
    await office.arrive(readSample(office, 'reply-to-differs'));
    expect((await reply('daniel.quill@example.org')).statusCode).toBe(409);
    expect((await reply('eve@mail.example', (await office.last())?.id)).statusCode).toBe(409);
    expect((await reply('ann@mail.example')).statusCode).toBe(201);
  });

  test('is ignored if it is the office’s own', async () => {
    const raw = readSample(office, 'reply-to-differs').toString('latin1');
    for (const own of [office.answer.replyTo, 'new-york@agency.example']) {
      await office.arrive(raw.replace('daniel.quill@example.org', own).replace('m29', own));
      expect(await office.last()).not.toHaveProperty('replyTo');
    }
  });
});

describe('the full text', () => {
  const read = (messageId: string) =>
    office.server.callAs('intake', {
      method: 'GET',
      path: `/chats/${office.userId}/messages/${messageId}/full-text`,
    });

  test('has what was left out, and is encrypted', async () => {
    await office.arrive(readSample(office, 'gmail-swedish'));
    const message = await office.last();
    expect(message?.hasFullText).toBe(true);
    const { text } = (await read(message?.id ?? '')).json<{ text: string }>();
    expect(text).toMatch(/^3 mars 1944\.\n\nDen fre 20 nov\. .*\n[^]*> Anna Reyes/);
    const row = await office.server.context.database.db
      .selectFrom('messages')
      .select('fullTextEncrypted')
      .where('id', '=', message?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(row.fullTextEncrypted).not.toContain('Anna');
  });

  test('is missing if nothing was left out', async () => {
    await office.arrive(readSample(office, 'listid-only'));
    const message = await office.last();
    expect(message).not.toHaveProperty('hasFullText');
    expect((await read(message?.id ?? '')).statusCode).toBe(404);
    expect((await read('unknown')).statusCode).toBe(404);
  });
});
