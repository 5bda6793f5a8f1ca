import { beforeEach, expect, test } from 'vitest';
import type { Chat } from '../../../contract/inbox/schema';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import type { ConsentLedger } from '../../../contract/sms/schema';
import { receiveText, testTwilio as twilio } from '../../testing/inbound-sms';
import { fileRequest, getRequestDetail } from '../../testing/samples/help-desk-requests';
import { addThread, firstThread } from '../../testing/single-thread';
import { listAuditEntries } from '../../testing/stored-records';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer({ config: { twilio } });
let thread: Chat;
beforeEach(async () => {
  thread = await addThread(server);
});

const record = (state: string, path = `/chats/${thread.userId}`) =>
  server.callAs('owner', { method: 'POST', path: `${path}/text-consent`, payload: { state } });
const ledger = async (path = `/chats/${thread.userId}`) =>
  (
    await server.callAs('owner', { method: 'GET', path: `${path}/text-consent` })
  ).json<ConsentLedger>();

test('what the office records counts for the thread and the request of the number, once', async () => {
  const { id } = await fileRequest(server, 'payroll', { contact: thread.contact });
  for (const path of [`/chats/${thread.userId}`, `/helpDesk/records/${id}`]) {
    expect((await record('withdrawn', path)).json<ConsentLedger>()).toMatchObject({
      canText: false,
      textConsent: { state: 'withdrawn', source: 'office', author: 'owner@agency.example' },
    });
  }
  expect((await firstThread(server)).canText).toBe(false);
  expect((await getRequestDetail(server, id)).canText).toBe(false);
  expect((await record('given', `/helpDesk/records/${id}`)).json<ConsentLedger>().canText).toBe(
    true,
  );
  expect((await firstThread(server)).canText).toBe(true);
  const { changes } = await ledger();
  expect(changes.map(({ state, source }) => [state, source])).toEqual([
    ['given', 'eligibility'],
    ['withdrawn', 'office'],
    ['given', 'office'],
  ]);
  const { db } = server.context.database;
  const actions = async (subject: string) =>
    (await listAuditEntries(db, subject)).map(({ action }) => action);
  expect(await actions(thread.userId)).toEqual(['stop-texts']);
  expect(await actions(id)).toEqual(['allow-texts']);
});

test('the office cannot end an opt-out from the phone itself, nor replace it by its own', async () => {
  await receiveText(server, { From: `+1${thread.contact}`, Body: 'STOP' });
  const rejected = await record('given');
  expect([rejected.statusCode, rejected.json<ErrorBody>().error.code]).toEqual([
    409,
    'phone_opted_out',
  ]);
  expect((await record('withdrawn')).json<ConsentLedger>().textConsent?.source).toBe('text');
  expect((await ledger()).changes).toHaveLength(2);
});

test('an unknown thread and an unknown state are rejected', async () => {
  expect((await record('given', '/chats/nobody')).statusCode).toBe(404);
  expect((await record('given', '/helpDesk/records/nobody')).statusCode).toBe(404);
  expect((await record('unconfirmed')).statusCode).toBe(400);
});
