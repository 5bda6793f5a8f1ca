import { setTimeout } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { getValueContext } from './core/db/encryption/encrypted-column';
import type { Encryption } from './core/db/encryption/encryption';
import { inTransaction } from './core/db/engine';
import { getRevision } from './core/db/list-revisions';
import { newId } from './core/db/uuid';
import { encryptedColumns } from './encrypted-columns';
import { saveFile } from './features/help-desk/files/queries';
import type { PersonRecords } from '../contract/people/schema';
import { peopleData } from './person-records';
import { erasePerson } from './services/people/erase-person';
import { exportPerson } from './services/people/export-person';
import { findByRecord, findPerson, parsePersonKeys } from './services/people/find-person';
import { findTexting, recordOptOut } from './services/sms/consent-queries';
import { receiveText, testTwilio } from './testing/inbound-sms';
import { pdfFile } from './testing/samples/documents';
import { addSampleEmployee } from './testing/samples/employees';
import { formSamples } from './testing/samples/forms';
import { fileRequest } from './testing/samples/help-desk-requests';
import { listAuditEntries, listChats } from './testing/stored-records';
import { specifiedFields, submitEligibilityForm, submitForm } from './testing/submit-form';
import { getErrorCode, useTestServer } from './testing/test-server';

const server = useTestServer({ config: { rateLimitFactor: 100, twilio: testTwilio } });

const number = '2125550177';
const zenobia = {
  firstName: 'Zenobia',
  lastName: 'Quartermaine',
  contact: number,
  email: 'zenobia@mail.example',
};
const neighbor = {
  firstName: 'Zenobia',
  lastName: 'Quartermain',
  contact: '2125550188',
  email: 'neighbor@mail.example',
};
/** Only Zenobia's records contain them. */
const traces =
  /quartermaine|2125550177|2125550166|zenobia@mail|zen@other|4 12 1931|QX98765Z|violets/i;

const actor = { email: 'owner@agency.example', at: '2026-11-20T15:00:00.000Z' };
const consentList = 'Consent to texts';
const find = (...who: string[]) => {
  const { encryption, database } = server.context;
  return findPerson(database.db, encryption, peopleData, parsePersonKeys(encryption, who) ?? none);
};
const none = { marks: [], contacts: [], ids: [] };
const unzip = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]),
  );
const erase = async (...who: string[]) => {
  const { encryption, database } = server.context;
  const found = await find(...who);
  await inTransaction(database.db, (tx) => erasePerson(tx, encryption, found, actor));
  return found.flatMap(({ records }) => records.map(({ id }) => id));
};
const draft = (key: string, text: string) =>
  server.callAs('intake', {
    method: 'PUT',
    path: '/drafts',
    payload: { key, revision: null, content: { values: { text }, base: null } },
  });
const search = async (text: string) =>
  (
    await server.callAs('owner', {
      method: 'GET',
      path: '/search',
      headers: { 'x-search': encodeURIComponent(text) },
    })
  ).body;

const countTokens = async () =>
  (await server.context.database.db.selectFrom('searchTokens').select('recordN').execute()).length;

/** Every value of every table, encrypted ones in clear. */
async function readEverything(): Promise<Map<string, string>> {
  const { database, encryption } = server.context;
  const db = database.db.withoutPlugins();
  const values = new Map<string, string>();
  for (const { name: table } of await db.introspection.getTables()) {
    // Its numbers may have any digits.
    if (table === 'search_tokens') continue;
    const rows = await db
      .selectFrom(table as never)
      .selectAll()
      .execute();
    for (const row of rows as Record<string, unknown>[]) {
      for (const [name, value] of Object.entries(row)) {
        if (value === null || value === '') continue;
        const column = encryptedColumns.find((one) => one.table === table && one.column === name);
        const bytes = typeof value === 'string' ? Buffer.from(value, 'base64') : value;
        const text = column
          ? encryption.decryptBytes(bytes as Buffer, getValueContext(column, row)).toString()
          : String(value);
        values.set(`${table}.${name} ${JSON.stringify(row['id'] ?? row)}`, text);
      }
    }
  }
  return values;
}

