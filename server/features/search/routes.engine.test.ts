import { expect, test } from 'vitest';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import type { SearchResponse } from '../../../contract/search/endpoints';
import { searchHeader } from '../../../contract/shared/list-limits';
import type { Role } from '../../../contract/shared/roles';
import type { Publisher } from '../../services/publishing/publisher';
import { addSampleEmployee } from '../../testing/samples/employees';
import { addSampleJob } from '../../testing/samples/jobs';
import { actOnPost, addSamplePost } from '../../testing/samples/posts';
import { fileRequest } from '../../testing/samples/help-desk-requests';
import { submitEligibilityForm, specifiedFields } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer({
  now: () => new Date('2026-11-20T15:00:00.000Z'),
  config: { rateLimitFactor: 10 },
});

const ask = (text: string, role: Role = 'owner') =>
  server.callAs(role, {
    method: 'GET',
    path: '/search',
    headers: { [searchHeader]: encodeURIComponent(text) },
  });
const found = async (text: string, role: Role = 'owner') =>
  (await ask(text, role)).json<SearchResponse>().results;
const kinds = async (text: string, role: Role = 'owner') =>
  (await found(text, role)).map(({ kind }) => kind);

/** A thread, a request, an employee, a job and a post with 'Quill' in their names. */
const addOneOfEach = async () => {
  await submitEligibilityForm(server, { ...specifiedFields, lastName: 'Quill' });
  await addSampleEmployee(server, { lastName: 'Quill' });
  await addSampleJob(server, { title: 'Quill aide' });
  await addSamplePost(server, { title: 'Quill and ink' });
  return fileRequest(server, 'payStub', { lastName: 'Quill', contact: '9735550144' });
};

test('rejects search text that can’t be decoded or is too long', async () => {
  const rejected = async (header: string) => {
    const headers = { [searchHeader]: header };
    const answer = await server.callAs('owner', { method: 'GET', path: '/search', headers });
    return [answer.statusCode, answer.json<ErrorBody>().error.fields];
  };
  const unread = { search: 'We couldn’t read your search. Please type it again.' };
  for (const header of ['%', '%zz', '%ff', 'a%00']) {
    expect(await rejected(header)).toEqual([400, unread]);
  }
  const long = { search: 'Please search for at most 200 characters.' };
  expect(await rejected('a'.repeat(201))).toEqual([400, long]);
});

test('finds records of every screen by name or title', async () => {
  const { id, reference } = await addOneOfEach();
  expect(await kinds('quill')).toEqual(['thread', 'request', 'employee', 'job', 'post']);
  expect((await found('quill')).find(({ kind }) => kind === 'request')).toEqual({
    kind: 'request',
    screen: 'pay-stub',
    id,
    name: 'Ann Quill',
    detail: `${reference} · Pay stub access · (973) 555-0144`,
  });
});

test('says that a page is still being published', async () => {
  const status = { state: 'publishing', since: null, message: null, onSiteAsOf: null } as const;
  const publisher: Publisher = {
    getStatus: () => Promise.resolve({ ...status, excluded: [] }),
    retry: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
  const publish = { kind: 'local', source: '.' } as const;
  await server.restart({ config: { publish }, publisher });
  await addSampleJob(server, { title: 'Quill aide' });
  const post = await addSamplePost(server, { title: 'Quill and ink' });
  await addSamplePost(server, { title: 'Quill draft' });
  await actOnPost(server, post.id, 'publish', { version: 1 });
  const details = (await found('quill')).map(({ detail }) => detail.split(' · ').at(-1));
  expect(details.sort()).toEqual(['Draft', 'Publishing…', 'Publishing…']);
});

test('finds a request by its reference and phone number', async () => {
  const { id, reference } = await addOneOfEach();
  for (const text of [reference.toLowerCase(), '(973) 555-0144', '973-555-0144']) {
    expect((await found(text)).map((result) => result.id)).toEqual([id]);
  }
});

test.each(["O'Neil", 'O’Neil', 'oneil', 'O Neil', 'Nunez', "o'neil-nunez", 'NÚÑEZ'])(
  'finds records with O’Neil-Núñez in their names by %j',
  async (text) => {
    const lastName = 'O’Neil-Núñez';
    await submitEligibilityForm(server, { ...specifiedFields, lastName });
    await addSampleEmployee(server, { lastName });
    await addSampleJob(server, { title: `${lastName} aide` });
    await addSamplePost(server, { title: `${lastName} and ink` });
    await fileRequest(server, 'payStub', { lastName });
    expect(await kinds(text)).toEqual(['thread', 'request', 'employee', 'job', 'post']);
  },
);

test.each(['+1 212 555 0183', '12125550183', '1-212-555-0183', '212.555.0183', '+1 (212) 555-01'])(
  'finds records of (212) 555-0183 by %j',
  async (text) => {
    const contact = '2125550183';
    await submitEligibilityForm(server, { ...specifiedFields, contact });
    await addSampleEmployee(server, { privatePhone: contact });
    await fileRequest(server, 'payStub', { contact });
    expect(await kinds(text)).toEqual(['thread', 'request', 'employee']);
    expect(await kinds(text.replace('212', '646'))).toEqual([]);
  },
);

test('limits results to the screens of the role', async () => {
  await addOneOfEach();
  expect(await kinds('quill', 'intake')).toEqual(['thread', 'job']);
  expect(await kinds('quill', 'admin')).toEqual(['job']);
  expect(await kinds('quill', 'observer')).toEqual([]);
});

test('returns up to five results per kind, says whether there are more, and needs two letters', async () => {
  const file = (firstName: string) =>
    fileRequest(server, 'payroll', { firstName, lastName: 'Quill' });
  const more = async () => (await ask('quill')).json<SearchResponse>().more;
  for (const firstName of ['Ann', 'Bob', 'Cy', 'Dee', 'Eve']) await file(firstName);
  expect(await more()).toEqual([]);
  await file('Flo');
  expect(await kinds('quill')).toHaveLength(5);
  expect(await more()).toEqual(['request']);
  expect(await kinds('q')).toEqual([]);
});

test('does not log the search text, and returns 304 for the same results', async () => {
  await addOneOfEach();
  const { headers } = await ask('quill');
  const again = await server.callAs('owner', {
    method: 'GET',
    path: '/search',
    headers: { [searchHeader]: 'quill', 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(server.logs.join('')).not.toMatch(/quill/i);
});
