import { beforeEach, describe, expect, test } from 'vitest';
import type { EmployeeDetail, EmployeesResponse } from '../../../contract/employees/schema';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import type { OverviewResponse } from '../../../contract/overview/schema';
import { listAuditEntries } from '../../testing/stored-records';
import {
  addSampleEmployee,
  patchEmployee,
  postEmployee,
  sampleEmployee,
} from '../../testing/samples/employees';
import { fetchList } from '../../testing/list-page';
import { useTestServer } from '../../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-22T15:00:00.000Z');
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 100 } });

const get = (path: string, headers: Record<string, string> = {}) =>
  server.callAs('owner', { method: 'GET', path, headers });
const list = (query = '', search = '') =>
  fetchList<EmployeesResponse>(server, 'owner', `/employees${query}`, search);
const getNames = async (query = '', search = '') =>
  (await list(query, search)).items.map(({ firstName }) => firstName);
const getFields = (answer: Awaited<ReturnType<typeof postEmployee>>) =>
  answer.json<ErrorBody>().error.fields;

test('adds an employee with an audit entry and lists them', async () => {
  expect(await list()).toMatchObject({ items: [], total: 0, hasAny: false });
  const answer = await postEmployee(server);
  expect(answer.statusCode).toBe(201);
  const added = answer.json<EmployeeDetail>();
  expect(added).toMatchObject({
    firstName: 'Inés',
    workPhone: '9735550128',
    workEmail: 'ines@agency.example',
    privatePhone: '9735550118',
    privateEmail: 'ines@mail.example',
    languages: ['English', 'Spanish'],
    hiredOn: '2024-03-18',
    leftOn: null,
    photo: null,
    version: 1,
    changedBy: 'owner@agency.example',
    history: [{ field: 'added', by: 'owner@agency.example' }],
  });
  const { history: _history, ...item } = added;
  expect(await list()).toMatchObject({ items: [item], total: 1, today: '2026-11-22' });
  const entries = await listAuditEntries(server.context.database.db, added.id);
  expect(entries.map(({ action }) => action)).toEqual(['add-employee']);
});

test('accepts one number as both work and private phone', async () => {
  const answer = await postEmployee(server, { workPhone: sampleEmployee.privatePhone });
  expect(answer.json()).toMatchObject({ workPhone: '9735550118', privatePhone: '9735550118' });
});

test('removes invisible characters from pasted text', async () => {
  const pasted = { workPhone: '\u202a(973)\u00a0555-0118\u202c', lastName: '\u200bLee' };
  const answer = await postEmployee(server, pasted);
  expect(answer.json()).toMatchObject({ workPhone: '9735550118', lastName: 'Lee' });
});

test('logs a change by field with old and new values, and audits only the field names', async () => {
  const { id } = await addSampleEmployee(server);
  const path = { title: 'Nurse', region: 'Maryland', certificateNumber: '' };
  const changed = (await patchEmployee(server, id, { version: 1, ...path })).json<EmployeeDetail>();
  expect(changed).toMatchObject({ title: 'Nurse', region: 'maryland', version: 2 });
  expect(changed.history).toMatchObject([
    { field: 'certificateNumber', from: 'HHA-1', to: null },
    { field: 'region', from: 'new-jersey', to: 'maryland' },
    { field: 'title', from: 'Home health aide', to: 'Nurse' },
    { field: 'added' },
  ]);
  const [, entry] = await listAuditEntries(server.context.database.db, id);
  expect(entry).toMatchObject({
    action: 'change-employee',
    detail: 'title, region, certificate number',
  });
  expect((await get(`/employees/${id}`)).json()).toEqual(changed);
});

