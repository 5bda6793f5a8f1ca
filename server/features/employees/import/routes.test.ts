import { beforeEach, describe, expect, test } from 'vitest';
import type { EmployeesResponse, ImportResponse } from '../../../../contract/employees/schema';
import { addDays } from '../../../../contract/shared/dates/calendar-day';
import type { ErrorBody } from '../../../../contract/shared/schema/error';
import { listAuditEntries } from '../../../testing/stored-records';
import { addSampleEmployee, patchEmployee } from '../../../testing/samples/employees';
import { createFormData, type Fields } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';

const server = useTestServer({ config: { rateLimitFactor: 100 } });

const head = 'First name,Last name,Title,Region,Private phone,Private email,Languages,Hire date';
const row = (
  number: number,
  parts: Partial<Record<'region' | 'phone' | 'email' | 'hired', string>> = {},
) =>
  [
    'Ann',
    `Lee ${String(number)}`,
    'Aide',
    parts.region ?? 'New York',
    parts.phone ?? `212555${String(number).padStart(4, '0')}`,
    parts.email ?? `ann${String(number)}@mail.example`,
    '"English; Spanish"',
    parts.hired ?? '3/18/2024',
  ].join(',');

function send(content: string | Buffer, fields: Fields = {}, headers: Fields = {}) {
  const payload = createFormData(fields, { bytes: Buffer.from(content), name: 'people.csv' });
  return server.callAs('owner', { method: 'POST', path: '/employees/import', headers, payload });
}
const importFile = async (...args: Parameters<typeof send>) =>
  (await send(...args)).json<ImportResponse>();
const getError = async (content: string | Buffer) => {
  const answer = await send(content);
  return [answer.statusCode, answer.json<ErrorBody>().error.fields?.['file']];
};
const list = async () =>
  (
    await server.callAs('owner', { method: 'GET', path: '/employees?status=all' })
  ).json<EmployeesResponse>();

test('reports values as written in the file', async () => {
  const same = { phone: '(212) 555-0001' };
  const file = `${head}\n${row(1, same)}\n${row(2, same)}\n${row(3, { hired: 'MAY' })}\n`;
  const { issues } = await importFile(file);
  expect(issues.map(({ line, value }) => [line, value])).toEqual([
    [3, '(212) 555-0001'],
    [4, 'MAY'],
  ]);
});

test('imports a file once when the request is retried under its key', async () => {
  const key = { 'idempotency-key': 'one-import-1' };
  const bad = `${head}\n${row(1, { hired: 'May' })}\n`;
  expect(await importFile(bad, {}, key)).toMatchObject({ isDone: false, invalidRows: 1 });
  const good = `${head}\n${row(1)}\n`;
  const first = await importFile(good, {}, key);
  expect(first).toMatchObject({ added: 1, isDone: true, issues: [] });
  expect(await importFile(good, {}, key)).toMatchObject({ unchanged: 1, isDone: true });
  expect((await list()).total).toBe(1);
  expect(await listAuditEntries(server.context.database.db, 'employees')).toHaveLength(1);
  expect((await send(`${head}\n${row(2)}\n`, {}, key)).statusCode).toBe(409);
});

test('imports all rows with an audit entry, and none when only checking', async () => {
  const file = `\uFEFF${head}\r\n${row(1)}\r\n\r\n${row(2)}\r\n`;
  const counts = { added: 2, changed: 0, unchanged: 0, issues: [], invalidRows: 0 };
  const checked = await importFile(file, { check: '1' });
  expect(checked).toMatchObject({ ...counts, isDone: false, isHeaderInvalid: false });
  expect(checked.people).toMatchObject([
    { line: 2, name: 'Ann Lee 1', kind: 'added' },
    { line: 4, name: 'Ann Lee 2', kind: 'added' },
  ]);
  expect(checked.people[0]?.changes).toContainEqual({ field: 'status', from: null, to: 'active' });
  expect((await list()).total).toBe(0);
  expect(await importFile(file)).toMatchObject({ ...counts, isDone: true });
  const { items } = await list();
  expect(items).toMatchObject([
    {
      lastName: 'Lee 1',
      privatePhone: '2125550001',
      languages: ['English', 'Spanish'],
      status: 'active',
    },
    { lastName: 'Lee 2', hiredOn: '2024-03-18' },
  ]);
  const [entry] = await listAuditEntries(server.context.database.db, 'employees');
  expect(entry).toMatchObject({ action: 'import-employees', detail: '2 added, 0 changed' });
  const again = await importFile(file);
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 2, isDone: true });
  expect((await list()).items.map(({ version }) => version)).toEqual([1, 1]);
  const namesake = await importFile(file.replaceAll('Ann,', 'Anna,'));
  expect(namesake).toMatchObject({ isDone: false, invalidRows: 2 });
  expect(namesake.issues[0]).toMatchObject({
    line: 2,
    column: 'Private phone',
    message: 'Ann Lee 1 already has this phone number',
  });
});

