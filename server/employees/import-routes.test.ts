import { describe, expect, test } from 'vitest';
import type { EmployeesResponse, ImportResponse } from '../../contract/employees/schema';
import type { ErrorBody } from '../../contract/shared/schema/error';
import { listAuditEntries } from '../testing/stored-records';
import { addSampleEmployee, patchEmployee } from '../testing/samples/employees';
import { useTestServer } from '../testing/test-server';

const server = useTestServer({ config: { rateLimitFactor: 100 } });

const head = 'First name,Last name,Title,Region,Private phone,Private e-mail,Languages,Hire date';
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

async function send(
  content: string | Buffer,
  texts: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  form.append('file', new Blob([Buffer.from(content)]), 'people.csv');
  const body = new Response(form);
  return server.callAs('owner', {
    method: 'POST',
    path: '/employees/import',
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
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
  expect(await importFile(bad, {}, key)).toMatchObject({ imported: 0, invalidRows: 1 });
  const good = `${head}\n${row(1)}\n`;
  const first = await importFile(good, {}, key);
  expect(first).toEqual({
    rows: 1,
    imported: 1,
    issues: [],
    isHeaderInvalid: false,
    invalidRows: 0,
  });
  expect(await importFile(good, {}, key)).toEqual(first);
  expect((await list()).total).toBe(1);
  expect(await listAuditEntries(server.context.database.db, 'employees')).toHaveLength(1);
  expect((await send(`${head}\n${row(2)}\n`, {}, key)).statusCode).toBe(409);
});

test('imports all rows with an audit entry, and none when only checking', async () => {
  const file = `\uFEFF${head}\r\n${row(1)}\r\n\r\n${row(2)}\r\n`;
  expect(await importFile(file, { check: '1' })).toEqual({
    rows: 2,
    imported: 0,
    issues: [],
    isHeaderInvalid: false,
    invalidRows: 0,
  });
  expect((await list()).total).toBe(0);
  expect(await importFile(file)).toMatchObject({ rows: 2, imported: 2 });
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
  expect(entry).toMatchObject({ action: 'import-employees', detail: '2 rows' });
  const again = await importFile(file);
  expect(again).toMatchObject({ imported: 0, invalidRows: 2 });
  expect(again.issues[0]).toMatchObject({
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
  const { imported, isHeaderInvalid, invalidRows, issues } = await importFile(file);
  expect([imported, isHeaderInvalid, invalidRows]).toEqual([0, false, 3]);
  expect(issues.map(({ line, column, value }) => [line, column, value])).toEqual([
    [2, 'Region', 'Atlantis'],
    [4, 'Private phone', '12'],
    [4, 'Hire date', '2024-02-30'],
    [5, '', 'one more'],
  ]);
  expect((await list()).total).toBe(0);
});

test('reports duplicates in the file and of existing employees by phone and e-mail', async () => {
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
    [5, 'Private e-mail'],
  ]);
  expect(issues[0]?.message).toBe('Same as line 2. Each employee needs their own');
  expect(issues[1]?.message).toContain('a former employee');
});

test('reads the former Phone and E-mail columns as private contact', async () => {
  const before = head.replace('Private phone,Private e-mail', 'Phone,E-mail');
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
    `${head},Work phone,Work e-mail`,
    `${row(1)},(212) 555-0001,ANN1@mail.example`,
    `${row(2)},(212) 555-0003,ann1@mail.example`,
  ].join('\n');
  const { issues } = await importFile(file);
  expect(issues.map(({ line, column }) => [line, column])).toEqual([
    [3, 'Work phone'],
    [3, 'Work e-mail'],
  ]);
});