test('rejects a change of an outdated version and names who changed what', async () => {
  const { id } = await addSampleEmployee(server);
  await patchEmployee(server, id, { version: 1, title: 'Nurse' });
  const late = await patchEmployee(server, id, { version: 1, lastName: 'Late' });
  expect([late.statusCode, late.json<ErrorBody>().error.message]).toEqual([
    409,
    'You changed this in another window: title. Check it and try again.',
  ]);
  const same = await patchEmployee(server, id, { version: 1, title: 'Nurse' });
  expect(same.json()).toMatchObject({ lastName: 'Núñez', version: 2 });
});

test('finds a private contact or certificate number until it is changed', async () => {
  const { id } = (await postEmployee(server)).json<EmployeeDetail>();
  const former = ['(973) 555-0118', '0118', 'ines@mail.example', 'HHA-1'];
  for (const search of former) expect(await getNames('', search)).toEqual(['Inés']);
  await patchEmployee(server, id, {
    version: 1,
    privatePhone: '6465550119',
    privateEmail: 'nunez@mail.example',
    certificateNumber: 'CNA-77',
  });
  for (const search of former) expect(await getNames('', search)).toEqual([]);
  for (const search of ['646-555-0119', 'nunez@mail.example', 'cna-77', 'aide núñez']) {
    expect(await getNames('', search)).toEqual(['Inés']);
  }
});

test('hides former employees from the default list and lets them come back', async () => {
  const { id } = await addSampleEmployee(server);
  const none = await patchEmployee(server, id, { version: 1, status: 'left' });
  expect(getFields(none)).toEqual({ leftOn: 'Enter the last day, for example 11/20/2026' });
  await patchEmployee(server, id, { version: 1, status: 'left', leftOn: '11/20/2026' });
  expect(await list()).toMatchObject({ total: 0, hasAny: true });
  expect((await list('?status=left')).items).toMatchObject([{ id, leftOn: '2026-11-20' }]);
  expect((await list('?status=all')).total).toBe(1);
  await patchEmployee(server, id, { version: 2, status: 'active' });
  expect((await list()).items).toMatchObject([{ status: 'active', leftOn: null, version: 3 }]);
  const entries = await listAuditEntries(server.context.database.db, id);
  expect(entries.map(({ action }) => action)).toEqual([
    'add-employee',
    'leave-employee',
    'return-employee',
  ]);
});

test('counts people until their last day, and from their hire date as Starting', async () => {
  const leaving = {
    firstName: 'Lea',
    status: 'left',
    leftOn: '2026-12-20',
    certificateExpires: '',
  };
  const starting = { firstName: 'Stan', hiredOn: '2026-12-15', certificateExpires: '' };
  await addSampleEmployee(server, { ...leaving, privatePhone: '(212) 555-0190' });
  await addSampleEmployee(server, { ...starting, certificateExpires: '12/31/2026' });
  await addSampleEmployee(server, { firstName: 'Amy', certificateExpires: '' });
  const filters = ['current', 'active', 'starting', 'leaving', 'left', 'all'];
  const listAll = async () =>
    Object.fromEntries(
      await Promise.all(
        filters.map(async (status) => [status, (await getNames(`?status=${status}`)).sort()]),
      ),
    ) as Record<string, string[]>;
  expect(await listAll()).toEqual({
    current: ['Amy', 'Lea', 'Stan'],
    active: ['Amy'],
    starting: ['Stan'],
    leaving: ['Lea'],
    left: [],
    all: ['Amy', 'Lea', 'Stan'],
  });
  const taken = await postEmployee(server, { privatePhone: '(212) 555-0190' });
  expect(getFields(taken)?.['privatePhone']).toBe('Lea Núñez already has this phone number');
  const file = await get('/employees/export?format=csv&status=current');
  expect([...file.body.matchAll(/,(Active|Starting|Leaving),(2026-12-20)?/g)].map(String)).toEqual([
    ',Active,,Active,',
    ',Leaving,2026-12-20,Leaving,2026-12-20',
    ',Starting,,Starting,',
  ]);
  // The last day itself, in New York.
  now = new Date('2026-12-21T04:59:00.000Z');
  expect(await listAll()).toMatchObject({
    leaving: ['Lea'],
    active: ['Amy', 'Stan'],
    starting: [],
  });
  now = new Date('2026-12-21T05:00:00.000Z');
  expect(await listAll()).toMatchObject({ left: ['Lea'], leaving: [], current: ['Amy', 'Stan'] });
});

