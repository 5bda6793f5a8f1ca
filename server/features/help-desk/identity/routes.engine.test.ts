import { beforeEach, describe, expect, test } from 'vitest';
import type { OutboundEmail } from '../../../services/email/email';
import { pdfFile } from '../../../testing/samples/documents';
import { addSampleEmployee, patchEmployee } from '../../../testing/samples/employees';
import {
  attachPayStub,
  fileRequest,
  getRequestDetail,
  getRequestStatus,
} from '../../../testing/samples/help-desk-requests';
import { listOutbox } from '../../../testing/stored-records';
import { getErrorCode, useTestServer } from '../../../testing/test-server';

const now = new Date('2026-11-20T15:00:00.000Z');
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 10 } });

/** The sender of the sample requests, whose email in the request is ann@mail.example. */
const ann = { firstName: 'Ann', lastName: 'Lee', privatePhone: '2125550199' };
const onFile = 'ann@home.example';
let request: Awaited<ReturnType<typeof fileRequest>>;
beforeEach(async () => {
  request = await fileRequest(server, 'payStub');
});

const confirm = (payload: object, id = request.id) =>
  server.callAs('owner', { method: 'POST', path: `/helpDesk/records/${id}/identity`, payload });
const attach = (version: number, to: string) =>
  attachPayStub(server, request.id, { version, to, bytes: pdfFile('pay of October') });
const readIdentity = async () => (await getRequestDetail(server, request.id)).identity;
const fetchFile = (token: string) =>
  server.call({ method: 'POST', path: '/helpDesk/file', payload: { token } });
/** The emails with a link to a file. */
const listFileEmails = async () =>
  (await listOutbox(server))
    .map(({ payload }) => JSON.parse(payload) as OutboundEmail)
    .filter(({ text }) => text.includes('added a file'));

describe('a pay stub', () => {
  test('of an employee who is certain goes to the address on file, not to the one in the request', async () => {
    await addSampleEmployee(server, { ...ann, privateEmail: onFile });
    expect(await readIdentity()).toMatchObject({
      matches: [{ name: 'Ann Lee', by: ['name', 'phone'], certainty: 'certain', email: onFile }],
      confirmed: null,
      recipient: { to: onFile },
    });
    expect((await attach(1, onFile)).statusCode).toBe(201);
    expect((await listFileEmails()).map(({ to }) => to)).toEqual([onFile]);
    const [message] = (await getRequestDetail(server, request.id)).messages;
    expect(message).toMatchObject({ kind: 'notice', to: onFile });
  });

  test('is not shown to someone who has only the request’s link', async () => {
    await addSampleEmployee(server, { ...ann, privateEmail: onFile });
    const before = await getRequestStatus(server, request.token);
    await attach(1, onFile);
    expect(await getRequestStatus(server, request.token)).toEqual(before);
    expect((await fetchFile(request.token)).statusCode).toBe(404);
    const [mail] = await listFileEmails();
    const token = /status#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await fetchFile(token)).statusCode).toBe(200);
    expect((await getRequestStatus(server, token)).file).toMatchObject({
      name: 'Reyes October.pdf',
    });
  });

  test('is rejected until the office confirms who sent the request', async () => {
    await addSampleEmployee(server, { ...ann, firstName: 'Carla', privateEmail: onFile });
    expect(await readIdentity()).toMatchObject({
      matches: [{ certainty: 'likely' }],
      recipient: null,
    });
    for (const to of ['', onFile, 'ann@mail.example']) {
      expect(getErrorCode(await attach(1, to))).toBe('unknown_sender');
    }
    expect(await listFileEmails()).toEqual([]);
  });

  test('goes to the employee that the office chose', async () => {
    const { id } = await addSampleEmployee(server, {
      firstName: 'Anna',
      lastName: 'Leigh',
      privateEmail: onFile,
    });
    expect((await confirm({ version: 1, employeeId: id })).json()).toEqual({ version: 2 });
    expect(await readIdentity()).toMatchObject({
      confirmed: { by: 'owner@agency.example', employee: { name: 'Anna Leigh' } },
      recipient: { to: onFile },
    });
    const { events } = await getRequestDetail(server, request.id);
    expect(events.at(-1)).toMatchObject({ step: 'identified', detail: 'Anna Leigh' });
    await attach(2, onFile);
    expect((await listFileEmails()).map(({ to }) => to)).toEqual([onFile]);
    expect((await fetchFile(request.token)).statusCode).toBe(404);
    // Its link is on its way, so it has to be deleted before the sender changes.
    expect(getErrorCode(await confirm({ version: 3, reason: 'Came by.' }))).toBe('file_attached');
  });

  test('goes to the address in the request after the office was sure of the sender, and says why', async () => {
    await confirm({ version: 1, reason: 'I called her at the number on file.' });
    expect(await readIdentity()).toMatchObject({
      confirmed: { employee: null },
      recipient: { to: 'ann@mail.example' },
    });
    await attach(2, 'ann@mail.example');
    expect((await fetchFile(request.token)).statusCode).toBe(200);
    const { messages, events } = await getRequestDetail(server, request.id);
    expect(messages[0]).toMatchObject({
      kind: 'note',
      text: expect.stringContaining('number on file') as string,
    });
    expect(events.map(({ step }) => step)).toContain('identified');
    const status = JSON.stringify(await getRequestStatus(server, request.token));
    expect(status).not.toMatch(/identified|number on file/);
  });

  test('is not sent if the address on file changed since the office saw it', async () => {
    const { id } = await addSampleEmployee(server, { ...ann, privateEmail: onFile });
    await patchEmployee(server, id, { version: 1, privateEmail: 'new@home.example' });
    expect(getErrorCode(await attach(1, onFile))).toBe('other_recipient');
    expect(await listFileEmails()).toEqual([]);
  });

  test('is not sent to an employee without an address on file', async () => {
    await addSampleEmployee(server, { ...ann, workEmail: '', privateEmail: '' });
    expect(await readIdentity()).toMatchObject({
      matches: [{ certainty: 'certain', email: null }],
      recipient: null,
    });
    expect(getErrorCode(await attach(1, ''))).toBe('unknown_sender');
  });
});

