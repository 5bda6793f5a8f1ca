import { beforeEach, expect, test } from 'vitest';
import type { RelatedRecord } from '../../../contract/people/schema';
import type { Role } from '../../../contract/shared/roles';
import { addSampleEmployee } from '../../testing/samples/employees';
import { formSamples } from '../../testing/samples/forms';
import { fileRequest } from '../../testing/samples/help-desk-requests';
import { listChats } from '../../testing/stored-records';
import { submitEligibilityForm, submitForm } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00.000Z');
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 10 } });

/** The sender of all sample forms, by her work address. */
const ann = { firstName: 'Ann', lastName: 'Lee', workEmail: 'ann@mail.example' };
const waitAnHour = () => {
  now = new Date(now.getTime() + 3_600_000);
};
const get = (id: string, role: Role = 'owner') =>
  server.callAs(role, { method: 'GET', path: `/people/${id}/records` });
const list = async (id: string, role?: Role) =>
  (await get(id, role)).json<{ records: RelatedRecord[] }>().records;
const findThread = async () => (await listChats(server))[0]?.userId ?? '';

/** A thread, an application, and a request of one person, who is an employee, in this order. */
async function addRecords() {
  const { id: employee } = await addSampleEmployee(server, ann);
  await submitEligibilityForm(server);
  waitAnHour();
  await submitForm(server, '/applications', { ...formSamples['/applications'] });
  waitAnHour();
  const { id: request } = await fileRequest(server, 'payStub');
  return { employee, request, thread: await findThread() };
}

test('lists the records with a number or address of an employee, the newest first', async () => {
  const { employee, request, thread } = await addRecords();
  await fileRequest(server, 'payStub', { contact: '(212) 555-0133', email: 'bo@mail.example' });
  const records = await list(employee);
  expect(records.map(({ kind, name, isConfirmed }) => [kind, name, isConfirmed])).toEqual([
    ['request', 'Ann Lee', false],
    ['application', 'Ann Lee', false],
    ['thread', 'Ann Lee', false],
  ]);
  expect([records[0]?.id, records[2]?.id]).toEqual([request, thread]);
  expect(records[0]?.detail).toMatch(/^Pay stub request · HD-.+ · Waiting$/);
  expect(records[1]?.detail).toBe('Home health aide · New');
});

test('each of them leads back to the employee, who comes first', async () => {
  const { employee, request, thread } = await addRecords();
  const application = (await list(employee))[1]?.id ?? '';
  for (const id of [request, application, thread]) {
    expect((await list(id))[0]).toMatchObject({ kind: 'employee', id: employee, name: 'Ann Lee' });
    expect(await list(id)).toHaveLength(3);
  }
});

test('a request whose sender the office has confirmed belongs to that employee alone', async () => {
  const { employee, request } = await addRecords();
  const { id: sister } = await addSampleEmployee(server, { privatePhone: '2125550133' });
  const confirm = { version: 1, employeeId: sister };
  await server.callAs('owner', {
    method: 'POST',
    path: `/helpDesk/records/${request}/identity`,
    payload: confirm,
  });
  expect((await list(employee)).map(({ kind }) => kind)).toEqual(['application', 'thread']);
  expect(await list(sister)).toMatchObject([{ kind: 'request', id: request, isConfirmed: true }]);
  expect((await list(request))[0]).toMatchObject({ id: sister, isConfirmed: true });
});

test('each account sees only records of its screens, and none by a record that it can’t open', async () => {
  const { employee, request, thread } = await addRecords();
  expect((await list(thread, 'intake')).map(({ kind }) => kind)).toEqual(['application']);
  for (const id of [employee, request, 'nobody']) {
    expect((await get(id, 'intake')).statusCode).toBe(404);
  }
  expect((await get(thread, 'observer')).statusCode).toBe(403);
});
