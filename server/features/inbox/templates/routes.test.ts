import { beforeEach, describe, expect, test } from 'vitest';
import type { Chat } from '../../../../contract/inbox/schema';
import type { ErrorBody } from '../../../../contract/shared/schema/error';
import { fillTemplate, findUnknownVariables } from '../../../../contract/inbox/template-text';
import type {
  NewTemplate,
  Template,
  TemplatesResponse,
} from '../../../../contract/inbox/template-schema';
import { listAuditEntries, renameThread } from '../../../testing/stored-records';
import { addTemplate } from './queries';
import { addThread } from '../../../testing/single-thread';
import { useTestServer } from '../../../testing/test-server';

const server = useTestServer();
let thread: Chat;
beforeEach(async () => {
  thread = await addThread(server);
});

const read = async (query = '') =>
  (
    await server.callAs('intake', { method: 'GET', path: `/templates${query}` })
  ).json<TemplatesResponse>();
const fields: NewTemplate = {
  name: 'Visit',
  channel: 'sms',
  region: 'maryland',
  body: 'Hello {{firstName}}',
};
const add = (parts: object = {}) =>
  server.callAs('intake', { method: 'POST', path: '/templates', payload: { ...fields, ...parts } });
const put = (id: string, payload: object, by: 'owner' | 'intake' = 'owner') =>
  server.callAs(by, { method: 'PUT', path: `/templates/${id}`, payload });
const remove = (id: string, version: number) =>
  server.callAs('owner', { method: 'DELETE', path: `/templates/${id}?version=${String(version)}` });
const getErrorCode = (response: Awaited<ReturnType<typeof add>>) => [
  response.statusCode,
  response.json<ErrorBody>().error.code,
];

test('ships templates for texts and emails with known placeholders only', async () => {
  const { templates } = await read();
  expect(new Set(templates.map(({ channel }) => channel))).toEqual(
    new Set(['any', 'sms', 'email']),
  );
  expect(templates.flatMap(({ body }) => findUnknownVariables(body))).toEqual([]);
});

test('fills a template with the person’s and the office’s data', async () => {
  const { values } = await read(`?userId=${thread.userId}`);
  const known = { me: null, firstName: null, lastName: null, company: '', phone: '', email: '' };
  expect(fillTemplate('{{firstName}} {{lastName}}, {{company}}', { ...known, ...values })).toBe(
    'Ann Lee, Test Care NY',
  );
});

test.each([
  { firstName: '(212)', lastName: '555-0199' },
  { firstName: 'WhatsApp (212)', lastName: '555-0199' },
  { firstName: 'ann@example.com', lastName: '' },
  { firstName: 'Unknown', lastName: 'sender' },
])('fills in no name for $firstName $lastName', async (name) => {
  await renameThread(server, thread.userId, name);
  expect((await read(`?userId=${thread.userId}`)).values).toMatchObject({
    firstName: null,
    lastName: null,
  });
});

test('adds, changes, and deletes a template with audit entries', async () => {
  const created = (await add()).json<Template>();
  expect(created).toEqual({
    ...{ ...fields, place: 'inbox', language: null, files: [] },
    ...{ id: created.id, version: 1 },
  });
  const changed = await put(created.id, {
    ...fields,
    name: 'Home visit',
    region: null,
    language: 'es',
    version: 1,
  });
  expect(changed.json()).toMatchObject({
    name: 'Home visit',
    region: null,
    language: 'es',
    version: 2,
  });
  expect((await read()).templates).toContainEqual(changed.json());
  expect((await remove(created.id, 2)).statusCode).toBe(204);
  expect((await read()).templates.map(({ id }) => id)).not.toContain(created.id);
  const { db } = server.context.database;
  const entries = [
    ...(await listAuditEntries(db, 'Visit')),
    ...(await listAuditEntries(db, 'Home visit')),
  ];
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
    ['add-template', 'intake@agency.example'],
    ['change-template', 'owner@agency.example'],
    ['delete-template', 'owner@agency.example'],
  ]);
});

describe('rejects', () => {
  test('an unknown placeholder', async () => {
    const response = await add({ body: '{{firstName}} {{dob}} {{medicaid}}' });
    expect([response.statusCode, response.json<ErrorBody>().error.fields]).toEqual([
      400,
      { body: 'Unknown placeholder: {{dob}}, {{medicaid}}.' },
    ]);
  });

  test('changing or deleting a template that a colleague has changed since', async () => {
    const { id } = (await add()).json<Template>();
    await put(id, { ...fields, body: 'Hi', version: 1 }, 'owner');
    const late = await put(id, { ...fields, body: 'Late', version: 1 }, 'intake');
    expect(getErrorCode(late)).toEqual([409, 'changed_since']);
    expect(late.body).toContain('owner@agency.example changed this template');
    expect(getErrorCode(await remove(id, 1))).toEqual([409, 'changed_since']);
    expect((await read()).templates.find((one) => one.id === id)?.body).toBe('Hi');
  });

  test('changing a deleted template', async () => {
    expect(getErrorCode(await put('none', { ...fields, version: 1 }))).toEqual([404, 'not_found']);
    expect(getErrorCode(await remove('none', 1))).toEqual([404, 'not_found']);
  });

  test.each([
    { name: ' ' },
    { body: '' },
    { channel: 'fax' },
    { region: 'atlantis' },
    { language: 'fr' },
    { body: 'x'.repeat(1601) },
    { name: 'A\u0000' },
    { body: 'A\u0000' },
  ])('an invalid template: %#', async (parts) => {
    expect((await add(parts)).statusCode).toBe(400);
  });

  test('more than 200 templates', async () => {
    const { db } = server.context.database;
    for (let number = (await read()).templates.length; number < 199; number += 1) {
      await addTemplate(db, { ...fields, name: `Visit ${String(number)}` }, 'x');
    }
    const { id } = (await add()).json<Template>();
    const response = await add();
    expect(getErrorCode(response)).toEqual([409, 'too_many']);
    expect(response.json<ErrorBody>().error.message).toContain('The limit is 200 templates');
    expect((await read()).templates).toHaveLength(200);
    await remove(id, 1);
    expect((await add()).statusCode).toBe(201);
  });

  test('a reply with an unfilled placeholder', async () => {
    const response = await server.callAs('intake', {
      method: 'POST',
      path: `/chats/${thread.userId}/replies`,
      payload: { channel: 'email', to: thread.email, text: 'Dear [fill in: first name], hello' },
    });
    expect([response.statusCode, response.json<ErrorBody>().error.fields]).toEqual([
      400,
      { text: 'Fill in: [fill in: first name]' },
    ]);
  });
});