test('reports each bad row by line and column and imports nobody', async () => {
  const file = [
    head,
    row(1, { region: 'Atlantis' }),
    row(2),
    row(3, { phone: '12', hired: '2024-02-30' }),
    `${row(4)},one more`,
  ].join('\n');
  const { isDone, isHeaderInvalid, invalidRows, issues } = await importFile(file);
  expect([isDone, isHeaderInvalid, invalidRows]).toEqual([false, false, 3]);
  expect(issues.map(({ line, column, value }) => [line, column, value])).toEqual([
    [2, 'Region', 'Atlantis'],
    [4, 'Private phone', '12'],
    [4, 'Hire date', '2024-02-30'],
    [5, '', 'one more'],
  ]);
  expect((await list()).total).toBe(0);
});

test('reports duplicates in the file and of existing employees by phone and email', async () => {
  const known = await addSampleEmployee(server, {
    workPhone: '(212) 555-0003',
    workEmail: 'x@mail.example',
  });
  await patchEmployee(server, known.id, { version: 1, status: 'left', leftOn: '2026-11-01' });
  const file = [
    head,
    row(1),
    row(2, { phone: '(212) 555-0001' }),
    row(3),
    row(4, { email: 'X@MAIL.example' }),
  ].join('\n');
  const { issues } = await importFile(file);
  expect(issues.map(({ line, column }) => [line, column])).toEqual([
    [3, 'Private phone'],
    [4, 'Private phone'],
    [5, 'Private email'],
  ]);
  expect(issues[0]?.message).toBe('Same as line 2. Each employee needs their own');
  expect(issues[1]?.message).toContain('a former employee');
});

test('reads the former Phone and E-mail columns as private contact', async () => {
  const before = head.replace('Private phone,Private email', 'Phone,E-mail');
  const { issues } = await importFile(`${before}\n${row(1, { phone: '12' })}`);
  expect(issues.map(({ column }) => column)).toEqual(['Phone']);
  await importFile(`${before}\n${row(1)}`);
  expect((await list()).items).toMatchObject([
    {
      workPhone: null,
      workEmail: null,
      privatePhone: '2125550001',
      privateEmail: 'ann1@mail.example',
    },
  ]);
});

test('compares work contact with the private contact of others', async () => {
  const other = { privatePhone: '(212) 555-0003', privateEmail: 'x@mail.example' };
  await addSampleEmployee(server, other);
  const file = [
    `${head},Work phone,Work email`,
    `${row(1)},(212) 555-0001,ANN1@mail.example`,
    `${row(2)},(212) 555-0003,ann1@mail.example`,
  ].join('\n');
  const { issues } = await importFile(file);
  expect(issues.map(({ line, column }) => [line, column])).toEqual([
    [3, 'Work phone'],
    [3, 'Work email'],
  ]);
});

test('shows which columns it imports, and reports the missing ones without counting bad rows', async () => {
  const file = 'First name,Salary,First Name,,Title\nAnn,1,Ann,x,Aide';
  const { issues, isHeaderInvalid, invalidRows, columns } = await importFile(file);
  expect([isHeaderInvalid, invalidRows]).toEqual([true, 0]);
  expect(columns).toEqual([
    { label: 'First name', field: 'firstName', sample: 'Ann' },
    { label: 'Salary', field: null, sample: '1' },
    { label: 'First Name', field: null, sample: 'Ann' },
    { label: 'Column 4', field: null, sample: 'x' },
    { label: 'Title', field: 'title', sample: 'Aide' },
  ]);
  expect(issues.map(({ line, column }) => [line, column])).toEqual([
    [1, 'Last name'],
    [1, 'Region'],
    [1, 'Private phone'],
    [1, 'Hire date'],
  ]);
});

