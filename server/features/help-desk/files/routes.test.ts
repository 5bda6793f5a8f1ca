import type { FastifyBaseLogger } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AuditResponse } from '../../../../contract/audit/schema';
import type { ErrorBody } from '../../../../contract/shared/schema/error';
import type { FileUploadResponse } from '../../../../contract/help-desk/record-schema';
import type { OutboundEmail } from '../../../services/email/email';
import { startHousekeeping } from '../../../housekeeping';
import { DeliveryError } from '../../../services/outbox/job-error';
import { addSampleEmployee } from '../../../testing/samples/employees';
import { deliverOutbox } from '../../../testing/deliver-outbox';
import { pdfFile } from '../../../testing/samples/documents';
import {
  attachPayStub,
  fileRequest,
  getRequestDetail,
  getRequestStatus,
} from '../../../testing/samples/help-desk-requests';
import { listOutbox } from '../../../testing/stored-records';
import { getErrorCode, useTestServer } from '../../../testing/test-server';

const day = 24 * 60 * 60_000;
const pdf = pdfFile('pay of October');

let now: Date;
let request: Awaited<ReturnType<typeof fileRequest>>;
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00.000Z');
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 10 } });
const annEmail = 'ann.lee@home.example';
beforeEach(async () => {
  const contacts = { privatePhone: '2125550199', privateEmail: annEmail };
  await addSampleEmployee(server, { firstName: 'Ann', lastName: 'Lee', ...contacts });
  request = await fileRequest(server, 'payStub');
});

const attach = (version = 1, bytes = pdf, headers = {}, to = annEmail) =>
  attachPayStub(server, request.id, { version, to, bytes }, headers);
const remove = (version: number) =>
  server.callAs('owner', {
    method: 'DELETE',
    path: `/helpDesk/records/${request.id}/file?version=${String(version)}`,
  });
const fetchFile = (token: string) =>
  server.call({ method: 'POST', path: '/helpDesk/file', payload: { token } });
