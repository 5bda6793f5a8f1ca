import { beforeEach, describe, expect, test } from 'vitest';
import type { AuditResponse } from '../../../../contract/audit/schema';
import type { HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import type { HelpDeskStatus } from '../../../../contract/help-desk/status-schema';
import { inTransaction } from '../../../core/db/engine';
import { recordLateError } from '../../../services/outbox/late-error-queries';
import { recordOptOut } from '../../../services/sms/consent-queries';
import type { OutboundEmail } from '../../../services/email/email';
import type { Channels } from '../../../job-types';
import { DeliveryError } from '../../../services/outbox/job-error';
import { deliverOutbox } from '../../../testing/deliver-outbox';
import { receiveEmail, testInboundEmail } from '../../../testing/inbound-email';
import { report } from '../../../testing/samples/emails';
import { getRequestDetail, fileRequest } from '../../../testing/samples/help-desk-requests';
import { listOutbox } from '../../../testing/stored-records';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { getErrorCode, useTestServer } from '../../../testing/test-server';
import { formatCarrierError } from '../../../services/sms/carrier-errors';

const server = useTestServer();
let request: Awaited<ReturnType<typeof fileRequest>>;
beforeEach(async () => {
  request = await fileRequest(server, 'payroll');
});

const post = (path: string, payload?: object, headers: Record<string, string> = {}) =>
  server.callAs('owner', {
    method: 'POST',
    path: `/helpDesk/records/${request.id}/${path}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
const reply = (payload: object, headers: Record<string, string> = {}) =>
  post('replies', payload, headers);
const byMail = { channel: 'email', text: 'We have added your Saturday.' };
const byText = { channel: 'sms', text: 'Please call us.' };
const answersSent = async () =>
  (await listOutbox(server)).filter(({ type }) => /^message-/.test(type));
/** Gives consent to texts in an eligibility check. */
const giveConsent = () => submitEligibilityForm(server, { ...specifiedFields, consent: 'true' });
const fetchStatus = async () => {
  const payload = { token: request.token };
  return server.call({ method: 'POST', path: '/helpDesk/status', payload });
};
const rejected = { service: 'smtp', code: 550, step: 'RCPT TO' };
const deliver = (failure: DeliveryError | null) => {
  const send = failure === null ? () => Promise.resolve('SM1') : () => Promise.reject(failure);
  return deliverOutbox(server, { email: send, sms: send } as unknown as Channels);
};

describe('a reply', () => {
  test('by email is stored, queued, and shown on the status page', async () => {
    const answer = await reply(byMail);
    expect([answer.statusCode, answer.json<HelpDeskMessage>()]).toEqual([
      201,
      {
        id: expect.any(String) as string,
        at: expect.any(String) as string,
        kind: 'reply',
        author: 'owner@agency.example',
        channel: 'email',
        to: 'ann@mail.example',
        text: byMail.text,
        delivery: 'queued',
        problem: null,
        undo: expect.any(String) as string,
      },
    ]);
    const [job] = await answersSent();
    expect(JSON.parse(job?.payload ?? '') as OutboundEmail).toMatchObject({
      to: 'ann@mail.example',
      subject: `Your request ${request.reference}`,
      replyTo: { address: 'new-jersey@agency.example' },
    });
    const status = (await fetchStatus()).json<HelpDeskStatus>();
    const { at } = answer.json<HelpDeskMessage>();
    expect(status.replies).toEqual([{ at, step: 'answered', text: byMail.text }]);
    expect(status.steps.map(({ step }) => step)).toEqual(['received', 'answered']);
    const rows = await server.context.database.db.selectFrom('messages').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Saturday');
  });

  test('is stored and sent once under one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'answer-0001' };
    const answers = await Promise.all([1, 2, 3].map(() => reply(byMail, headers)));
    expect(new Set(answers.map((answer) => answer.json<HelpDeskMessage>().id)).size).toBe(1);
    expect(await answersSent()).toHaveLength(1);
    expect((await getRequestDetail(server, request.id)).messages).toHaveLength(1);
    expect(getErrorCode(await reply({ ...byMail, text: 'Other' }, headers))).toBe(
      'idempotency_conflict',
    );
  });

  test('by text needs consent without an opt-out', async () => {
    expect(getErrorCode(await reply(byText))).toBe('no_consent');
    await giveConsent();
    expect((await reply(byText)).json<HelpDeskMessage>().to).toBe('2125550199');
    const [job] = await answersSent();
    expect(JSON.parse(job?.payload ?? '')).toEqual({
      to: '2125550199',
      text: 'Test Care NJ: Please call us.',
    });
    expect((await getRequestDetail(server, request.id)).canText).toBe(true);
    await recordOptOut(
      server.context.database.db,
      server.context.encryption,
      '2125550199',
      '2026-11-20T16:00:00.000Z',
    );
    expect(getErrorCode(await reply(byText))).toBe('no_consent');
    expect(await answersSent()).toHaveLength(1);
  });

  test('by email is rejected without an address', async () => {
    request = await fileRequest(server, 'payroll', { email: '' });
    const rejected = await reply(byMail);
    expect([rejected.statusCode, getErrorCode(rejected)]).toEqual([409, 'no_email']);
    expect(await answersSent()).toHaveLength(0);
  });

  test('on the status page is not sent', async () => {
    request = await fileRequest(server, 'payroll', { email: '' });
    const jobs = (await listOutbox(server)).length;
    const answer = await reply({ channel: 'status-page', text: byMail.text });
    expect([answer.statusCode, answer.json<HelpDeskMessage>()]).toMatchObject([
      201,
      { kind: 'reply', channel: 'status-page', to: null, delivery: 'received', text: byMail.text },
    ]);
    expect((await fetchStatus()).json<HelpDeskStatus>().replies).toMatchObject([
      { text: byMail.text },
    ]);
    expect(await listOutbox(server)).toHaveLength(jobs);
    const { id } = answer.json<HelpDeskMessage>();
    expect(getErrorCode(await post(`messages/${id}/retry`))).toBe('not_failed');
  });

  test('on an expired status page is rejected', async () => {
    request = await fileRequest(server, 'payroll', { email: '' });
    const { db } = server.context.database;
    await db.updateTable('helpDesk').set({ expiresAt: '2026-01-01T00:00:00.000Z' }).execute();
    expect(getErrorCode(await reply({ channel: 'status-page', text: 'Hello' }))).toBe('page_over');
    expect((await getRequestDetail(server, request.id)).messages).toEqual([]);
  });

  test('with an unfilled placeholder, or too long for a text, returns 400', async () => {
    await giveConsent();
    expect((await reply({ ...byMail, text: 'Dear [fill in: name]' })).statusCode).toBe(400);
    expect((await reply({ ...byText, text: 'x'.repeat(1_700) })).statusCode).toBe(400);
  });

  test('shows its delivery status and can be resent after a failure', async () => {
    const { id } = (await reply(byMail)).json<HelpDeskMessage>();
    await deliver(new DeliveryError(rejected, { isFinal: true }));
    const [failed] = (await getRequestDetail(server, request.id)).messages;
    expect(failed?.delivery).toBe('failed');
    const answers = await Promise.all([1, 2].map(() => post(`messages/${id}/retry`)));
    expect(answers.map((answer) => answer.json<HelpDeskMessage>().delivery)).toEqual([
      'queued',
      'queued',
    ]);
    expect((await answersSent()).map(({ state }) => state)).toEqual(['queued']);
    await deliver(null);
    expect((await getRequestDetail(server, request.id)).messages[0]?.delivery).toBe('sent');
    expect(getErrorCode(await post(`messages/${id}/retry`))).toBe('not_failed');
  });

  test('shows why the mail server rejected it', async () => {
    await reply(byMail);
    await deliver(new DeliveryError(rejected, { isFinal: true }));
    const [message] = (await getRequestDetail(server, request.id)).messages;
    expect(message?.problem).toBe('The mail server rejected this address (550).');
  });

  test('shows why a carrier rejected it', async () => {
    await giveConsent();
    await reply(byText);
    await deliver(
      new DeliveryError({ service: 'twilio', status: 400, code: 30006 }, { isFinal: true }),
    );
    const detail = await getRequestDetail(server, request.id);
    expect([detail.failed, typeof detail.messages[0]?.problem]).toEqual([true, 'string']);
  });
});

describe('a reply that fails after it was sent', () => {
  test('by email shows the reason and can be resent', async () => {
    await server.restart({ config: { inboundEmail: testInboundEmail } });
    request = await fileRequest(server, 'payroll');
    const { id } = (await reply(byMail)).json<HelpDeskMessage>();
    await deliver(null);
    expect((await receiveEmail(server, report(id))).statusCode).toBe(202);
    expect(await getRequestDetail(server, request.id)).toMatchObject({
      failed: true,
      messages: [
        {
          delivery: 'failed',
          problem: 'This mailbox doesn’t exist. Check the address. (5.1.1)',
        },
      ],
    });
    expect((await post(`messages/${id}/retry`)).json<HelpDeskMessage>()).toMatchObject({
      delivery: 'queued',
      problem: null,
    });
  });

  test('by text is marked failed if the carrier did not deliver it', async () => {
    await giveConsent();
    const { id } = (await reply(byText)).json<HelpDeskMessage>();
    const { db } = server.context.database;
    const error = { service: 'carrier', code: 30006 };
    const late = { key: `reply-${id}`, providerId: 'SM1', error, at: '2026-11-20T16:00:00.000Z' };
    const { jobTypes } = server.context;
    const job = await inTransaction(db, (tx) => recordLateError(tx, jobTypes, late));
    await deliver(null);
    const [message] = (await getRequestDetail(server, request.id)).messages;
    expect(job).not.toBeNull();
    expect([message?.delivery, message?.problem]).toEqual(['failed', formatCarrierError(30006)]);
  });
});

describe('a note', () => {
  test('is neither sent nor shown on the status page', async () => {
    const before = (await listOutbox(server)).length;
    const answer = await post('notes', { text: 'Called payroll: Ira looks into it.' });
    expect([answer.statusCode, answer.json<HelpDeskMessage>()]).toMatchObject([
      201,
      { kind: 'note', channel: null, to: null, delivery: 'received' },
    ]);
    expect(await listOutbox(server)).toHaveLength(before);
    const { body } = await fetchStatus();
    expect(body).not.toMatch(/Called|Ira|agency\.example|note/);
  });

  test.each(['', ' ', '\u200b', '\u3164\u2800'])(
    'without visible text is rejected: %j',
    async (text) => {
      expect((await post('notes', { text })).statusCode).toBe(400);
      expect((await post('notes', { text: `${text}👍` })).statusCode).toBe(201);
    },
  );

  test('is stored once under one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'note-000001' };
    await Promise.all([1, 2].map(() => post('notes', { text: 'Once' }, headers)));
    expect((await getRequestDetail(server, request.id)).messages).toHaveLength(1);
  });
});

test('audits messages without their text', async () => {
  await reply(byMail);
  await post('notes', { text: 'Called payroll.' });
  const answer = await server.callAs('owner', { method: 'GET', path: '/audit?kind=help-desk' });
  const { items } = answer.json<AuditResponse>();
  expect(items.map(({ action, detail }) => [action, detail])).toEqual([
    ['note-request', null],
    ['answer-request', null],
  ]);
});
