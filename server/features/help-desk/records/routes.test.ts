import { beforeEach, describe, expect, test } from 'vitest';
import type { AuditResponse } from '../../../../contract/audit/schema';
import type { BulkRecordResponse, RecordState } from '../../../../contract/help-desk/record-schema';
import { undoHold } from '../../../../contract/shared/undo';
import type { OutboundEmail } from '../../../services/email/email';
import { seedAccounts } from '../../../services/auth/account-queries';
import {
  fileRequest,
  getRequestDetail,
  getRequestStatus,
  patchRequest,
} from '../../../testing/samples/help-desk-requests';
import { listOutbox } from '../../../testing/stored-records';
import { getError, useTestServer } from '../../../testing/test-server';

const owner = 'owner@agency.example';
const other = 'other@agency.example';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00.000Z');
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 10 } });
beforeEach(async () => {
  const { db } = server.context.database;
  await seedAccounts(db, [{ email: other, role: 'owner' }], now.toISOString());
});

const change = (id: string, payload: object, email = owner) =>
  patchRequest(server, id, payload, email);
const bulk = async (payload: object) =>
  (
    await server.callAs('owner', { method: 'POST', path: '/helpDesk/records/states', payload })
  ).json<BulkRecordResponse>();
const fetchStatus = (token: string) => getRequestStatus(server, token);
const listAudit = async () => {
  const path = '/audit?kind=help-desk';
  const answer = await server.callAs('owner', { method: 'GET', path });
  return answer.json<AuditResponse>().items.reverse();
};
const mailsTo = async (to: string) =>
  (await listOutbox(server)).filter(({ payload }) => payload.includes(`"to":"${to}"`));

