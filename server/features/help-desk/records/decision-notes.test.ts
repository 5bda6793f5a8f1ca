import { beforeEach, describe, expect, test } from 'vitest';
import type { AuditResponse } from '../../../../contract/audit/schema';
import { undoHold } from '../../../../contract/shared/undo';
import type { OutboundEmail } from '../../../services/email/email';
import { seedAccounts } from '../../../services/auth/account-queries';
import { DeliveryError } from '../../../services/outbox/job-error';
import { addSampleEmployee } from '../../../testing/samples/employees';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { deliverOutbox } from '../../../testing/deliver-outbox';
import {
  fileRequest,
  getRequestDetail,
  getRequestStatus,
  patchRequest,
} from '../../../testing/samples/help-desk-requests';
import { listOutbox } from '../../../testing/stored-records';
import { getErrorCode, useTestServer } from '../../../testing/test-server';

const other = 'other@agency.example';
const why = 'Two are away already.\n\nPlease call about <other> days.';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00.000Z');
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 10 } });
beforeEach(async () => {
  const { db } = server.context.database;
  await seedAccounts(db, [{ email: other, role: 'owner' }], now.toISOString());
});

const decide = (id: string, payload: object, email?: string) =>
  patchRequest(server, id, payload, email);
const fetchStatus = (token: string) => getRequestStatus(server, token);
const mailsToAnn = async () =>
  (await listOutbox(server)).filter(({ payload }) => payload.includes('"to":"ann@mail.example"'));

test('sends a note with its decision, shows it on the status page, and audits it without its text', async () => {
  const { id, token } = await fileRequest(server, 'requestPto');
  await decide(id, { version: 1, decision: 'declined', note: why });
  const [, mail, ...more] = await mailsToAnn();
  expect(more).toEqual([]);
  const { text, html } = JSON.parse(mail?.payload ?? '') as OutboundEmail;
  expect(text).toContain('couldn’t approve your time-off request');
  expect(text).toContain(why);
  expect(html).toContain('<p>Please call about &lt;other&gt; days.</p>');
  expect((await fetchStatus(token)).replies).toEqual([
    { at: now.toISOString(), step: 'declined', text: why },
  ]);
  const [written] = (await getRequestDetail(server, id)).messages;
  expect(written).toMatchObject({ kind: 'reply', channel: 'email', text: why });
  const audit = await server.callAs('owner', { method: 'GET', path: '/audit?kind=help-desk' });
  expect(
    audit
      .json<AuditResponse>()
      .items.map(({ action }) => action)
      .sort(),
  ).toEqual(['answer-request', 'decline-request']);
  expect(audit.body).not.toContain('Two are away');
});

test('ignores a repeated decision but rejects another person’s or another note', async () => {
  const { id } = await fileRequest(server, 'requestPto');
  const call = { version: 1, decision: 'approved', note: 'Enjoy it.' };
  await decide(id, call);
  expect((await decide(id, call)).json()).toMatchObject({ decision: 'approved', version: 2 });
  expect(await mailsToAnn()).toHaveLength(2);
  expect((await getRequestDetail(server, id)).messages).toHaveLength(1);
  const rejected = await decide(id, call, other);
  expect([rejected.statusCode, getErrorCode(rejected)]).toEqual([409, 'changed_since']);
  expect((await decide(id, { ...call, note: 'Go.' })).statusCode).toBe(409);
});

test('shows a note only on the status page without an address, until the page expires', async () => {
  const one = await fileRequest(server, 'requestPto', { email: '', contact: '9735550118' });
  const two = await fileRequest(server, 'requestPto', { email: '', contact: '9735550119' });
  await decide(one.id, { version: 1, decision: 'declined', note: why });
  expect((await fetchStatus(one.token)).replies).toHaveLength(1);
  expect((await getRequestDetail(server, one.id)).messages[0]).toMatchObject({
    channel: 'status-page',
  });
  now = new Date('2027-02-19T15:00:00.000Z');
  const late = await decide(two.id, { version: 1, decision: 'declined', note: why });
  expect([late.statusCode, getErrorCode(late)]).toEqual([409, 'page_over']);
  expect(await getRequestDetail(server, two.id)).toMatchObject({ decision: null, version: 1 });
});

test('a decision goes to the address in the request, shown with the one on file', async () => {
  const privateEmail = 'ann@home.example';
  await addSampleEmployee(server, {
    firstName: 'Ann',
    lastName: 'Lee',
    privatePhone: '2125550199',
    privateEmail,
  });
  const { id } = await fileRequest(server, 'requestPto', { email: 'stranger@other.example' });
  await decide(id, { version: 1, decision: 'approved' });
  expect(await getRequestDetail(server, id)).toMatchObject({
    emailOnFile: { name: 'Ann Lee', email: privateEmail },
    messages: [{ to: 'stranger@other.example' }],
  });
});

