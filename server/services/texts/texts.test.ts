import { expect, test } from 'vitest';
import { attachPayStub, fileRequest, patchRequest } from '../../testing/samples/help-desk-requests';
import { pdfFile } from '../../testing/samples/documents';
import { addSampleEmployee } from '../../testing/samples/employees';
import { formSamples } from '../../testing/samples/forms';
import { receiveText, testTwilio as twilio } from '../../testing/inbound-sms';
import { firstThread } from '../../testing/single-thread';
import { listOutbox } from '../../testing/stored-records';
import { specifiedFields, submitEligibilityForm, submitForm } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';
import { personTexts } from './texts';

const server = useTestServer({ config: { twilio, rateLimitFactor: 100 } });
const spanish = { pageLanguage: 'es' };
const contact = '2125550199';

type Sent = { to: string; subject?: string; text: string; html?: string };

const listSent = async (to: string) =>
  (await listOutbox(server))
    .map(({ payload }) => JSON.parse(payload) as Sent)
    .filter((sent) => sent.to === to);
const lastTo = async (to: string) => (await listSent(to)).at(-1);

/** Every text, with its arguments filled in. */
function listTexts(texts: object, path = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'object') return listTexts(value as object, `${path}.${name}`);
    const text =
      typeof value === 'function' ? (value as (...args: string[]) => string)('5', '6') : value;
    return [[`${path}.${name}`, text as string]];
  });
}

test('every text exists in both languages, and says it in its own', () => {
  const english = listTexts(personTexts.en);
  const translated = new Map(listTexts(personTexts.es));
  expect([...translated.keys()]).toEqual(english.map(([path]) => path));
  expect(english.filter(([path, text]) => translated.get(path) === text)).toEqual([]);
});

test('a request from a Spanish page gets its receipt, its decision, and replies in Spanish', async () => {
  const { id, reference } = await fileRequest(server, 'requestPto', spanish);
  const to = 'ann@mail.example';
  const receipt = await lastTo(to);
  expect(receipt).toMatchObject({
    subject: `Su solicitud ${reference}`,
    text: expect.stringMatching(/^Recibimos su solicitud\.[^]*\/es\/help-desk\/status#/),
    html: expect.stringContaining('<html lang="es">'),
  });
  await patchRequest(server, id, { version: 1, decision: 'approved' });
  const decision = await lastTo(to);
  expect(decision?.text).toMatch(/fue aprobada\. ¿Tiene preguntas\?[^]*\/es\/help-desk\/status#/);
  await server.callAs('owner', {
    method: 'POST',
    path: `/helpDesk/records/${id}/replies`,
    payload: { channel: 'email', text: 'Nos vemos el lunes.' },
  });
  expect(await lastTo(to)).toMatchObject({
    subject: `Su solicitud ${reference}`,
    text: expect.stringMatching(/^Nos vemos el lunes\./),
  });
});

test('the link to a file is sent in Spanish', async () => {
  const to = 'ann.lee@home.example';
  const person = { firstName: 'Ann', lastName: 'Lee', privatePhone: contact, privateEmail: to };
  await addSampleEmployee(server, person);
  const { id } = await fileRequest(server, 'payStub', spanish);
  await attachPayStub(server, id, { version: 1, to, bytes: pdfFile('October') });
  expect((await lastTo(to))?.text).toMatch(
    /^Su oficina agregó un archivo[^]*Abrir el archivo: [^ ]*\/es\/help-desk\/status#/,
  );
});

test('a decision is texted in Spanish', async () => {
  const { id } = await fileRequest(server, 'requestPto', {
    ...spanish,
    email: '',
    contact,
    consent: 'true',
  });
  await patchRequest(server, id, { version: 1, decision: 'declined' });
  expect((await lastTo(contact))?.text).toMatch(/^Test Care NJ: Su oficina no pudo aprobar/);
});

test('a request in English stays in English', async () => {
  await fileRequest(server, 'payStub');
  const receipt = await lastTo('ann@mail.example');
  expect(receipt?.text).toMatch(/^We received your request\.[^]*site\.example\/help-desk\/status#/);
  expect(receipt?.html).toContain('<html lang="en">');
});

test('an application from a Spanish page gets its receipt in Spanish', async () => {
  await submitForm(server, '/applications', { ...formSamples['/applications'], ...spanish });
  const receipt = await lastTo('ann@mail.example');
  expect(receipt?.subject).toBe('Su solicitud de empleo en Test Care NJ');
  expect(receipt?.text).toMatch(/^Gracias\. Recibimos su solicitud para este empleo:/);
});

test('texts to a person who wrote from a Spanish page are in Spanish', async () => {
  await submitEligibilityForm(server, { ...specifiedFields, contact, consent: 'true', ...spanish });
  const headers = { 'x-api-key': 'larkspan-public' };
  await server.call({ method: 'POST', path: '/sms', headers, payload: { contact } });
  expect((await lastTo(contact))?.text).toMatch(/recibimos sus datos[^]*Responda STOP/);
  const answer = await receiveText(server, { From: `+1${contact}`, Body: 'Ayuda por favor' });
  expect(answer.body).toContain('En una emergencia, llame al 911.');
});

test('the office’s email to a person who speaks Spanish has a Spanish subject', async () => {
  await submitEligibilityForm(server, { ...specifiedFields, ...spanish });
  const { userId } = await firstThread(server);
  const to = specifiedFields.email;
  await server.callAs('intake', {
    method: 'POST',
    path: `/chats/${userId}/replies`,
    payload: { channel: 'email', to, text: 'Buenos días' },
  });
  expect(await lastTo(to)).toMatchObject({
    subject: 'Su mensaje a Test Care NY',
    html: expect.stringContaining('<html lang="es">'),
  });
});