test('reports a last day without the status Left', async () => {
  const file = `${head},Status,Last day\n${row(1)},Active,11/20/2024\n${row(2)},left,11/20/2024`;
  const { issues } = await importFile(file);
  expect(issues).toMatchObject([{ line: 2, column: 'Last day', value: '11/20/2024' }]);
});

describe.each(['csv', 'xlsx'])('an exported %s file', (format) => {
  const exportAll = async () => {
    const path = `/employees/export?format=${format}&status=all`;
    return (await server.callAs('owner', { method: 'GET', path })).rawPayload;
  };
  const today = new Date().toISOString().slice(0, 10);
  beforeEach(async () => {
    await addSampleEmployee(server, { lastName: '=Lee', languages: 'French; Haitian Creole' });
    await addSampleEmployee(server, { lastName: "'＝Lee; '-Ann", status: 'on-leave' });
    await addSampleEmployee(server, { status: 'left', leftOn: '11/1/2024' });
    await addSampleEmployee(server, {
      lastName: 'Leaves',
      status: 'left',
      leftOn: addDays(today, 9),
    });
    await addSampleEmployee(server, { lastName: 'Starts', hiredOn: addDays(today, 9) });
  });

  test('changes nothing when it is imported again', async () => {
    const file = await exportAll();
    const counts = { added: 0, changed: 0, unchanged: 5, issues: [] };
    expect(await importFile(file)).toMatchObject({ ...counts, people: [], isDone: true });
    expect((await list()).items.map(({ version }) => version)).toEqual([1, 1, 1, 1, 1]);
  });

  test('brings everyone back with the same data', async () => {
    const file = await exportAll();
    const before = (await list()).items;
    const { db } = server.context.database;
    for (const table of ['fieldChanges', 'employees'] as const)
      await db.deleteFrom(table).execute();
    expect(await importFile(file)).toMatchObject({ added: 5, isDone: true, issues: [] });
    const withoutMeta = ({ id: _id, changedAt: _at, ...employee }: (typeof before)[number]) =>
      employee;
    expect((await list()).items.map(withoutMeta)).toEqual(before.map(withoutMeta));
  });
});

test('shows what would change, and changes exactly that', async () => {
  const known = await addSampleEmployee(server, { lastName: 'Old', title: 'Aide' });
  const file = [
    'Employee ID,First name,Last name,Title,Region,Private phone,Private email,Hire date',
    `${known.id},Inés,New,Nurse,NJ,${known.privatePhone},,3/18/24`,
    ',Bo,Lee,Aide,NY,2125550001,,3/18/24',
  ].join('\n');
  const preview = await importFile(file, { check: '1' });
  expect(preview).toMatchObject({ added: 1, changed: 1, unchanged: 0 });
  expect(preview.people).toMatchObject([
    {
      line: 2,
      name: 'Inés New',
      kind: 'changed',
      changes: [
        { field: 'lastName', from: 'Old', to: 'New' },
        { field: 'title', from: 'Aide', to: 'Nurse' },
      ],
    },
    { line: 3, name: 'Bo Lee', kind: 'added' },
  ]);
  await patchEmployee(server, known.id, { version: 1, certificateNumber: 'HHA-2' });
  const outdated = await importFile(file, { plan: preview.plan });
  expect(outdated).toMatchObject({ isOutdated: true, isDone: false, issues: [] });
  expect((await list()).total).toBe(1);
  expect(await importFile(file, { plan: outdated.plan })).toMatchObject({ isDone: true });
  const path = `/employees/${known.id}`;
  const changed = await server.callAs('owner', { method: 'GET', path });
  expect(changed.json()).toMatchObject({
    lastName: 'New',
    title: 'Nurse',
    privateEmail: known.privateEmail,
    certificateNumber: 'HHA-2',
    version: 3,
  });
});