async function listTraces(): Promise<string[]> {
  const entries = [...(await readEverything())];
  return entries.filter(([, text]) => traces.test(text)).map(([name]) => name.split(' ')[0] ?? '');
}

async function addRecordsOf(
  person: typeof zenobia,
  secret: string,
  masked: { dob: string; medicate: string },
): Promise<string> {
  const { contact } = person;
  const check = { ...specifiedFields, ...person, ...masked };
  const card = { bytes: pdfFile(secret), name: 'card.pdf' };
  await submitEligibilityForm(server, { ...check, consent: 'true' }, { file: card });
  const threads = await listChats(server);
  const id = threads.find((chat) => chat.contact === contact)?.userId ?? '';
  await server.callAs('intake', {
    method: 'POST',
    path: `/chats/${id}/replies`,
    payload: { channel: 'email', to: person.email, text: `We like ${secret} too.` },
  });
  await draft(`/chats/${id}/email`, `About ${secret}`);
  const request = await fileRequest(server, 'payStub', person);
  const { database, encryption } = server.context;
  const file = {
    ...{ id: newId(), recordId: request.id, name: `${secret}.pdf`, bytes: pdfFile(secret) },
    ...{ tokenHash: newId(), createdAt: actor.at, expiresAt: actor.at, addedBy: actor.email },
  };
  await inTransaction(database.db, (tx) => saveFile(tx, encryption, file));
  const application = { ...formSamples['/applications'], ...person, note: secret };
  const resume = { bytes: pdfFile(secret), name: 'cv.pdf' };
  await submitForm(server, '/applications', application, { file: resume });
  return id;
}

let threadId: string;
beforeEach(async () => {
  await addRecordsOf(neighbor, 'roses', { dob: '4 12 1948', medicate: 'AB12345C' });
  threadId = await addRecordsOf(zenobia, 'violets', { dob: '4 12 1931', medicate: 'QX98765Z' });
  const other = { firstName: 'Zen', lastName: 'Quartermaine', contact: '2125550166' };
  const message = { ...formSamples['/contact'], ...other, email: 'zen@other.example' };
  await submitForm(server, '/contact', { ...message, message: 'I planted violets.' });
  const merged = (await listChats(server)).find(({ contact }) => contact === other.contact);
  await server.callAs('intake', {
    method: 'POST',
    path: `/chats/${threadId}/merge`,
    payload: { userId: merged?.userId },
  });
});

test('erases everything about a person, and nothing about a neighbor with a similar name', async () => {
  const tables = new Set((await listTraces()).map((name) => name.split('.')[0]));
  for (const table of ['threads', 'messages', 'eligibility_checks', 'attachments', 'drafts'])
    expect(tables).toContain(table);
  for (const table of ['outbox', 'help_desk', 'help_desk_files', 'job_applications', 'resumes'])
    expect(tables).toContain(table);
  const ofNeighbor = (values: Map<string, string>) =>
    [...values].filter(([, text]) => /quartermain\b|2125550188|neighbor@|roses/i.test(text));
  const before = ofNeighbor(await readEverything());
  const revision = await getRevision(server.context.database.db, 'threads');
  const ids = await erase(number, zenobia.email);
  expect(await listTraces()).toEqual([]);
  expect(ofNeighbor(await readEverything())).toEqual(before);
  expect(await getRevision(server.context.database.db, 'threads')).not.toBe(revision);
  const everything = [...(await readEverything()).values()].join('\n');
  const { encryption } = server.context;
  expect(everything).not.toContain(encryption.mark('phone', number));
  expect(everything).not.toContain(encryption.mark('email', zenobia.email));
  expect(await search('Quartermaine')).not.toContain('Zen');
  expect(await search('Quartermain')).toContain('(212) 555-0188');
  expect(await listChats(server)).toHaveLength(1);
  expect(ids).toContain(threadId);
  const audited = await server.context.database.db
    .selectFrom('audit')
    .select(['subject', 'actor'])
    .where('action', '=', 'erase-person')
    .execute();
  const subjects = ids.map((id) => (id === encryption.mark('phone', number) ? consentList : id));
  expect(audited.map(({ subject }) => subject)).toEqual(subjects);
  expect(new Set(audited.map((entry) => entry.actor))).toEqual(new Set([actor.email]));
  expect(await find(number, zenobia.email)).toEqual([]);
});