test('a namesake is found by either of two last names', async () => {
  await addSampleEmployee(server, { firstName: 'Ann', lastName: 'Santos-Lee' });
  expect((await readIdentity())?.matches).toMatchObject([
    { name: 'Ann Santos-Lee', by: ['name'], certainty: 'possible' },
  ]);
  request = await fileRequest(server, 'payStub', { lastName: 'Lee Santos' });
  expect((await readIdentity())?.matches).toMatchObject([{ name: 'Ann Santos-Lee' }]);
});

describe('confirming the sender', () => {
  test('is repeatable, and conflicts with another choice', async () => {
    const { id } = await addSampleEmployee(server, ann);
    await confirm({ version: 1, employeeId: id });
    expect((await confirm({ version: 1, employeeId: id })).json()).toEqual({ version: 2 });
    expect((await confirm({ version: 1, reason: 'Came by.' })).statusCode).toBe(409);
  });

  test.each([
    [{ version: 1 }],
    [{ version: 1, reason: '  ' }],
    [{ version: 1, employeeId: 'unknown' }],
    [{ version: 1, employeeId: 'unknown', reason: 'Both' }],
  ])('needs either an employee or a reason: %j', async (payload) => {
    expect((await confirm(payload)).statusCode).toBe(400);
  });

  test('is only for pay stubs', async () => {
    const { id } = await fileRequest(server, 'payroll');
    expect((await confirm({ version: 1, reason: 'Came by.' }, id)).statusCode).toBe(400);
    expect((await getRequestDetail(server, id)).identity).toBeNull();
  });
});

test('the form answers the same for an employee and for a stranger', async () => {
  await addSampleEmployee(server, { ...ann, privateEmail: onFile });
  const known = await fileRequest(server, 'payStub');
  const unknown = await fileRequest(server, 'payStub', { firstName: 'Zoe', contact: '6465550111' });
  const shape = ({ id: _id, reference: _reference, token: _token, ...receipt }: typeof known) =>
    receipt;
  expect(shape(known)).toEqual(shape(unknown));
});