test('recognizes a person whose phone number changed by name and hire date', async () => {
  const { id } = await addSampleEmployee(server, { firstName: 'Áine', lastName: 'O’Neil' });
  const file = `${head}\nAine,O'Neil,Aide,NJ,(212) 555-0177,,,3/18/2024`;
  expect(await importFile(file)).toMatchObject({ added: 0, changed: 1 });
  expect((await list()).items).toMatchObject([{ id, privatePhone: '2125550177' }]);
});

test('says that a row without a phone number may be about an employee with the same name', async () => {
  await addSampleEmployee(server, { firstName: 'Áine', lastName: 'O’Neil' });
  const file = `${head}\nAine,O'Neil,Aide,NJ,,,,4/2/2024\nBea,Wu,Aide,NJ,,,,4/2/2024`;
  const { issues } = await importFile(file);
  expect(issues).toMatchObject([
    {
      column: 'Private phone',
      message: expect.stringMatching(/already an employee with this name/),
    },
    { column: 'Private phone', message: expect.stringMatching(/^Enter the private phone number/) },
  ]);
});

test('two people swap their numbers, but nobody gets the number of someone else', async () => {
  const one = await addSampleEmployee(server, { lastName: 'One' });
  const two = await addSampleEmployee(server, { lastName: 'Two' });
  const line = (id: string, name: string, phone: string) =>
    `${id},Inés,${name},Aide,NJ,${phone},3/18/2024`;
  const columns = 'Employee ID,First name,Last name,Title,Region,Private phone,Hire date';
  const swap = [
    columns,
    line(one.id, 'One', two.privatePhone),
    line(two.id, 'Two', one.privatePhone),
  ];
  expect(await importFile(swap.join('\n'), { check: '1' })).toMatchObject({ changed: 2 });
  const { issues } = await importFile(swap.slice(0, 2).join('\n'));
  expect(issues).toMatchObject([{ line: 2, message: 'Inés Two already has this phone number' }]);
  const twice = await importFile([...swap, line(one.id, 'One', '2125550177')].join('\n'));
  expect(twice.issues).toMatchObject([
    { line: 4, message: 'Line 2 is the same person. Delete one of the lines' },
  ]);
});

test('a file of another program does not call off a planned last day', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const leftOn = addDays(today, 9);
  const { privatePhone } = await addSampleEmployee(server, { status: 'left', leftOn });
  const line = (end: string) => `Inés,Núñez,Home health aide,NJ,${privatePhone},,,3/18/2024,${end}`;
  const columns = `${head},Employment status,Termination date`;
  expect(await importFile(`${columns}\n${line('Active,')}`)).toMatchObject({ unchanged: 1 });
  const later = await importFile(`${columns}\n${line(`Active,${addDays(today, 12)}`)}`);
  expect(later).toMatchObject({ changed: 1, isDone: true });
  const ended = await importFile(`${columns}\n${line('Terminated,11/20/2024')}`);
  expect(ended.people).toMatchObject([{ changes: [{ field: 'leftOn', to: '2024-11-20' }] }]);
  const back = await importFile(`${columns}\n${line('Active,')}`);
  expect(back).toMatchObject({ changed: 1, isDone: true });
  expect((await list()).items).toMatchObject([{ status: 'active', leftOn: null }]);
});