describe('a record', () => {
  test('is reviewed and reopened, with events and audit entries', async () => {
    const { id, reference, token } = await fileRequest(server, 'payroll');
    const reviewed = await change(id, { version: 1, reviewed: true });
    const state = { reviewed: true, assignee: null, decision: null, version: 2 };
    expect(reviewed.json<RecordState>()).toMatchObject(state);
    await change(id, { version: 2, reviewed: false });
    expect((await fetchStatus(token)).steps.map(({ step }) => step)).toEqual([
      'received',
      'reviewed',
      'reopened',
    ]);
    const about = { kind: 'help-desk', id, name: `Ann Lee, ${reference}`, userId: null };
    expect((await listAudit()).map(({ action, subject }) => [action, subject])).toEqual([
      ['review-request', { ...about, type: 'payroll' }],
      ['reopen-request', { ...about, type: 'payroll' }],
    ]);
  });

  test('is changed by one of two simultaneous calls', async () => {
    const { id } = await fileRequest(server, 'payroll');
    const answers = await Promise.all([
      change(id, { version: 1, reviewed: true }),
      change(id, { version: 1, assignee: other }, other),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const faster = answers[0].statusCode === 200 ? owner : other;
    const rejected = answers.find(({ statusCode }) => statusCode === 409);
    expect(rejected && getError(rejected)).toMatchObject({
      code: 'changed_since',
      message: expect.stringContaining(`${faster} changed this: status is `) as string,
    });
    expect((await getRequestDetail(server, id)).version).toBe(2);
  });

  test('is not changed by a repeated call at an old version', async () => {
    const { id } = await fileRequest(server, 'payroll');
    await change(id, { version: 1, reviewed: true });
    const repeated = await change(id, { version: 1, reviewed: true });
    expect([repeated.statusCode, repeated.json<RecordState>().version]).toEqual([200, 2]);
    expect(await listAudit()).toHaveLength(1);
  });

  test('can be assigned only to staff who can see its queue', async () => {
    const { id } = await fileRequest(server, 'payroll');
    expect(getError(await change(id, { version: 1, assignee: 'intake@agency.example' }))).toEqual(
      expect.objectContaining({
        code: 'validation',
        fields: { assignee: expect.any(String) as string },
      }),
    );
    expect((await change(id, { version: 1, assignee: other })).statusCode).toBe(200);
    expect((await getRequestDetail(server, id)).events.at(-1)).toMatchObject({
      step: 'assigned',
      by: owner,
      detail: other,
    });
    await change(id, { version: 2, assignee: null });
    expect((await listAudit()).map(({ action, detail }) => [action, detail])).toEqual([
      ['assign-request', other],
      ['unassign-request', null],
    ]);
  });

  test('shows neither names nor assignees on its status page', async () => {
    const { id, token } = await fileRequest(server, 'payroll');
    await change(id, { version: 1, assignee: other, reviewed: true });
    const status = JSON.stringify(await fetchStatus(token));
    expect(status).toContain('reviewed');
    expect(status).not.toMatch(/agency\.example|assigned/);
  });
});

describe('several records', () => {
  test('are changed together, except those that a colleague has changed since', async () => {
    const one = await fileRequest(server, 'payroll');
    const two = await fileRequest(server, 'payStub');
    await change(two.id, { version: 1, assignee: other });
    const records = [one, two].map(({ id }) => ({ id, version: 1 }));
    const answer = await bulk({
      records: [...records, { id: 'none', version: 1 }],
      reviewed: true,
    });
    expect(answer.changed).toEqual([one.id]);
    expect(answer.rejected).toEqual([
      {
        id: two.id,
        message: expect.stringContaining('You changed this in another window') as string,
      },
      { id: 'none', message: 'We couldn’t find this. It may have been deleted.' },
    ]);
  });
});

describe('undecided time off', () => {
  test('cannot be marked reviewed, alone or in bulk', async () => {
    const timeOff = await fileRequest(server, 'requestPto');
    const payRoll = await fileRequest(server, 'payroll');
    const why = 'This time off is not decided yet. Open it to approve or decline it.';
    const alone = await change(timeOff.id, { version: 1, reviewed: true });
    expect([alone.statusCode, getError(alone)]).toEqual([409, { code: 'undecided', message: why }]);
    const records = [timeOff, payRoll].map(({ id }) => ({ id, version: 1 }));
    expect(await bulk({ records, reviewed: true })).toMatchObject({
      changed: [payRoll.id],
      rejected: [{ id: timeOff.id, message: why }],
    });
    expect(await getRequestDetail(server, timeOff.id)).toMatchObject({
      reviewed: false,
      version: 1,
    });
    expect((await change(timeOff.id, { version: 1, assignee: other })).statusCode).toBe(200);
  });
});

describe('a decision on time off', () => {
  test('marks the request reviewed and is sent with the link but without the days', async () => {
    const { id, token } = await fileRequest(server, 'requestPto');
    const answer = await change(id, { version: 1, decision: 'approved' });
    expect(answer.json()).toMatchObject({
      reviewed: true,
      assignee: null,
      decision: 'approved',
      version: 2,
    });
    expect((await fetchStatus(token)).steps.at(-1)?.step).toBe('approved');
    const mails = await mailsTo('ann@mail.example');
    const { subject, text } = JSON.parse(mails.at(-1)?.payload ?? '') as OutboundEmail;
    expect(text).toContain('approved your time-off request');
    expect(text).toContain(`/help-desk/status#${token}`);
    expect(`${subject} ${text.replace(token, '')}`).not.toMatch(/Dec|12\/2|2026|sick|hours/i);
  });

  test('can be undone, which is sent too and makes the request wait again', async () => {
    const { id, token } = await fileRequest(server, 'requestPto');
    await change(id, { version: 1, decision: 'declined' });
    now = new Date(now.getTime() + undoHold);
    const back = await change(id, { version: 2, decision: null });
    expect(back.json()).toMatchObject({ reviewed: false, decision: null });
    expect((await fetchStatus(token)).steps.map(({ step }) => step)).toEqual([
      'received',
      'declined',
      'undecided',
    ]);
    expect(await mailsTo('ann@mail.example')).toHaveLength(3);
    expect((await listAudit()).map(({ action }) => action)).toEqual([
      'decline-request',
      'undecide-request',
    ]);
  });

  test('is not undone by marking the request waiting', async () => {
    const { id } = await fileRequest(server, 'requestPto');
    await change(id, { version: 1, decision: 'approved' });
    const rejected = await change(id, { version: 2, reviewed: false });
    expect([rejected.statusCode, getError(rejected).code]).toEqual([409, 'decided']);
  });

  test('is not sent without an address, and has no link once the status page has expired', async () => {
    const withoutEmail = await fileRequest(server, 'requestPto', {
      email: '',
      contact: '9735550118',
    });
    await change(withoutEmail.id, { version: 1, decision: 'approved' });
    expect(await mailsTo('ann@mail.example')).toHaveLength(0);
    const late = await fileRequest(server, 'requestPto');
    now = new Date('2027-02-19T15:00:00.000Z');
    await change(late.id, { version: 1, decision: 'approved' });
    expect((await mailsTo('ann@mail.example')).at(-1)?.payload).not.toContain('status#');
  });

  test('is rejected for other types of requests', async () => {
    const { id } = await fileRequest(server, 'payroll');
    expect((await change(id, { version: 1, decision: 'approved' })).statusCode).toBe(400);
  });
});
