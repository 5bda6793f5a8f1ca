import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ApplicationsResponse } from '../../../../contract/applications/schema';
import type { ChatsResponse } from '../../../../contract/inbox/schema';
import { searchHeader } from '../../../../contract/shared/list-limits';
import { formatPhone } from '../../../../contract/shared/phone';
import { encryptedColumns } from '../../../encrypted-columns';
import { findUnreadableColumns } from '../../../services/backups/queries';
import { deliverOutbox } from '../../../testing/deliver-outbox';
import { receiveEmail, testInboundEmail } from '../../../testing/inbound-email';
import { receiveText, testTwilio } from '../../../testing/inbound-sms';
import type { MessageFile } from '../../../../contract/messages/schema';
import { pdfFile } from '../../../testing/samples/documents';
import { rawMail } from '../../../testing/samples/emails';
import { addSampleEmployee } from '../../../testing/samples/employees';
import { formSamples } from '../../../testing/samples/forms';
import { fileRequest } from '../../../testing/samples/help-desk-requests';
import { createFormData, submitForm, type Fields } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';

let now = Date.parse('2026-11-20T15:00:00.000Z');
const server = useTestServer({
  now: () => new Date((now += 1_000)),
  config: { rateLimitFactor: 100, twilio: testTwilio, inboundEmail: testInboundEmail },
});

/** Names that occur nowhere else. */
const visitor = createPerson('Zebulonia', 'Quistgaard', '2125550147');
const relative = createPerson('Wilhelmyna', 'Oxenstierna', '2125550148');
const learner = createPerson('Barnabiah', 'Featherstonhaugh', '3135550149');
const mailer = createPerson('Theophanu', 'Zwingliana', '4105550150');
const applicant = createPerson('Xerophanta', 'Cholmondeley', '9735550151');
const caregiver = createPerson('Ysoldinde', 'Majoribanks', '9735550152');
const colleague = createPerson('Ermintruda', 'Wriothesley', '9735550153');
const employee = createPerson('Leofrictus', 'Auchinlecks', '9735550154');
const people = [visitor, relative, learner, mailer, applicant, caregiver, colleague, employee];

const secret = {
  message: 'glockenspiel',
  certificate: 'hha-qx7781',
  formerPhone: '6465550155',
  formerEmail: 'formerly@mail.example',
  birthday: '4 12 1948',
  medicaidNumber: 'zz98765y',
};
const text = `About my ${secret.message}`;

/** Names of employees sort the list, so they are not encrypted. */
const employeeNames = [employee.firstName, employee.lastName];

test('no name, number, address, or message can be read in the database, its backup, or the logs', async () => {
  await writeToTheOffice();
  await workInTheInbox();
  await workAtTheHelpDesk();
  await workWithEmployees();
  await workWithApplications();
  await searchAndExport();
  await deliverOutbox(server, {
    email: ({ to }) => Promise.reject(new Error(`550 5.1.1 <${to}> User unknown`)),
    sms: ({ to }) => Promise.reject(new Error(`The number ${to} is not valid`)),
  });
  const words = [...people.flatMap(listWords), ...Object.values(secret)];
  const stored = await readDatabase();
  const found = words.filter((word) => stored.includes(word.toLowerCase()));
  expect(found.toSorted()).toEqual(employeeNames.toSorted());
  const logs = server.logs.join('').toLowerCase();
  expect(words.filter((word) => logs.includes(word.toLowerCase()))).toEqual([]);
  const { db } = server.context.database;
  expect(await findUnreadableColumns(db, server.context.encryption, encryptedColumns)).toEqual([]);
});

type Person = ReturnType<typeof createPerson>;

function createPerson(firstName: string, lastName: string, contact: string) {
  return { firstName, lastName, contact, email: `mailbox-${contact.slice(6)}@mail.example` };
}

function listWords({ firstName, lastName, contact, email }: Person): string[] {
  return [firstName, lastName, contact, formatPhone(contact), contact.slice(3), email];
}

async function call(method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, payload?: object) {
  const response = await server.callAs('owner', { method, path, ...(payload && { payload }) });
  expect([path, response.statusCode]).toEqual([path, expect.toBeOneOf([200, 201])]);
  return response;
}

async function fillIn(path: string, person: Person, fields: Fields = {}): Promise<void> {
  const answer = await submitForm(server, path, { ...formSamples[path], ...person, ...fields });
  expect([path, answer.statusCode]).toEqual([path, 200]);
}

async function writeToTheOffice(): Promise<void> {
  const { birthday: dob, medicaidNumber: medicate } = secret;
  await fillIn('/email', visitor, { consent: 'true', dob, medicate });
  const headers = { 'x-api-key': 'larkspan-public' };
  const payload = { contact: visitor.contact };
  await server.call({ method: 'POST', path: '/sms', headers, payload });
  await fillIn('/contact', relative, { message: text });
  await fillIn('/enrollments', learner, { question: text });
  await fillIn('/applications', applicant, { note: text });
  for (const Body of [text, 'STOP'])
    await receiveText(server, { From: `+1${visitor.contact}`, Body });
  const from = { from: mailer.email, name: `${mailer.firstName} ${mailer.lastName}` };
  await receiveEmail(server, rawMail({ to: testInboundEmail.address, ...from }, ['', text]));
}

