import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFakeSmtpServer } from '../../../../tests/fakes/smtp-server';
import { createSmtpChannel } from '../../../services/email/channels/smtp';
import { deliverOutbox } from '../../../testing/deliver-outbox';
import { sendEmailReply, startEmailOffice, type EmailOffice } from '../../../testing/inbound-email';
import { pdfFile } from '../../../testing/samples/documents';
import { gmail, plain, report, withFiles, type Sample } from '../../../testing/samples/emails';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';

let office: EmailOffice;
beforeEach(async () => {
  office = await startEmailOffice();
});
afterEach(() => office.server.close());

const change = (method: 'PATCH' | 'POST', path: string, payload: object) =>
  office.server.callAs('intake', { method, path: `/chats/${path}`, payload });

describe('the reply address', () => {
  test('is unique and constant for each thread and reveals nothing about it', async () => {
    expect(office.answer.replyTo).toMatch(/^replies\+[0-9a-f]{32}@mail\.agency\.example$/);
    expect((await sendEmailReply(office.server, office.userId)).replyTo).toBe(
      office.answer.replyTo,
    );
    await submitEligibilityForm(office.server, { ...specifiedFields, firstName: 'Bea' });
    const other = (await office.chats())[0]?.userId ?? '';
    expect((await sendEmailReply(office.server, other)).replyTo).not.toBe(office.answer.replyTo);
    const token = office.answer.replyTo.slice(8, 40);
    expect(office.userId.replaceAll('-', '')).not.toContain(token);
    const rows = await office.server.context.database.db
      .selectFrom('replyAddresses')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is the region’s mailbox if none is set up', async () => {
    await office.server.close();
    office = await startEmailOffice(null);
    expect(office.answer.replyTo).toBe('new-york@agency.example');
  });
});

describe('an inbound email', () => {
  test('is stored in the thread it replies to, without the quoted email', async () => {
    expect((await office.arrive(gmail({ to: office.answer.replyTo }))).statusCode).toBe(202);
    expect(await office.last()).toMatchObject({
      channel: 'email',
      direction: 'in',
      text: 'Tomorrow at five, please – she naps until four.',
      email: 'ann@mail.example',
      author: null,
      delivery: 'received',
      details: [],
      at: office.now().toISOString(),
    });
    const [row] = await office.server.context.database.db
      .selectFrom('messages')
      .select('textEncrypted')
      .where('direction', '=', 'in')
      .where('channel', '=', 'email')
      .execute();
    expect(row?.textEncrypted).not.toContain('Tomorrow');
  });

  test('waits for a reply and reopens a closed thread', async () => {
    expect(await office.chats('?waiting=1')).toEqual([]);
    await change('PATCH', office.userId, { version: 2, status: 'closed' });
    expect(await office.thread()).toMatchObject({ status: 'closed', version: 3 });
    await office.arrive(plain({ to: office.answer.replyTo }, 'One more thing'));
    expect(await office.chats('?waiting=1')).toMatchObject([
      { userId: office.userId, status: 'new', version: 4 },
    ]);
  });

  test('is matched by In-Reply-To if the address is missing', async () => {
    const more = [`In-Reply-To: <reply-${office.answer.messageId}@agency.example>`];
    await office.arrive(plain({ to: 'no-reply@agency.example', more }, 'At five'));
    expect((await office.last())?.text).toBe('At five');
  });

  test('appears in the merged thread, and in its own after a split', async () => {
    await submitEligibilityForm(office.server, { ...specifiedFields, contact: '9735550118' });
    const target = (await office.chats())[0]?.userId ?? '';
    await change('POST', `${target}/merge`, { userId: office.userId });
    await office.arrive(plain({ to: office.answer.replyTo }, 'At five'));
    expect((await office.thread(target))?.messages.at(-1)?.text).toBe('At five');
    await change('POST', `${target}/split`, { userId: office.userId });
    expect((await office.last())?.text).toBe('At five');
  });

  test('from an unknown address shows where it came from', async () => {
    await office.arrive(
      plain({ to: office.answer.replyTo, from: 'eve@mail.example' }, 'It is me, Ann'),
    );
    expect(await office.thread()).toMatchObject({
      email: 'ann@mail.example',
      laterAddresses: [{ email: 'eve@mail.example' }],
    });
    expect((await office.last())?.details).toEqual([
      {
        label: 'Sent from',
        value: 'eve@mail.example. The office has not written to this address.',
      },
    ]);
  });

  test.each<[string, Partial<Sample>, string]>([
    ['its sender’s name, from another address', { from: 'eve@mail.example' }, 'Eve Lee'],
    [
      'its sender’s address, without a name',
      { from: 'eve@mail.example', name: '' },
      'eve@mail.example',
    ],
    ['the person’s name, from their address', { name: 'A. Lee' }, 'Ann Lee'],
  ])('shows %s', async (_case, sample, sender) => {
    await office.arrive(plain({ to: office.answer.replyTo, name: 'Eve Lee', ...sample }, 'Hello'));
    expect(await office.last()).toMatchObject({ sender, email: sample.from ?? 'ann@mail.example' });
  });

  test('keeps the files that are safe, which the thread lists', async () => {
    const content = pdfFile('card').toString('base64');
    await office.arrive(withFiles({ to: office.answer.replyTo }, ['card.pdf'], content));
    const message = await office.last();
    expect([message?.details, message?.files]).toMatchObject([[], [{ name: 'card.pdf' }]]);
    const { id = '', files = [] } = message ?? {};
    const path = `/messages/${id}/files/${files[0]?.id ?? ''}`;
    const opened = await office.server.callAs('intake', { method: 'GET', path });
    expect(opened.rawPayload).toEqual(pdfFile('card'));
  });

  test('lists its subject and the names of files that it can’t keep', async () => {
    const raw = withFiles({ to: office.answer.replyTo }, ['card.pdf', 'back.pdf']).replace(
      'Subject: Re: Your message to Test Care NY',
      'Subject: My card',
    );
    await office.arrive(raw);
    expect(await office.last()).toMatchObject({
      text: 'Here is my card.',
      details: [
        { label: 'Subject', value: 'My card' },
        {
          label: 'Attachments',
          value: 'card.pdf (PDF, 1 KB)\nback.pdf (PDF, 1 KB)\nOpen the mailbox to see them.',
        },
      ],
    });
    const { db } = office.server.context.database;
    expect(await db.selectFrom('attachments').selectAll().execute()).toEqual([]);
  });

  test('is shortened, with a note, if it is too long', async () => {
    await office.arrive(plain({ to: office.answer.replyTo }, 'é'.repeat(10_001)));
    const message = await office.last();
    expect(message?.text).toBe('é'.repeat(10_000));
    const value = 'Only the first 10,000 characters are shown here.';
    expect(message).toMatchObject({ details: [{ label: 'Shortened', value }], hasFullText: true });
    await office.arrive(plain({ to: office.answer.replyTo }, 'é'.repeat(100_001)));
    expect((await office.last())?.details).toEqual([
      { label: 'Shortened', value: `${value} The full email is in the mailbox.` },
    ]);
    await office.arrive(plain({ to: office.answer.replyTo }, 'é'.repeat(10_000)));
    expect((await office.last())?.details).toEqual([]);
  });

  test('is stored once if delivered repeatedly at the same time', async () => {
    const raws = ['one', 'two', 'three'].map((word) =>
      plain(
        { to: office.answer.replyTo, id: 'same@mail.example', more: [`X-Way: ${word}`] },
        'Hello',
      ),
    );
    const responses = await Promise.all(raws.map(office.arrive));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    expect((await office.thread())?.total).toBe(3);
  });

  test('without a Message-ID is stored once if delivered twice', async () => {
    for (const way of ['a', 'b']) {
      const raw = plain({ to: office.answer.replyTo, more: [`X-Way: ${way}`] }, 'Hello');
      await office.arrive(raw.replace(/Message-ID: .*\r\n/, ''));
    }
    expect((await office.thread())?.total).toBe(3);
  });
});