describe('the list', () => {
  beforeEach(async () => {
    await addSampleEmployee(server, { firstName: 'Ann', lastName: 'Zoe', certificateExpires: '' });
    await addSampleEmployee(server, {
      firstName: 'Bob',
      lastName: 'Yale',
      title: 'Nurse',
      certificateExpires: '11/21/2026',
    });
    await addSampleEmployee(server, {
      firstName: 'Émile',
      lastName: 'Xu',
      region: 'michigan',
      workPhone: '(313) 555-0158',
      privatePhone: '(313) 555-0157',
      certificateExpires: '1/21/2027',
      hiredOn: '2020-01-01',
    });
  });

  test('sorts by last name or the requested column, employees without a certificate last', async () => {
    expect(await getNames()).toEqual(['Émile', 'Bob', 'Ann']);
    expect(await getNames('?down=1')).toEqual(['Ann', 'Bob', 'Émile']);
    expect(await getNames('?sort=certificate')).toEqual(['Bob', 'Émile', 'Ann']);
    expect(await getNames('?sort=certificate&down=1')).toEqual(['Émile', 'Bob', 'Ann']);
    expect((await getNames('?sort=hired'))[0]).toBe('Émile');
    expect((await getNames('?sort=title&down=1'))[0]).toBe('Bob');
    expect((await getNames('?sort=region'))[0]).toBe('Émile');
  });

  test('filters by certificate and region, and searches without case and accents', async () => {
    expect(await getNames('?certificate=expired')).toEqual(['Bob']);
    expect(await getNames('?certificate=soon')).toEqual(['Émile']);
    expect(await getNames('?certificate=due')).toEqual(['Émile', 'Bob']);
    expect(await getNames('?certificate=none')).toEqual(['Ann']);
    expect(await getNames('?region=michigan')).toEqual(['Émile']);
    const numbers = ['(313) 555-0157', '313-555-0157', '3135550157', '(313) 555-0158'];
    for (const words of ['emile xu', 'Émile', ...numbers]) {
      expect(await getNames('', words)).toEqual(['Émile']);
    }
    expect(await getNames('', 'hha-1')).toHaveLength(3);
    expect(await getNames('', '%')).toEqual([]);
  });

  test('returns 304 until something changes or the day ends', async () => {
    const { headers } = await get('/employees');
    const known = { 'if-none-match': String(headers.etag) };
    expect((await get('/employees', known)).statusCode).toBe(304);
    expect((await get('/employees?status=all', known)).statusCode).toBe(200);
    now = new Date('2026-11-23T15:00:00.000Z');
    expect((await get('/employees', known)).statusCode).toBe(200);
    now = new Date('2026-11-22T15:00:00.000Z');
    await addSampleEmployee(server);
    expect((await get('/employees', known)).statusCode).toBe(200);
  });

  test('counts certificates on the overview for the owner only', async () => {
    const overview = async (role: 'owner' | 'intake') =>
      (await server.callAs(role, { method: 'GET', path: '/overview' })).json<OverviewResponse>();
    expect((await overview('owner')).certificates).toEqual({ expired: 1, soon: 1 });
    expect((await overview('intake')).certificates).toBeNull();
    const [bob] = (await list('?certificate=expired')).items;
    const left = { version: 1, status: 'left', leftOn: '2026-11-20' };
    await patchEmployee(server, bob?.id ?? '', left);
    expect((await overview('owner')).certificates).toEqual({ expired: 0, soon: 1 });
  });

  test('exports the filtered list with an audit entry', async () => {
    const file = await get('/employees/export?format=csv&certificate=due&sort=certificate');
    const lines = file.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Region,Work phone,Work email,Private phone,Private email');
    expect(lines[1]).toMatch(
      /^Bob,Yale,Nurse,New Jersey,,sample\d+@agency.example,\(602\) 555-01\d\d,sample\d+@mail/,
    );
    expect(lines[1]).toMatch(/,Owner$/);
    const [entry] = await listAuditEntries(server.context.database.db, 'employees');
    expect(entry?.detail).toBe('2 rows as CSV, certificate: expired or expiring soon');
    expect((await get('/employees/export?format=xlsx')).rawPayload.subarray(0, 2).toString()).toBe(
      'PK',
    );
  });
});