test('reports unknown, missing, and repeated columns without counting bad rows', async () => {
  const { issues, isHeaderInvalid, invalidRows } = await importFile(
    'First name,Salary,First Name,,Title\nAnn,1,Ann,,Aide',
  );
  expect([isHeaderInvalid, invalidRows]).toEqual([true, 0]);
  expect(issues.map((one) => [one.line, one.column, one.value, one.message])).toEqual([
    [1, 'Salary', 'Salary', 'Unknown column. Check the spelling, or delete the column'],
    [1, 'First Name', 'First Name', 'This column appears twice. Delete one of them'],
    [1, '', '', 'Column 4 has no name. Enter one, or delete the column'],
    [1, 'Last name', '', 'This column is missing. Add it'],
    [1, 'Region', '', 'This column is missing. Add it'],
    [1, 'Private phone', '', 'This column is missing. Add it'],
    [1, 'Hire date', '', 'This column is missing. Add it'],
  ]);
});

test('reports a last day without the status Left', async () => {
  const file = `${head},Status,Last day\n${row(1)},Active,11/20/2026\n${row(2)},left,11/20/2026`;
  const { issues } = await importFile(file);
  expect(issues).toMatchObject([{ line: 2, column: 'Last day', value: '11/20/2026' }]);
});

test('imports an exported file', async () => {
  await addSampleEmployee(server, { lastName: '=Lee', languages: 'French; Haitian Creole' });
  await addSampleEmployee(server, { lastName: "'＝Lee; '-Ann" });
  await addSampleEmployee(server, { status: 'left', leftOn: '11/1/2026' });
  const { rawPayload } = await server.callAs('owner', {
    method: 'GET',
    path: '/employees/export?format=csv&status=all',
  });
  const before = (await list()).items;
  const { db } = server.context.database;
  for (const table of ['employeeChanges', 'employees'] as const)
    await db.deleteFrom(table).execute();
  expect(await importFile(rawPayload)).toMatchObject({ imported: 3, issues: [] });
  const same = ({
    lastName,
    workEmail,
    privatePhone,
    languages,
    status,
    leftOn,
  }: (typeof before)[number]) => [
    ...[lastName, workEmail, privatePhone, languages, status, leftOn],
  ];
  expect((await list()).items.map(same)).toEqual(before.map(same));
});

test('imports the template', async () => {
  const { rawPayload, headers } = await server.callAs('owner', {
    method: 'GET',
    path: '/employees/import-template',
  });
  expect(headers['content-disposition']).toContain('employees-to-import.csv');
  expect(await importFile(rawPayload)).toMatchObject({ imported: 1, issues: [] });
});

test('reads Windows-1252 and semicolons', async () => {
  const semicolons = `${head};`.replaceAll(',', ';');
  const named = row(1).replaceAll(',', ';').replace('Lee 1', 'Núñez');
  await importFile(Buffer.from(`${semicolons}\r\n${named}`, 'latin1'));
  expect((await list()).items.map(({ lastName }) => lastName)).toEqual(['Núñez']);
});

test('lists up to 200 issues and counts all bad rows', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => row(index, { region: 'Atlantis' }));
  const { issues, invalidRows } = await importFile([head, ...rows].join('\n'));
  expect([issues.length, invalidRows]).toEqual([200, 300]);
});

test('imports 2,000 employees at once', async () => {
  const rows = Array.from({ length: 2_000 }, (_, index) => row(index));
  expect(await importFile([head, ...rows].join('\n'))).toMatchObject({ imported: 2_000 });
  expect((await list()).total).toBe(2_000);
});

describe('rejects', () => {
  test.each([
    ['an empty file', '', 'This file is empty.'],
    ['a header without rows', head, 'This file has no employees'],
    [
      'more than 2,000 rows',
      [head, ...Array.from({ length: 2_001 }, () => 'a')].join('\n'),
      '2,001 rows',
    ],
    ['an unclosed quotation mark', `${head}\n"Ann,Lee`, 'every quotation mark'],
    ['a renamed workbook', Buffer.from('PK\u0003\u0004 rest', 'latin1'), 'isn’t a CSV file'],
    ['bytes that are not text', Buffer.from('a\u0000b,c\n1,2', 'latin1'), 'isn’t a CSV file'],
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