test('removes every word of an erased person from the search index', async () => {
  await erase(number, zenobia.email, neighbor.contact, neighbor.email);
  expect(await countTokens()).toBe(0);
});

test('an undone merge leaves no words in the other thread', async () => {
  const [{ id: otherId } = { id: '' }] = (await find('(212) 555-0166')).flatMap(({ records }) =>
    records.filter(({ label }) => label.includes('merged into')),
  );
  const payload = { userId: otherId };
  await server.callAs('intake', { method: 'POST', path: `/chats/${threadId}/split`, payload });
  await erase(otherId);
  expect(await search('planted')).not.toContain(threadId);
  await erase(number, zenobia.email, neighbor.contact, neighbor.email);
  expect(await countTokens()).toBe(0);
});

test('an opt-out stays in force without the number', async () => {
  const { database, encryption } = server.context;
  await inTransaction(database.db, (tx) => recordOptOut(tx, encryption, number, actor.at));
  await erase(number);
  expect(await listTraces()).toEqual([]);
  const { canText, textConsent } = await findTexting(database.db, encryption, number);
  expect({ canText, state: textConsent?.state }).toEqual({ canText: false, state: 'withdrawn' });
  expect(await find(number)).toEqual([]);
  await submitEligibilityForm(server, { ...specifiedFields, ...zenobia, consent: 'true' });
  expect((await findTexting(database.db, encryption, number)).textConsent?.state).toBe('withdrawn');
  expect((await find(number)).map(({ source }) => source.table)).toEqual([
    'threads',
    'consentLedgers',
  ]);
});