describe('rejects', () => {
  test('a contact that a current or former employee has, naming them', async () => {
    const { id } = (await postEmployee(server)).json<EmployeeDetail>();
    const again = await postEmployee(server, { firstName: 'Other' });
    expect([again.statusCode, getFields(again)]).toEqual([
      400,
      {
        workPhone: 'Inés Núñez already has this phone number',
        workEmail: 'Inés Núñez already has this email address',
        privatePhone: 'Inés Núñez already has this phone number',
        privateEmail: 'Inés Núñez already has this email address',
      },
    ]);
    await patchEmployee(server, id, { version: 1, status: 'left', leftOn: '2026-11-20' });
    const back = await postEmployee(server, { workPhone: '', workEmail: '', privateEmail: '' });
    expect(getFields(back)?.['privatePhone']).toContain('a former employee');
    const other = await addSampleEmployee(server);
    // A private address can't be someone else's work address.
    const mailbox = { version: 1, workEmail: 'INES@mail.example' };
    const taken = await patchEmployee(server, other.id, mailbox);
    expect(Object.keys(getFields(taken) ?? {})).toEqual(['workEmail']);
    expect((await list('?status=all')).total).toBe(2);
  });

  test('the same employee added twice at once', async () => {
    const answers = await Promise.all([postEmployee(server), postEmployee(server)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  });

  test('missing and invalid fields', async () => {
    const answer = await postEmployee(server, { firstName: ' ', hiredOn: '2026-02-30' });
    expect([answer.statusCode, Object.keys(getFields(answer) ?? {})]).toEqual([
      400,
      ['firstName', 'hiredOn'],
    ]);
  });

  test.each([{ salary: '1' }, { firstName: 'A\u0000' }, { title: 'x'.repeat(501) }])(
    'unknown, unstorable, and too long fields: %#',
    async (parts) => {
      expect((await postEmployee(server, parts)).statusCode).toBe(400);
    },
  );

  test('an unknown employee', async () => {
    expect((await get('/employees/none')).statusCode).toBe(404);
    const change = await patchEmployee(server, 'none', { version: 1, title: 'Nurse' });
    expect(change.statusCode).toBe(404);
    expect((await patchEmployee(server, 'none', { version: 1 })).statusCode).toBe(400);
  });
});

test('logs neither names nor numbers', async () => {
  await postEmployee(server, sampleEmployee);
  await list('', 'Núñez');
  expect(server.logs.join('')).not.toMatch(/N[uú][nñ]ez|97355501[12]8|ines@/i);
});

test('several employees change status or region together; those who changed since stay', async () => {
  const people = [await addSampleEmployee(server), await addSampleEmployee(server)];
  const change = async (payload: object) =>
    server.callAs('owner', {
      method: 'POST',
      path: '/employees/states',
      payload: { employees: people.map(({ id }) => ({ id, version: 1 })), ...payload },
    });
  const ids = people.map(({ id }) => id);
  expect((await change({ status: 'on-leave' })).json()).toEqual({ changed: ids, rejected: [] });
  expect((await list('?status=on-leave')).total).toBe(2);
  expect((await change({ region: 'maryland' })).json()).toMatchObject({ changed: [] });
  expect((await change({ status: 'left' })).statusCode).toBe(400);
});
