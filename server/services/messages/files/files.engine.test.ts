import { beforeEach, describe, expect, test } from 'vitest';
import type { Chat, ChatMessage } from '../../../../contract/inbox/schema';
import type { MessageFile } from '../../../../contract/messages/schema';
import { startHousekeeping } from '../../../housekeeping';
import { deliverOutbox } from '../../../testing/deliver-outbox';
import { receiveText, testTwilio } from '../../../testing/inbound-sms';
import { pdfFile } from '../../../testing/samples/documents';
import { addSampleEmployee } from '../../../testing/samples/employees';
import { fileRequest, getRequestDetail } from '../../../testing/samples/help-desk-requests';
import { addThread, firstThread } from '../../../testing/single-thread';
import { listAuditEntries, listChats } from '../../../testing/stored-records';
import { createFormData } from '../../../testing/submit-form';
import { getErrorCode, useTestServer } from '../../../testing/test-server';
import type { OutboundEmail } from '../../email/email';

let now: Date;
const server = useTestServer({
  now: () => now,
  config: { rateLimitFactor: 10, twilio: testTwilio },
});
let thread: Chat;
beforeEach(async () => {
  now = new Date('2026-11-20T15:00:00.000Z');
  thread = await addThread(server);
});

const brochure = pdfFile('Our services');
const upload = async (bytes = brochure, name = 'Brochure.pdf', draft = '') => {
  const payload = createFormData(
    { draft: draft || `/chats/${thread.userId}/email` },
    { bytes, name },
  );
  return server.callAs('intake', { method: 'POST', path: '/uploads', payload });
};
const uploadId = async () => (await upload()).json<MessageFile>().id;
const reply = (parts: object = {}, headers = {}) => {
  const payload = { channel: 'email', to: thread.email, text: 'Here is our brochure.', ...parts };
  const path = `/chats/${thread.userId}/replies`;
  return server.callAs('intake', { method: 'POST', path, payload, headers });
};
type Sent = ChatMessage & { undo?: string };
const sendWith = async (parts: object) => (await reply(parts)).json<Sent>();
const undo = (token: string | undefined, role: 'intake' | 'owner' = 'intake') =>
  server.callAs(role, { method: 'POST', path: '/messages/undo', payload: { token } });
const open = (messageId: string, fileId: string, role: 'intake' | 'observer' = 'intake') =>
  server.callAs(role, { method: 'GET', path: `/messages/${messageId}/files/${fileId}` });
const deliver = async (after?: number): Promise<OutboundEmail[]> => {
  const sent: OutboundEmail[] = [];
  const email = (content: OutboundEmail) => {
    if (content.to === thread.email) sent.push(content);
    return Promise.resolve();
  };
  await deliverOutbox(server, { email }, after);
  return sent;
};
const countUploads = async () =>
  (await server.context.database.db.selectFrom('uploads').select('id').execute()).length;

describe('a file of a reply', () => {
  test('arrives with the email, is listed, and each opening is recorded', async () => {
    await deliver();
    const { id, files = [] } = await sendWith({ files: [await uploadId()] });
    expect(files).toMatchObject([{ name: 'Brochure.pdf', type: 'application/pdf' }]);
    expect((await deliver()).map(({ attachments }) => attachments)).toEqual([
      [{ name: 'Brochure.pdf', type: 'application/pdf', content: brochure }],
    ]);
    const opened = await open(id, files[0]?.id ?? '');
    expect([opened.statusCode, opened.rawPayload]).toEqual([200, brochure]);
    const actions = (await listAuditEntries(server.context.database.db, id)).map((e) => e.action);
    expect(actions).toEqual(['reply', 'open-attachment']);
    expect((await open(id, files[0]?.id ?? '', 'observer')).statusCode).toBe(404);
    expect(await countUploads()).toBe(0);
  });

  test('is sent once however often the call is repeated', async () => {
    const parts = { files: [await uploadId()] };
    const headers = { 'idempotency-key': 'the-same-key' };
    const first = (await reply(parts, headers)).json<ChatMessage>();
    const second = (await reply(parts, headers)).json<ChatMessage>();
    expect([second.id, second.files]).toEqual([first.id, first.files]);
  });

  test('must be the author’s own and still there, or nothing is sent', async () => {
    const id = await uploadId();
    await sendWith({ files: [id] });
    const again = await reply({ files: [id] });
    expect([again.statusCode, getErrorCode(again)]).toEqual([400, 'validation']);
    await server.callAs('intake', { method: 'DELETE', path: `/uploads/${await uploadId()}` });
    expect(await countUploads()).toBe(0);
    expect((await firstThread(server)).messages).toHaveLength(2);
  });

  test('is checked by its content, and belongs to a record that the author sees', async () => {
    const script = await upload(pdfFile('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'));
    expect(script.statusCode).toBe(400);
    expect((await upload(Buffer.from('MZ program'), 'a.exe')).statusCode).toBe(400);
    expect((await upload(brochure, 'a.pdf', '/chats/nobody/email')).statusCode).toBe(404);
    expect((await upload(brochure, 'a.pdf', '/helpDesk/records/x/email')).statusCode).toBe(404);
  });

  test('is deleted after its retention period; its name stays', async () => {
    const { id, files = [] } = await sendWith({ files: [await uploadId()] });
    await uploadId();
    now = new Date(now.getTime() + 200 * 24 * 60 * 60_000);
    await startHousekeeping(server.context, server.app.log).stop();
    expect((await open(id, files[0]?.id ?? '')).json()).toMatchObject({
      error: { message: 'This file was deleted after 180 days.' },
    });
    expect(await countUploads()).toBe(0);
  });
});