async function workInTheInbox(): Promise<void> {
  const { chats } = (await call('GET', '/chats')).json<ChatsResponse>();
  expect(chats).toHaveLength(4);
  const findId = (person: Person) =>
    chats.find(({ contact }) => contact === person.contact)?.userId ?? '';
  const path = `/chats/${findId(visitor)}`;
  const content = { values: { text, recipient: visitor.email }, base: null };
  await call('PUT', '/drafts', { key: `${path}/email`, revision: null, content });
  await call('POST', `${path}/replies`, { channel: 'email', to: visitor.email, text });
  const upload = async () => {
    const file = { bytes: pdfFile(text), name: `${secret.certificate}.pdf` };
    const payload = createFormData({ draft: `${path}/note` }, file);
    const response = await server.callAs('owner', { method: 'POST', path: '/uploads', payload });
    return response.json<MessageFile>().id;
  };
  await upload();
  await call('POST', `${path}/notes`, { channel: 'note', text, files: [await upload()] });
  await call('PATCH', path, { version: 1, status: 'contacted' });
  await call('POST', `/chats/${findId(learner)}/distinct`, { userId: findId(visitor) });
  await call('POST', `${path}/merge`, { userId: findId(relative) });
  await call('POST', `${path}/split`, { userId: findId(relative) });
}

async function workAtTheHelpDesk(): Promise<void> {
  const fields = { subject: text, message: text, consent: 'true' };
  const { id } = await fileRequest(server, 'generalRequest', { ...caregiver, ...fields });
  const path = `/helpDesk/records/${id}`;
  await call('POST', `${path}/replies`, { channel: 'email', text });
  await call('POST', `${path}/replies`, { channel: 'sms', text });
  const other = `/helpDesk/records/${(await fileRequest(server, 'payStub', colleague)).id}`;
  await call('POST', `${other}/notes`, { text });
  await call('POST', `${other}/replies`, { channel: 'status-page', text });
  await call('PATCH', other, { version: 1, reviewed: true });
}

async function workWithEmployees(): Promise<void> {
  const { firstName, lastName, contact: privatePhone, email: privateEmail } = employee;
  const { certificate, formerPhone, formerEmail } = secret;
  const former = { privatePhone: formerPhone, privateEmail: formerEmail };
  const added = { firstName, lastName, certificateNumber: certificate, ...former };
  const { id, version } = await addSampleEmployee(server, added);
  await call('PATCH', `/employees/${id}`, { version, privatePhone, privateEmail });
  const rows = [
    'First name,Last name,Title,Region,Hire date,Private phone,Private email',
    `${firstName},${lastName},Aide,New Jersey,3/18/2024,${privatePhone},${formerEmail}`,
  ];
  const file = { bytes: Buffer.from(rows.join('\n')), name: `${secret.message}.csv` };
  const imported = await call('POST', '/employees/import', createFormData({}, file));
  expect(imported.json()).toMatchObject({ isDone: true, changed: 1 });
  await fileRequest(server, 'payStub', { ...employee, email: formerEmail });
}

async function workWithApplications(): Promise<void> {
  const { items } = (await call('GET', '/jobs/applications')).json<ApplicationsResponse>();
  const path = `/jobs/applications/${items[0]?.id ?? ''}`;
  await call('PATCH', path, { version: 1, stage: 'interview' });
  await call('POST', `${path}/notes`, { text });
}

async function searchAndExport(): Promise<void> {
  for (const path of ['/audit', '/chats', '/employees', '/jobs/applications', '/search']) {
    for (const word of [visitor, applicant, employee].flatMap(listWords)) {
      const headers = { [searchHeader]: encodeURIComponent(word) };
      await server.callAs('owner', { method: 'GET', path, headers });
    }
  }
  for (const list of ['audit', 'chats', 'employees', 'jobs/applications']) {
    await call('GET', `/${list}/export?format=csv`);
  }
}

/** In lower case: the files of SQLite and of a copy, or every row of PostgreSQL. */
async function readDatabase(): Promise<string> {
  const { db, engine } = server.context.database;
  const parts: string[] = [];
  if (engine === 'postgres') {
    for (const { name } of await db.introspection.getTables()) {
      const query = sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t`;
      parts.push(...(await query.execute(db)).rows.map(({ row }) => row));
    }
  } else {
    const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(db);
    const file = rows[0]?.file ?? '';
    await sql`vacuum into ${`${file}.backup`}`.execute(db);
    const files = [file, `${file}-wal`, `${file}.backup`];
    parts.push(...files.map((path) => readFileSync(path, 'latin1')));
  }
  return parts.join('\n').toLowerCase();
}
