import { expect, test } from 'vitest';
import { dayParts } from '../../../contract/shared/office-hours/reply-promise';
import type { OutboundEmail } from '../../services/email/email';
import { formSamples } from '../../testing/samples/forms';
import { listOutbox } from '../../testing/stored-records';
import { submitForm, type Fields } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

// A Monday, 10:00 AM in New York.
const server = useTestServer({ now: () => new Date('2026-11-30T15:00:00.000Z') });

type Path = '/contact' | '/email';
const send = (path: Path, fields: Fields = {}) =>
  submitForm(server, path, { ...formSamples[path], region: 'new-york', ...fields });
const listReceipts = async () =>
  (await listOutbox(server))
    .filter(({ type }) => type === 'form-receipt')
    .map(({ payload }) => JSON.parse(payload) as OutboundEmail);

const [morning] = dayParts;

test.each<[Path, Fields, string]>([
  ['/contact', {}, 'We’ll call you at the number you gave by 11:00 AM today.'],
  ['/contact', { answerBy: 'email' }, 'We’ll email you at this address by 11:00 AM today.'],
  ['/email', {}, 'We’ll call you at the number you gave by 11:00 AM today.'],
  [
    '/email',
    { time: morning },
    'We’ll call you at the number you gave by Tuesday, December 1, in the part of the day you chose.',
  ],
  [
    '/contact',
    { pageLanguage: 'es' },
    'Le llamamos al número indicado hoy, a más tardar a las 11:00 a. m.',
  ],
  [
    '/contact',
    { pageLanguage: 'es', answerBy: 'email' },
    'Le escribimos a esta dirección hoy, a más tardar a las 11:00 a. m.',
  ],
  [
    '/email',
    { pageLanguage: 'es', time: morning },
    'Le llamamos al número indicado a más tardar el martes 1 de diciembre, en la parte del día que eligió.',
  ],
])('the receipt of %s with %j says when the office replies', async (path, fields, promise) => {
  await send(path, fields);
  const [receipt] = await listReceipts();
  expect(receipt?.to).toBe('ann@mail.example');
  expect(receipt?.text.replaceAll('\u00a0', ' ')).toContain(promise);
  expect(receipt?.html).toContain(`<html lang="${fields['pageLanguage'] ?? 'en'}">`);
});

test('a receipt repeats nothing that was typed', async () => {
  await send('/email', { note: 'Please ring twice', callerName: 'Maria', careFor: 'other' });
  await send('/contact');
  const receipts = await listReceipts();
  expect(receipts).toHaveLength(2);
  expect(JSON.stringify(receipts)).not.toMatch(
    /Lee|555-0199|1948|AB12345C|ring twice|Maria|my mother|eligib|Medicaid/,
  );
});

test('without an address, or from what looks automated, there is no receipt', async () => {
  await send('/contact', { email: '' });
  await send('/email', { email: '' });
  await send('/contact', { website: 'x' });
  await send('/email', { website: 'x' });
  expect(await listReceipts()).toEqual([]);
});

test('one mailbox gets five receipts a day, and the office all forms', async () => {
  for (let count = 0; count < 7; count++) {
    const response = await send('/contact', { message: `Question ${String(count)}` });
    expect(response.statusCode).toBe(200);
  }
  expect(await listReceipts()).toHaveLength(5);
});
