import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OutboundEmail } from '../../../services/email/email';
import type { HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import type { ChatMessage } from '../../../../contract/inbox/schema';
import { startEmailOffice, type EmailOffice } from '../../../testing/inbound-email';
import { fileRequest } from '../../../testing/samples/help-desk-requests';
import { plain } from '../../../testing/samples/emails';
import { listOutbox } from '../../../testing/stored-records';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';

let office: EmailOffice;
beforeEach(async () => {
  office = await startEmailOffice();
});
afterEach(() => office.server.close());

const domain = () => office.server.context.config.mail.from.split('@')[1] ?? '';
const own = (messageId: string) => `<reply-${messageId}@${domain()}>`;
const question = {
  to: 'new-york@agency.example',
  name: 'Rosa Quill',
  from: 'rosa@mail.example',
  id: 'question@mail.example',
  subject: 'An aide for Dad',
};

/** The email that the outbox sends for the latest reply. */
async function readSent(): Promise<Pick<OutboundEmail, 'subject' | 'inReplyTo' | 'references'>> {
  const { subject, inReplyTo, references } = JSON.parse(
    (await listOutbox(office.server)).at(-1)?.payload ?? '',
  ) as OutboundEmail;
  return { subject, inReplyTo, references };
}

async function answer(userId = office.userId, to = 'ann@mail.example', text = 'Yes.') {
  office.later(1);
  const response = await office.server.callAs('intake', {
    method: 'POST',
    path: `/chats/${userId}/replies`,
    payload: { channel: 'email', to, text },
  });
  expect(response.statusCode).toBe(201);
  return response.json<ChatMessage>().id;
}

const today = 'Your message to Test Care NY';

describe('a reply in the inbox', () => {
  test('answers the person’s email, each time, and keeps its subject', async () => {
    await office.arrive(plain({ ...question, more: ['References: <older@mail.example>'] }, 'Hi'));
    const [{ userId } = { userId: '' }] = await office.chats();
    for (const text of ['Yes.', 'On Monday, too.']) {
      await answer(userId, 'rosa@mail.example', text);
      expect(await readSent()).toEqual({
        subject: 'Re: An aide for Dad',
        inReplyTo: '<question@mail.example>',
        references: ['<older@mail.example>', '<question@mail.example>'],
      });
    }
  });

  test('keeps the subject that the person set by “Reply”, and shows it', async () => {
    const raw = readFileSync(
      join(import.meta.dirname, '../../../services/email/inbound/fixtures/new-topic-by-reply.eml'),
      'utf8',
    )
      .replaceAll('REPLY+ADDRESS@mail.example.com', office.answer.replyTo)
      .replaceAll('<ID-OF-OUR-MESSAGE@larkspan.example>', own(office.answer.messageId));
    await office.arrive(raw);
    expect((await office.last())?.details).toContainEqual({
      label: 'Subject',
      value: 'Complaint about Tuesday’s aide',
    });
    const to = 'rosa.quill@example.com';
    const payload = { channel: 'email', to, messageId: (await office.last())?.id, text: 'Sorry.' };
    const path = `/chats/${office.userId}/replies`;
    await office.server.callAs('intake', { method: 'POST', path, payload });
    expect(await readSent()).toEqual({
      subject: 'Re: Complaint about Tuesday’s aide',
      inReplyTo: '<n07@mx.example.com>',
      references: [own(office.answer.messageId), '<n07@mx.example.com>'],
    });
  });

  test('keeps our subject if the person did', async () => {
    await office.arrive(plain({ to: office.answer.replyTo, id: 'a@mail.example' }, 'At five.'));
    await answer();
    expect(await readSent()).toMatchObject({ subject: today, inReplyTo: '<a@mail.example>' });
  });

  test('follows our earlier email if the person’s latest message is a form or a text', async () => {
    expect(await readSent()).toEqual({ subject: today });
    await office.arrive(
      plain({ ...question, to: office.answer.replyTo, from: 'ann@mail.example' }, 'Hi'),
    );
    office.later(1);
    await submitEligibilityForm(office.server, { ...specifiedFields, time: 'At noon' });
    await answer();
    const messageId = own(office.answer.messageId);
    expect(await readSent()).toEqual({
      subject: today,
      inReplyTo: messageId,
      references: [messageId],
    });
  });

  test('ignores automatic emails', async () => {
    await office.arrive(plain({ to: office.answer.replyTo, id: 'a@mail.example' }, 'At five.'));
    office.later(1);
    const more = ['Auto-Submitted: auto-replied'];
    await office.arrive(plain({ to: office.answer.replyTo, subject: 'Away', more }, 'Away'));
    await answer();
    expect(await readSent()).toMatchObject({ subject: today, inReplyTo: '<a@mail.example>' });
  });

  test('tells one address nothing of the email from another', async () => {
    await office.arrive(plain({ ...question, to: office.answer.replyTo }, 'It is me, Ann.'));
    await answer();
    expect(await readSent()).toMatchObject({
      subject: today,
      inReplyTo: own(office.answer.messageId),
    });
  });

  test('has the same headers when it is sent again', async () => {
    await office.arrive(plain({ to: office.answer.replyTo, id: 'a@mail.example' }, 'At five.'));
    const id = await answer();
    const { db } = office.server.context.database;
    await db.updateTable('outbox').set({ state: 'dead' }).where('subject', '=', id).execute();
    await db.updateTable('messages').set({ delivery: 'failed' }).where('id', '=', id).execute();
    const path = `/chats/${office.userId}/messages/${id}/retry`;
    const retried = await office.server.callAs('intake', { method: 'POST', path });
    expect(retried.statusCode).toBe(200);
    expect(await readSent()).toMatchObject({ inReplyTo: '<a@mail.example>' });
  });

  test('stores what the headers repeat encrypted', async () => {
    await office.arrive(plain(question, 'Hi'));
    const row = await office.server.context.database.db
      .selectFrom('messages')
      .select('emailHeadersEncrypted')
      .where('emailHeadersEncrypted', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(row.emailHeadersEncrypted).not.toMatch(/aide|question/);
  });
});

describe('a reply in a help-desk queue', () => {
  let request: Awaited<ReturnType<typeof fileRequest>>;
  beforeEach(async () => {
    office.later(1);
    request = await fileRequest(office.server, 'generalRequest');
  });

  async function answerRequest(text: string): Promise<string> {
    office.later(1);
    const response = await office.server.callAs('owner', {
      method: 'POST',
      path: `/helpDesk/records/${request.id}/replies`,
      payload: { channel: 'email', text },
    });
    return response.json<HelpDeskMessage>().id;
  }
  const receipt = () => `<help-desk-receipt-${request.id}@${domain()}>`;
  const subject = () => `Your request ${request.reference}`;

  test('follows the receipt, and then our earlier reply', async () => {
    const first = await answerRequest('We look into it.');
    expect(await readSent()).toMatchObject({ subject: subject(), inReplyTo: receipt() });
    await answerRequest('It is paid.');
    expect(await readSent()).toMatchObject({ subject: subject(), inReplyTo: own(first) });
  });

  test.each(['our reply', 'the receipt'])(
    'answers, each time, the email with which the caregiver answered %s',
    async (answered) => {
      const first = await answerRequest('We look into it.');
      const messageId = answered === 'our reply' ? own(first) : receipt();
      office.later(1);
      await office.arrive(
        plain(
          {
            to: 'new-jersey@agency.example',
            id: 'pay@mail.example',
            subject: `Re: ${subject()}`,
            more: [`In-Reply-To: ${messageId}`, `References: ${messageId}`],
          },
          'Still missing.',
        ),
      );
      expect((await office.last())?.details).toContainEqual({
        label: 'Help-desk request',
        value: request.reference,
      });
      for (const text of ['Sorry.', 'It is paid now.']) {
        await answerRequest(text);
        expect(await readSent()).toEqual({
          subject: subject(),
          inReplyTo: '<pay@mail.example>',
          references: [messageId, '<pay@mail.example>'],
        });
      }
    },
  );

  test('keeps a new subject', async () => {
    const more = [`In-Reply-To: ${receipt()}`];
    await office.arrive(
      plain({ to: 'new-jersey@agency.example', subject: 'Re: My pay', more }, 'Hm'),
    );
    await answerRequest('Sorry.');
    expect(await readSent()).toMatchObject({ subject: 'Re: My pay' });
  });
});