test('exports everything in clear with the files, and records it', async () => {
  const { database, encryption } = server.context;
  const found = await find(number);
  const { bytes } = await inTransaction(database.db, (tx) =>
    exportPerson(tx, encryption, peopleData, found, actor),
  );
  const { 'person.txt': text, 'person.json': json, ...files } = unzip(bytes);
  for (const value of ['Quartermaine', number, '4 12 1931', 'QX98765Z', 'I planted violets.']) {
    expect(json).toContain(value);
    expect(text).toContain(value);
  }
  expect(json).not.toMatch(/neighbor|encrypted|mark"|roses/);
  expect(text).toMatch(/^created at: [A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M E[SD]T$/m);
  expect(text).not.toMatch(/^(?:id|subject id):/m);
  expect(Object.values(files)).toHaveLength(3);
  expect(Object.values(files).every((file) => file.startsWith('%PDF'))).toBe(true);
  const actions = (await listAuditEntries(database.db, threadId)).map(({ action }) => action);
  expect(actions).toContain('export-person');
});

test('finds an employee and the requests that name one', async () => {
  const { id } = await addSampleEmployee(server, { privatePhone: '2125550144' });
  const request = await fileRequest(server, 'payStub', neighbor);
  const { db } = server.context.database;
  await db.updateTable('helpDesk').set({ employeeId: id }).where('id', '=', request.id).execute();
  const found = await find('(212) 555-0144');
  expect(found.flatMap(({ records }) => records.map((record) => record.id))).toEqual([
    id,
    request.id,
  ]);
  expect(found.map(({ source }) => source.keep)).toEqual(['employment', undefined]);
  await erase('(212) 555-0144');
  expect(await find(id)).toEqual([]);
});

test('decrypts no message to list the records of a person, and each once to erase them', async () => {
  const { database, encryption } = server.context;
  const decrypted: string[] = [];
  const counting: Encryption = {
    ...encryption,
    tryDecrypt: (value, context) => {
      if (context.startsWith('messages.text:')) decrypted.push(context);
      return encryption.tryDecrypt(value, context);
    },
  };
  const found = await findByRecord(database.db, counting, peopleData, threadId);
  expect(decrypted).toEqual([]);
  await inTransaction(database.db, (tx) => erasePerson(tx, counting, found, actor));
  expect(decrypted).toHaveLength(3);
  expect(new Set(decrypted).size).toBe(3);
});

const callPerson = (id: string, action?: 'export' | 'erase', ids?: readonly string[]) =>
  server.callAs('owner', {
    method: action ? 'POST' : 'GET',
    path: `/people/${id}${action ? `/${action}` : ''}`,
    ...(ids && { payload: { ids } }),
  });
const listPeople = async (id: string) => (await callPerson(id)).json<PersonRecords>().records;

test('the owner chooses among the records with a number or address of the opened one', async () => {
  const roommate = { firstName: 'Ruth', lastName: 'Okafor', contact: number };
  const message = { ...formSamples['/contact'], ...roommate, email: 'ruth@mail.example' };
  await submitForm(server, '/contact', { ...message, message: 'I share a phone.' });
  const records = await listPeople(threadId);
  expect(records.map(({ label, keep }) => [label.split(/[,(]/)[0]?.trim(), keep])).toEqual([
    ['Thread of Zenobia Quartermaine', null],
    ['Thread of Ruth Okafor', null],
    [expect.stringMatching(/^Help-desk request \S+ of Zenobia Quartermaine$/), null],
    ['Application of Zenobia Quartermaine', null],
    ['Consent to texts of', 'opt-out'],
  ]);
  expect(records[0]).toMatchObject({ messages: 3, files: 1, drafts: 1 });
  expect(records[0]?.label).toMatch(/ with 1 merged$/);
  const ids = records.filter(({ label }) => label.includes('Zenobia')).map(({ id }) => id);
  const files = unzip((await callPerson(threadId, 'export', ids)).rawPayload);
  expect(files['person.txt']).toContain('I planted violets.');
  expect(files['person.txt']).not.toContain('Okafor');
  expect((await callPerson(threadId, 'erase', ids)).statusCode).toBe(204);
  const left = await find(number);
  expect(left.flatMap((one) => one.records).map(({ label }) => label)).toEqual([
    'Thread of Ruth Okafor, (212) 555-0177, ruth@mail.example',
    'Consent to texts of (212) 555-0177',
  ]);
});

test('erases nothing if a chosen record is gone', async () => {
  const [thread, request] = await listPeople(threadId);
  const ids = [thread?.id ?? '', request?.id ?? ''];
  await erase(ids[1] ?? '');
  const response = await callPerson(threadId, 'erase', ids);
  expect([response.statusCode, getErrorCode(response)]).toEqual([409, 'changed']);
  expect((await callPerson(threadId)).statusCode).toBe(200);
  expect((await callPerson(ids[1] ?? '')).statusCode).toBe(404);
});

test('a reply that is sent while its person is erased leaves nothing', async () => {
  const reply = server.callAs('intake', {
    method: 'POST',
    path: `/chats/${threadId}/notes`,
    payload: { channel: 'note', text: 'We like violets.' },
  });
  const erased = erase(number, zenobia.email);
  expect([201, 404]).toContain((await reply).statusCode);
  await erased;
  expect(await listTraces()).toEqual([]);
});

test('a text that comes in while its person is erased starts a new thread', async () => {
  const { encryption, database } = server.context;
  const found = await find(number, zenobia.email);
  const text = await inTransaction(database.db, async (tx) => {
    await erasePerson(tx, encryption, found, actor);
    const received = receiveText(server, { From: `+1${number}`, Body: 'I moved.' });
    // Until it waits for the thread
    await setTimeout(200);
    return [received];
  });
  expect((await text[0])?.statusCode).toBe(200);
  expect((await listChats(server)).map(({ messages }) => messages[0]?.text)).toContain('I moved.');
});
