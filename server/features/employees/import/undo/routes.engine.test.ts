import { beforeEach, expect, test } from 'vitest';
import type {
  EmployeeDetail,
  EmployeesResponse,
  ImportResponse,
  UndoImportResponse,
} from '../../../../../contract/employees/schema';
import { addSampleEmployee, patchEmployee } from '../../../../testing/samples/employees';
import { listAuditEntries } from '../../../../testing/stored-records';
import { createFormData } from '../../../../testing/submit-form';
import { useTestServer } from '../../../../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00.000Z');
});
const server = useTestServer({ now: () => (now = new Date(now.getTime() + 1)) });

const get = (path: string) => server.callAs('owner', { method: 'GET', path });
const list = async () =>
  (await get('/employees?status=all&sort=name')).json<EmployeesResponse>().items;
const getEmployee = async (id: string) => (await get(`/employees/${id}`)).json<EmployeeDetail>();
const getLastImport = async () =>
  (await get('/employees/last-import')).json<{ lastImport: { id: string } | null }>().lastImport;

const head =
  'Employee ID,First name,Last name,Title,Region,Private phone,Hire date,Status,Last day';
async function importRows(...rows: string[]): Promise<string> {
  const bytes = Buffer.from([head, ...rows].join('\n'));
  const payload = createFormData({}, { bytes, name: 'people.csv' });
  const response = await server.callAs('owner', {
    method: 'POST',
    path: '/employees/import',
    payload,
  });
  expect(response.json<ImportResponse>()).toMatchObject({ isDone: true });
  return (await getLastImport())?.id ?? '';
}
const undo = (id: string) =>
  server.callAs('owner', { method: 'POST', path: '/employees/undo-import', payload: { id } });
const undone = async (id: string) => (await undo(id)).json<UndoImportResponse>();

const row = (name: string, phone: string, rest = 'Active,') =>
  `,${name},Lee,Aide,New York,${phone},3/18/2024,${rest}`;

test('removes the people an import added and restores what it changed, once, with an audit entry', async () => {
  const { id, title, privatePhone } = await addSampleEmployee(server, { title: 'Aide' });
  const importId = await importRows(
    row('Ann', '2125550901'),
    `${id},Inés,Núñez,Nurse,,2125550902,,Left,11/1/2026`,
  );
  expect(await getLastImport()).toMatchObject({
    by: 'owner@agency.example',
    summary: '1 added, 1 changed',
  });
  expect(await undone(importId)).toEqual({ removed: 1, restored: 1, kept: [], keptTotal: 0 });
  expect(await list()).toMatchObject([
    { id, title, privatePhone, status: 'active', leftOn: null, version: 3 },
  ]);
  expect(await getLastImport()).toBeNull();
  expect((await undo(importId)).statusCode).toBe(409);
  const entries = await listAuditEntries(server.context.database.db, 'employees');
  expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
    ['import-employees', '1 added, 1 changed'],
    ['undo-import', '1 removed, 1 restored, 0 not fully undone'],
  ]);
});

test('leaves alone what was changed since the import, and says so', async () => {
  const { id } = await addSampleEmployee(server, { title: 'Aide' });
  const importId = await importRows(
    row('Ann', '2125550901'),
    `${id},Inés,Núñez,Nurse,Michigan,,,Left,11/1/2026`,
  );
  const [ann] = (await list()).filter(({ firstName }) => firstName === 'Ann');
  await patchEmployee(server, ann?.id ?? '', { version: 1, title: 'Nurse' });
  await patchEmployee(server, id, { version: 2, title: 'Driver' });
  await patchEmployee(server, id, { version: 3, leftOn: '11/2/2026' });
  expect(await undone(importId)).toEqual({
    removed: 0,
    restored: 0,
    kept: [
      { name: 'Ann Lee', reason: 'changed since' },
      { name: 'Inés Núñez', reason: 'title, status, last day changed since' },
    ],
    keptTotal: 2,
  });
  expect(await getEmployee(id)).toMatchObject({
    title: 'Driver',
    region: 'new-jersey',
    status: 'left',
    leftOn: '2026-11-02',
  });
});

test('gives back numbers that two people swapped, but not one that somebody else has now', async () => {
  const one = await addSampleEmployee(server, { privatePhone: '2125550911' });
  const two = await addSampleEmployee(server, { privatePhone: '2125550912' });
  const swap = await importRows(`${one.id},,,,,2125550912,,,`, `${two.id},,,,,2125550911,,,`);
  expect(await undone(swap)).toMatchObject({ restored: 2, keptTotal: 0 });
  expect((await getEmployee(one.id)).privatePhone).toBe('2125550911');
  const moved = await importRows(`${one.id},,,,,2125550913,,,`);
  await patchEmployee(server, two.id, { version: 3, privatePhone: '2125550911' });
  expect(await undone(moved)).toMatchObject({
    restored: 0,
    kept: [{ reason: 'someone else has their phone number or email now' }],
  });
});

test('undoes only the latest import', async () => {
  const first = await importRows(row('Ann', '2125550901'));
  await importRows(row('Bo', '2125550902'));
  expect((await undo(first)).statusCode).toBe(409);
  expect(await list()).toHaveLength(2);
});