describe('a reply', () => {
  test('leaves only when its sending can no longer be undone', async () => {
    await deliver();
    await sendWith({});
    expect(await deliver(0)).toEqual([]);
    expect(await deliver()).toHaveLength(1);
  });

  test('that is undone in time leaves no trace in the thread, and gives its files back', async () => {
    await deliver();
    const id = await uploadId();
    const sent = await sendWith({ files: [id], text: 'Zebra stripes' });
    expect((await firstThread(server)).status).toBe('contacted');
    expect((await undo(sent.undo, 'owner')).statusCode).toBe(400);
    expect((await undo(sent.undo)).json()).toEqual({ changed: [sent.id], rejected: [] });
    expect((await undo(sent.undo)).json()).toEqual({ changed: [sent.id], rejected: [] });
    const after = await firstThread(server);
    expect([after.messages.length, after.status, after.assignee]).toEqual([1, 'new', null]);
    expect(await deliver()).toEqual([]);
    expect((await sendWith({ files: [id] })).files).toMatchObject([{ id }]);
  });

  test('that has left can’t be undone', async () => {
    const sent = await sendWith({});
    await deliver();
    expect((await undo(sent.undo)).json()).toMatchObject({ rejected: [{ id: sent.id }] });
    expect((await firstThread(server)).messages).toHaveLength(2);
  });

  test('has the subject, the signature, and the earlier emails that its author chose', async () => {
    await addSampleEmployee(server, { firstName: 'Ira', workEmail: 'Intake@agency.example' });
    await sendWith({ text: 'May we call?' });
    await server.callAs('intake', {
      method: 'POST',
      path: `/chats/${thread.userId}/notes`,
      payload: { channel: 'note', text: 'Sounds worried' },
    });
    await deliver();
    now = new Date(now.getTime() + 60_000);
    const { details, text } = await sendWith({ subject: 'Our services', withEarlier: true });
    expect(text).toBe('Here is our brochure.');
    expect(details).toEqual([{ label: 'Subject', value: 'Our services' }]);
    const [email] = await deliver();
    expect(email?.subject).toBe('Our services');
    expect(email?.text).toMatch(/^Here is our brochure\.\n\nIra /);
    expect(email?.text).toContain('> May we call?');
    expect(email?.text).not.toContain('worried');
    await server.callAs('intake', {
      method: 'PUT',
      path: '/signatures/own',
      payload: { isOn: false },
    });
    await sendWith({});
    const [next] = await deliver();
    expect(next?.text).not.toContain('Ira');
    expect(next?.subject).toBe('Re: Our services');
  });
});

test('a note on a help-desk request can have files, and what is posted on its status page can’t', async () => {
  const { id } = await fileRequest(server, 'payroll');
  const payload = createFormData(
    { draft: `/helpDesk/records/${id}/note` },
    { bytes: brochure, name: 'Scan.pdf' },
  );
  const uploaded = await server.callAs('owner', { method: 'POST', path: '/uploads', payload });
  const files = [uploaded.json<MessageFile>().id];
  const post = (call: string, body: object) =>
    server.callAs('owner', {
      method: 'POST',
      path: `/helpDesk/records/${id}/${call}`,
      payload: { text: 'See file', files, ...body },
    });
  expect((await post('replies', { channel: 'status-page' })).statusCode).toBe(400);
  expect((await post('notes', {})).statusCode).toBe(201);
  expect((await getRequestDetail(server, id)).messages).toMatchObject([
    { files: [{ name: 'Scan.pdf' }] },
  ]);
});

test('a template’s files are sent with each message, and stay until the template is deleted', async () => {
  const file = (await upload(brochure, 'Brochure.pdf', 'template')).json<MessageFile>();
  const template = { name: 'Brochure', channel: 'email', region: null, body: 'Our brochure' };
  const created = await server.callAs('intake', {
    method: 'POST',
    path: '/templates',
    payload: { ...template, place: 'help-desk', files: [file.id] },
  });
  const { id, version } = created.json<{ id: string; version: number }>();
  expect(created.json()).toMatchObject({ place: 'help-desk', files: [file] });
  const [one, two] = [await sendWith({ files: [file.id] }), await sendWith({ files: [file.id] })];
  expect([one.files, two.files]).toMatchObject([[{ name: file.name }], [{ name: file.name }]]);
  const path = `/templates/${id}?version=${String(version)}`;
  await server.callAs('intake', { method: 'DELETE', path });
  expect(await countUploads()).toBe(0);
});

test('the pictures of a text are fetched from Twilio only, after its call was answered', async () => {
  const url = 'https://api.twilio.example/2010-04-01/Accounts/AC1/Messages/MM1/Media/ME1';
  const from = { From: '+12125550199', NumMedia: '1' };
  await receiveText(server, { ...from, MediaUrl0: 'https://elsewhere.example/a.pdf' });
  await receiveText(server, { ...from, MediaUrl0: url });
  const asked: string[] = [];
  const media = (address: string) => {
    asked.push(address);
    return Promise.resolve(brochure);
  };
  await deliverOutbox(server, { media });
  expect(asked).toEqual([url]);
  const [, lost, kept] = (await listChats(server))[0]?.messages ?? [];
  expect(lost?.text).toContain('not kept here');
  expect(kept).toMatchObject({
    text: '[picture or file]',
    files: [{ name: 'Picture 1.pdf', type: 'application/pdf', size: brochure.length }],
  });
});