describe('a bounce', () => {
  const deliver = async () => {
    const peer = await startFakeSmtpServer();
    const email = createSmtpChannel(peer.url, 'no-reply@agency.example');
    await deliverOutbox(office.server, { email });
    await peer.stop();
    return peer.mails.map(({ source }) => source.replace(/\r?\n /g, ' ')).join('\n');
  };
  const sent = async () =>
    (await office.thread())?.messages.find(({ id }) => id === office.answer.messageId);

  test('marks the reply failed with the reason, and it can be resent', async () => {
    const source = await deliver();
    expect(source).toContain(`Reply-To: Test Care NY <${office.answer.replyTo}>`);
    expect(await sent()).toMatchObject({ delivery: 'sent', details: [] });
    const { 1: id = '' } = /Message-ID: <reply-(.*)@agency\.example>/.exec(source) ?? [];
    expect((await office.arrive(report(id))).statusCode).toBe(202);
    expect(await sent()).toMatchObject({
      delivery: 'failed',
      details: [
        {
          label: 'Not delivered',
          value: 'This mailbox doesn’t exist. Check the address. (5.1.1)',
        },
      ],
    });
    expect((await office.thread())?.total).toBe(2);
    expect(await office.chats('?failed=1')).toMatchObject([{ userId: office.userId }]);
    const retried = await change(
      'POST',
      `${office.userId}/messages/${office.answer.messageId}/retry`,
      {},
    );
    expect(retried.statusCode).toBe(200);
    await deliver();
    expect(await sent()).toMatchObject({ delivery: 'sent', details: [] });
  });

  test('is ignored while the reply is queued or only delayed', async () => {
    await office.arrive(report(office.answer.messageId));
    expect(await sent()).toMatchObject({ delivery: 'queued' });
    await deliver();
    await office.arrive(report(office.answer.messageId, { action: 'delayed', status: '4.4.1' }));
    expect(await sent()).toMatchObject({ delivery: 'sent' });
  });
});