const fetchStatus = (token: string) => getRequestStatus(server, token);
/** The latest email, with the token of its link. */
const readLatestEmail = async () => {
  const mail = JSON.parse((await listOutbox(server)).at(-1)?.payload ?? '') as OutboundEmail;
  return { mail, token: /status#([\w-]{43})/.exec(mail.text)?.[1] ?? '' };
};

describe('a pay stub', () => {
  test('is recorded as opened once per file, for the office only', async () => {
    const openings = async () =>
      (await getRequestDetail(server, request.id)).events.filter(
        ({ step }) => step === 'file-opened',
      );
    await attach();
    const { token } = await readLatestEmail();
    expect(await openings()).toEqual([]);
    now = new Date('2026-11-20T16:00:00.000Z');
    await fetchFile(token);
    await fetchFile(token);
    expect(await openings()).toMatchObject([{ at: now.toISOString(), by: null }]);
    expect(JSON.stringify(await fetchStatus(token))).not.toContain('file-opened');
    now = new Date('2026-11-20T17:00:00.000Z');
    await attach(2);
    expect(await openings()).toHaveLength(1);
    await fetchFile((await readLatestEmail()).token);
    expect(await openings()).toHaveLength(2);
  });

  test('reaches the caregiver through its own link in an email that does not mention pay', async () => {
    const answer = await attach();
    const until = '2026-12-04T15:00:00.000Z';
    expect([answer.statusCode, answer.json<FileUploadResponse>()]).toEqual([
      201,
      {
        file: {
          name: 'Reyes October.pdf',
          size: pdf.length,
          addedAt: '2026-11-20T15:00:00.000Z',
          until,
        },
        version: 2,
      },
    ]);
    const { mail, token } = await readLatestEmail();
    expect(`${mail.subject} ${mail.text.replace(token, '')}`).not.toMatch(/pay|stub|Reyes|Oct/i);
    expect(token).not.toBe(request.token);
    expect(await fetchStatus(token)).toMatchObject({
      reference: request.reference,
      file: { name: 'Reyes October.pdf', size: pdf.length, until },
      expiresAt: until,
    });
    const { db } = server.context.database;
    const stored = await db.selectFrom('helpDeskFiles').select('nameEncrypted').execute();
    expect(JSON.stringify(stored)).not.toContain('October');
    const file = await fetchFile(token);
    expect([file.statusCode, file.rawPayload.equals(pdf)]).toEqual([200, true]);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${request.reference}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test('is encrypted, with only a hash of its token', async () => {
    await attach();
    const { token } = await readLatestEmail();
    await fetchFile(token);
    const { db } = server.context.database;
    const row = await db.selectFrom('helpDeskFiles').selectAll().executeTakeFirstOrThrow();
    expect(Buffer.from(row.bytesEncrypted).includes('pay of October')).toBe(false);
    expect(row.tokenHash).not.toBe(token);
    expect(server.logs.join('')).not.toMatch(new RegExp(`${token}|Reyes`));
  });

  test('is not sent for an expired or unknown link', async () => {
    await attach();
    const { token } = await readLatestEmail();
    now = new Date(now.getTime() + 14 * day + 1);
    const answers = await Promise.all([fetchFile(token), fetchFile('x'.repeat(43))]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(answers[0].body).toBe(answers[1].body);
    expect((await fetchFile(request.token)).body).toBe(answers[1].body);
    expect((await fetchStatus(request.token)).file).toBeNull();
  });

  test('replaces the former file and ends its link', async () => {
    await attach();
    const first = await readLatestEmail();
    const other = pdfFile('another');
    expect((await attach(2, other)).json<FileUploadResponse>().version).toBe(3);
    const second = await readLatestEmail();
    expect((await fetchFile(first.token)).statusCode).toBe(404);
    expect((await fetchFile(second.token)).rawPayload.equals(other)).toBe(true);
  });

  test('is deleted with its link', async () => {
    await attach();
    const { token } = await readLatestEmail();
    expect((await remove(2)).json()).toEqual({ version: 3 });
    expect((await fetchFile(token)).statusCode).toBe(404);
    expect((await remove(3)).statusCode).toBe(404);
  });

  test('is attached by one of two simultaneous calls', async () => {
    const answers = await Promise.all([attach(1, pdfFile('one')), attach(1, pdfFile('two'))]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.body).toContain('You changed this in another window');
    expect((await getRequestDetail(server, request.id)).version).toBe(2);
  });

  test('is attached and sent once under one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'stub-000001' };
    const before = (await listOutbox(server)).length;
    for (let time = 0; time < 2; time += 1) {
      expect((await attach(1, pdf, headers)).statusCode).toBe(201);
    }
    expect(await listOutbox(server)).toHaveLength(before + 1);
  });

  test.each([
    ['a file that is not a PDF', Buffer.from('MZ not a PDF')],
    ['a PDF with a script', pdfFile('/JavaScript (app.alert(1))')],
    ['more than 5 MB', Buffer.concat([pdfFile(), Buffer.alloc(5 * 1024 * 1024)])],
  ])('cannot be %s', async (_case, bytes) => {
    const rejected = await attach(1, bytes);
    expect([400, 413]).toContain(rejected.statusCode);
    expect(rejected.json<ErrorBody>().error.fields).toHaveProperty('file');
    expect(await getRequestDetail(server, request.id)).toMatchObject({ file: null, version: 1 });
  });

  test('cannot be attached to another type of request', async () => {
    request = await fileRequest(server, 'payroll');
    const rejected = await attach();
    expect([rejected.statusCode, getErrorCode(rejected)]).toEqual([400, 'validation']);
    expect((await getRequestDetail(server, request.id)).version).toBe(1);
  });

  test('is rejected if no one could open it', async () => {
    request = await fileRequest(server, 'payStub', { email: '' });
    const path = `/helpDesk/records/${request.id}/identity`;
    const payload = { version: 1, reason: 'Came to the office.' };
    await server.callAs('owner', { method: 'POST', path, payload });
    now = new Date(now.getTime() + 91 * day);
    const rejected = await attach(2, pdf, {}, '');
    expect([rejected.statusCode, getErrorCode(rejected)]).toEqual([409, 'page_over']);
    expect(await getRequestDetail(server, request.id)).toMatchObject({
      file: null,
      version: 2,
      statusPageExpiresAt: '2027-02-18T15:00:00.000Z',
    });
    request = await fileRequest(server, 'payStub');
    now = new Date(now.getTime() + 91 * day);
    expect((await attach()).statusCode).toBe(201);
  });

  test('can be resent after a bounce, until it is deleted', async () => {
    await attach();
    const { token } = await readLatestEmail();
    const { id } = request;
    const rejected = { service: 'smtp', code: 550, step: 'RCPT TO' };
    const refuse = async () => {
      const error = new DeliveryError(rejected, { isFinal: true });
      await deliverOutbox(server, { email: () => Promise.reject(error) });
    };
    const retry = async () => {
      const [message] = (await getRequestDetail(server, id)).messages;
      const path = `/helpDesk/records/${id}/messages/${message?.id ?? ''}/retry`;
      return server.callAs('owner', { method: 'POST', path });
    };
    await refuse();
    const { failed, messages } = await getRequestDetail(server, id);
    expect(failed).toBe(true);
    expect(messages).toMatchObject([{ kind: 'notice', text: '', delivery: 'failed' }]);
    expect((await fetchStatus(request.token)).replies).toEqual([]);
    expect((await retry()).json()).toMatchObject({ kind: 'notice', delivery: 'queued' });
    expect((await readLatestEmail()).token).toBe(token);
    await refuse();
    await remove(2);
    expect(getErrorCode(await retry())).toBe('file_gone');
  });

  test('is deleted when its link expires, and every step is audited', async () => {
    await attach();
    const path = `/helpDesk/records/${request.id}/file`;
    const opened = await server.callAs('owner', { method: 'GET', path });
    expect(opened.rawPayload.equals(pdf)).toBe(true);
    now = new Date(now.getTime() + 15 * day);
    const log = { info: () => undefined, error: () => undefined } as unknown as FastifyBaseLogger;
    await startHousekeeping(server.context, log).stop();
    const { db } = server.context.database;
    expect(await db.selectFrom('helpDeskFiles').select('id').execute()).toEqual([]);
    const audit = await server.callAs('owner', { method: 'GET', path: '/audit' });
    const { items } = audit.json<AuditResponse>();
    const actions = items.map(({ action }) => action).filter((action) => action.endsWith('-file'));
    expect(actions).toEqual(['expire-file', 'open-file', 'add-file']);
  });
});
