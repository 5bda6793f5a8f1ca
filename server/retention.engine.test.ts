import type { FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { automaticActor } from '../contract/audit/constants';
import type { AuditResponse } from '../contract/audit/schema';
import type { DueRecords } from '../contract/people/schema';
import { startHousekeeping } from './housekeeping';
import { pdfFile } from './testing/samples/documents';
import { formSamples } from './testing/samples/forms';
import { fileRequest } from './testing/samples/help-desk-requests';
import { listChats } from './testing/stored-records';
import { specifiedFields, submitEligibilityForm, submitForm } from './testing/submit-form';
import { useTestServer } from './testing/test-server';

const day = 24 * 60 * 60_000;
const start = new Date('2026-03-02T15:00:00.000Z');
let now = start;
const recordRetentionDays = { thread: 90, request: 60, application: null };
const server = useTestServer({
  now: () => now,
  config: { recordRetentionDays, cardRetentionDays: 80, rateLimitFactor: 100 },
});
const log = { info: () => undefined, error: () => undefined } as unknown as FastifyBaseLogger;
const runOn = async (days: number) => {
  now = new Date(start.getTime() + days * day);
  await startHousekeeping(server.context, log).stop();
};
const listNames = async () => (await listChats(server)).map(({ name }) => name).sort();
const listDue = async () => {
  const response = await server.callAs('owner', { method: 'GET', path: '/due-records' });
  return response.json<DueRecords>().due;
};

test('records are listed for 30 days and then erased, after their last activity', async () => {
  now = start;
  const file = { bytes: pdfFile('card'), name: 'card.pdf' };
  await submitEligibilityForm(server, specifiedFields, { file });
  const clients = { ...specifiedFields, firstName: 'Clara', contact: '2125550101' };
  await submitEligibilityForm(server, clients);
  const writer = { ...specifiedFields, firstName: 'Wanda', contact: '2125550102' };
  await submitEligibilityForm(server, writer);
  await submitForm(server, '/applications', formSamples['/applications'] ?? {});
  const open = await fileRequest(server, 'generalRequest');
  const reviewed = await fileRequest(server, 'generalRequest', { subject: 'A key' });
  const { db } = server.context.database;
  await db.updateTable('helpDesk').set({ reviewed: 1 }).where('id', '=', reviewed.id).execute();
  const client = (await listChats(server)).find(({ name }) => name.startsWith('Clara'));
  await server.callAs('owner', {
    ...{ method: 'PATCH', path: `/chats/${client?.userId ?? ''}` },
    payload: { version: client?.version, status: 'qualified' },
  });
  await runOn(20);
  expect(await listDue()).toEqual([]);
  await submitEligibilityForm(server, writer);
  await runOn(59);
  expect(await listDue()).toEqual([
    { kind: 'card', count: 1 },
    { kind: 'request', count: 1 },
  ]);
  await runOn(61);
  expect(await db.selectFrom('helpDesk').select('id').execute()).toEqual([{ id: open.id }]);
  expect(await listDue()).toEqual([
    { kind: 'thread', count: 1 },
    { kind: 'card', count: 1 },
  ]);
  await runOn(91);
  expect(await listNames()).toEqual(['Clara Lee', 'Wanda Lee']);
  await runOn(111);
  expect(await listNames()).toEqual(['Clara Lee']);
  expect(await db.selectFrom('jobApplications').select('id').execute()).toHaveLength(1);
  const audit = await server.callAs('owner', { method: 'GET', path: '/audit?kind=deletion' });
  const { items } = audit.json<AuditResponse>();
  const records = items.filter(({ action }) => action === 'expire-record');
  expect(records.map(({ actor, subject }) => [actor, subject.kind])).toEqual([
    [automaticActor, 'thread'],
    [automaticActor, 'thread'],
    [automaticActor, 'help-desk'],
  ]);
  expect(records.every(({ subject }) => subject.name.startsWith('Erased person '))).toBe(true);
});