describe('without an address in the request', () => {
  const ann = { firstName: 'Ann', lastName: 'Lee', privatePhone: '2125550199' };
  const onFile = { name: 'Ann Lee', email: 'ann@home.example' };

  test('a decision and a reply go to the address of the employee who is certain', async () => {
    await addSampleEmployee(server, { ...ann, privateEmail: onFile.email });
    const { id } = await fileRequest(server, 'requestPto', { email: '' });
    expect((await getRequestDetail(server, id)).emailOnFile).toEqual(onFile);
    await decide(id, { version: 1, decision: 'approved' });
    const path = `/helpDesk/records/${id}/replies`;
    const payload = { channel: 'email', text: 'Enjoy it.' };
    await server.callAs('owner', { method: 'POST', path, payload });
    expect((await getRequestDetail(server, id)).messages).toMatchObject([
      { kind: 'notice', channel: 'email', to: onFile.email },
      { kind: 'reply', channel: 'email', to: onFile.email },
    ]);
    const mails = (await listOutbox(server)).filter(({ payload: job }) =>
      job.includes(onFile.email),
    );
    expect(mails.map(({ type }) => type)).toEqual(['message-email', 'message-email']);
  });

  test('it doesn’t go to someone who may be another person', async () => {
    await addSampleEmployee(server, { ...ann, firstName: 'Bea', privateEmail: onFile.email });
    const { id } = await fileRequest(server, 'requestPto', { email: '' });
    await decide(id, { version: 1, decision: 'approved' });
    const { emailOnFile, messages } = await getRequestDetail(server, id);
    expect([emailOnFile, messages]).toEqual([null, []]);
  });

  test('a decision is texted to a number that agreed to texts, and withdrawn if it is undone', async () => {
    await submitEligibilityForm(server, { ...specifiedFields, consent: 'true' });
    const { id, reference } = await fileRequest(server, 'requestPto', { email: '' });
    const listTexts = async () =>
      (await listOutbox(server))
        .filter(({ type }) => type === 'message-sms')
        .map(({ payload }) => JSON.parse(payload) as { to: string; text: string });
    await decide(id, { version: 1, decision: 'declined', note: 'Two are away.' });
    const [text] = await listTexts();
    expect(text?.to).toBe('2125550199');
    expect(text?.text).toContain("couldn't approve your time-off request");
    expect(text?.text).toContain(reference);
    expect(text?.text).toMatch(/\n\nTwo are away\.$/);
    await decide(id, { version: 2, decision: null });
    expect(await listTexts()).toEqual([]);
    const long = { version: 3, decision: 'declined', note: 'x'.repeat(1_400) };
    expect((await decide(id, long)).statusCode).toBe(400);
  });
});

test('rejects a note without a decision or text', async () => {
  const { id } = await fileRequest(server, 'requestPto');
  expect((await decide(id, { version: 1, note: why })).statusCode).toBe(400);
  expect((await decide(id, { version: 1, decision: 'approved', note: ' ' })).statusCode).toBe(400);
  expect((await decide(id, { version: 1, reviewed: false, note: why })).statusCode).toBe(400);
});

test('resends a failed note with its decision, unless the decision has changed', async () => {
  const { id } = await fileRequest(server, 'requestPto');
  await decide(id, { version: 1, decision: 'declined', note: why });
  const { db } = server.context.database;
  const fail = async () => {
    await db.updateTable('messages').set({ delivery: 'failed' }).execute();
    await db.updateTable('outbox').set({ state: 'dead' }).execute();
  };
  const messageId = (await getRequestDetail(server, id)).messages[0]?.id ?? '';
  const path = `/helpDesk/records/${id}/messages/${messageId}/retry`;
  const retry = () => server.callAs('owner', { method: 'POST', path });
  await fail();
  expect((await retry()).json()).toMatchObject({ delivery: 'queued' });
  expect((await mailsToAnn()).at(-1)?.payload).toContain('couldn’t approve your time-off request');
  now = new Date(now.getTime() + undoHold);
  await decide(id, { version: 2, decision: null });
  await fail();
  expect(getErrorCode(await retry())).toBe('decided_since');
});

describe('after an outage of the mail server', () => {
  const sent: string[] = [];
  const deliver = async (isDown: boolean) => {
    const email = ({ text }: OutboundEmail) => {
      const down = { service: 'smtp', code: 'ECONNREFUSED' };
      if (isDown) return Promise.reject(new DeliveryError(down, { isFinal: false }));
      sent.push(text);
      return Promise.resolve();
    };
    await deliverOutbox(server, { email }, 0);
  };
  const wait = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };

  test.each([undefined, why])('sends only the latest decision, with the note %j', async (note) => {
    const { id } = await fileRequest(server, 'requestPto');
    await deliver(false);
    await decide(id, { version: 1, decision: 'approved', note });
    wait(undoHold / 1000);
    await deliver(true);
    await decide(id, { version: 2, decision: null });
    await decide(id, { version: 3, decision: 'declined' });
    wait(1);
    sent.length = 0;
    await deliver(false);
    wait(60);
    await deliver(false);
    expect(sent).toEqual([expect.stringContaining('couldn’t approve your time-off request')]);
    const { messages, failed } = await getRequestDetail(server, id);
    const over = 'This decision no longer applies. It was changed later.';
    expect(messages.map(({ delivery, problem }) => [delivery, problem])).toEqual([
      ['failed', over],
      ['failed', over],
      ['sent', null],
    ]);
    expect(failed).toBe(false);
  });
});