describe('guesses the columns of other programs', () => {
  test('below a title, with a full name', async () => {
    const file = [
      'Roster of 11/20/2026',
      '',
      'Employee Name*;Job Title;Work State;Mobile;Phone (work);E-mail Address;Date of Hire (MM/DD/YY);Pay',
      '"Lee, Ann Marie";Aide;NJ;1-973-555-0177;;ann@mail.example;20-Nov-25;19.65',
      'Bo Ray;Nurse;N.Y.;+1 212 555 0178;(212) 555-0179;N/A;45981;21',
    ].join('\r\n');
    const { issues, added, columns } = await importFile(file);
    expect([issues, added]).toEqual([[], 2]);
    expect(columns.map(({ field }) => field)).toEqual([
      ...['fullName', 'title', 'region', 'privatePhone', 'workPhone', 'privateEmail', 'hiredOn'],
      null,
    ]);
    expect((await list()).items).toMatchObject([
      { firstName: 'Ann Marie', lastName: 'Lee', region: 'new-jersey', privatePhone: '9735550177' },
      {
        ...{ firstName: 'Bo', lastName: 'Ray', workPhone: '2125550179', privateEmail: null },
        hiredOn: '2025-11-20',
      },
    ]);
  });

  test('of short names', async () => {
    const file =
      'Name,Job,Office,Cell,Start,Cert #,Emp Status,Emp ID\nBo Ray,Aide,NJ,9735550177,3/1/24,HHA-7,LOA,7';
    const { issues, columns, people } = await importFile(file, { check: '1' });
    expect(issues).toEqual([]);
    expect(columns.map(({ field }) => field)).toEqual([
      ...['fullName', 'title', 'region', 'privatePhone', 'hiredOn', 'certificateNumber'],
      ...['status', null],
    ]);
    expect(people[0]?.changes).toContainEqual({ field: 'status', from: null, to: 'on-leave' });
  });

  test('and the office can choose other ones', async () => {
    const file = 'A,B,C,D,E,F,Notes\nAnn,Lee,Aide,NJ,9735550177,3/1/24,x';
    const first = await importFile(file, { check: '1' });
    expect(first.isHeaderInvalid).toBe(true);
    const fields = ['firstName', 'lastName', 'title', 'region', 'privatePhone', 'hiredOn', null];
    const columns = JSON.stringify(fields);
    expect(await importFile(file, { columns })).toMatchObject({ added: 1, isDone: true });
    const twice = JSON.stringify([...fields.slice(0, 6), 'title']);
    expect((await importFile(file, { columns: twice })).issues).toMatchObject([
      { column: 'Title', message: 'Two columns are set to this. Choose one of them' },
    ]);
    expect((await send(file, { columns: 'x' })).statusCode).toBe(400);
  });
});

test('imports the template', async () => {
  const { rawPayload, headers } = await server.callAs('owner', {
    method: 'GET',
    path: '/employees/import-template',
  });
  expect(headers['content-disposition']).toContain('employees-to-import.csv');
  expect(await importFile(rawPayload)).toMatchObject({ added: 1, issues: [] });
});

test('passes over a sep= line, and empty columns and rows at the end', async () => {
  const file = `sep=;\r\n${`${head},,,`.replaceAll(',', ';')}\r\n${`${row(1)},,,`.replaceAll(',', ';')}\r\n;;;;;;;;;;\r\n`;
  const { issues, added, columns } = await importFile(file);
  expect([issues, added, columns.length]).toEqual([[], 1, 8]);
  const bad = await importFile(`sep=,\n${head}\n${row(2, { region: 'Atlantis' })}`);
  expect(bad.issues).toMatchObject([{ line: 3, value: 'Atlantis' }]);
});

test('lists up to 200 issues and counts all bad rows', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => row(index, { region: 'Atlantis' }));
  const { issues, invalidRows } = await importFile([head, ...rows].join('\n'));
  expect([issues.length, invalidRows]).toEqual([200, 300]);
});

test('imports 2,000 employees at once', async () => {
  const rows = Array.from({ length: 2_000 }, (_, index) => row(index));
  expect(await importFile([head, ...rows].join('\n'))).toMatchObject({ added: 2_000 });
  expect((await list()).total).toBe(2_000);
});

test('does not block the server while it reads a file of very many cells', async () => {
  await importFile(`${head}\n${row(1)}`);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 20);
  const { unchanged } = await importFile(`${head}\n${row(1)}${','.repeat(400_000)}\n`);
  clearInterval(timer);
  expect(unchanged).toBe(1);
  expect(turns).toBeGreaterThan(10);
});

describe('rejects', () => {
  test.each([
    ['an empty file', '', 'This file is empty.'],
    [
      'a damaged workbook',
      Buffer.from('PK\u0003\u0004 rest', 'latin1'),
      'Excel file can’t be read',
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n1', 'latin1'), 'isn’t a CSV or Excel file'],
  ])('%s', async (_name, content, words) => {
    const [status, message] = await getError(content);
    expect(status).toBe(400);
    expect(message).toContain(words);
    expect((await list()).total).toBe(0);
  });

  test('a file over 1 MB', async () => {
    const answer = await send(Buffer.alloc(1024 * 1024 + 1, 'a'));
    expect(answer.statusCode).toBe(413);
  });
});
