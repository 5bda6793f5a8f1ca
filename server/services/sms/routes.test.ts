import { beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import { messages } from '../../../contract/shared/messages';
import { recordOptOut } from './consent-queries';
import { listOutbox } from '../../testing/stored-records';
import { specifiedFields, submitEligibilityForm } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

let clock = new Date('2026-03-01T12:00:00Z');
beforeEach(() => {
  clock = new Date('2026-03-01T12:00:00Z');
});
const server = useTestServer({ now: () => clock, config: { rateLimitFactor: 100 } });

const consenting = { ...specifiedFields, consent: 'true', region: 'new-jersey' };
const ask = (contact = specifiedFields.contact, key = 'larkspan-public') =>
  server.call({
    method: 'POST',
    path: '/sms',
    headers: { 'x-api-key': key },
    payload: { contact },
  });
const texts = async () => {
  const jobs = (await listOutbox(server)).filter(({ type }) => type === 'confirmation');
  return jobs.map(({ payload }) => JSON.parse(payload) as { to: string; text: string });
};

test('sends one text in the region’s name to a number just acknowledged with consent', async () => {
  await submitEligibilityForm(server, consenting);
  expect((await ask()).json()).toEqual({ accepted: true });
  const [text] = await texts();
  expect(text?.to).toBe('2125550199');
  expect(text?.text).toMatch(/^Test Care NJ: .*\(973\) 555-0100/);
  expect(text?.text).toContain('Message and data rates may apply');
  expect(text?.text).toMatch(/STOP.*HELP/);
});

test('names the office of the latest form in the text, even if the thread belongs to another office', async () => {
  await submitEligibilityForm(server, { ...specifiedFields, region: 'new-jersey' });
  clock = new Date(clock.getTime() + 60_000);
  await submitEligibilityForm(server, { ...consenting, region: 'maryland' });
  await ask();
  expect((await texts()).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Test Care MD: .*\(410\) 555-0100/),
  ]);
});

test('sends no second text for a second call', async () => {
  await submitEligibilityForm(server, consenting);
  await ask();
  expect((await ask()).json()).toEqual({ accepted: true });
  expect(await texts()).toHaveLength(1);
});

test('sends no text without consent, with the same response', async () => {
  await submitEligibilityForm(server);
  expect((await ask()).json()).toEqual({ accepted: true });
  expect(await texts()).toEqual([]);
});

test('sends no text after an opt-out, even if consent is given again in a form', async () => {
  await recordOptOut(
    server.context.database.db,
    server.context.encryption,
    '2125550199',
    clock.toISOString(),
  );
  await submitEligibilityForm(server, consenting);
  expect((await ask()).json()).toEqual({ accepted: true });
  expect(await texts()).toEqual([]);
});

test.each(['9765550199', '5005550199', '2129760199', '8005550199', '4165550199', '2125551212'])(
  'accepts a form with %s, a number that no person in the US can have, but sends it no text',
  async (contact) => {
    const submitted = await submitEligibilityForm(server, { ...consenting, contact });
    expect(submitted.json()).toEqual({ acknowledged: true });
    expect((await ask(contact)).json()).toEqual({ accepted: true });
    expect(await texts()).toEqual([]);
  },
);

test('sends no text to an unknown number, with the same response', async () => {
  expect((await ask('9175550100')).json()).toEqual({ accepted: true });
  expect(await texts()).toEqual([]);
});

test('sends no text more than ten minutes after the form', async () => {
  await submitEligibilityForm(server, consenting);
  clock = new Date(clock.getTime() + 11 * 60_000);
  await ask();
  expect(await texts()).toEqual([]);
});

test('sends at most three texts per number and day', async () => {
  for (let round = 0; round < 5; round += 1) {
    // An identical form within minutes would count as a reload.
    await submitEligibilityForm(server, { ...consenting, time: `after ${String(round)}` });
    await ask();
  }
  expect(await texts()).toHaveLength(3);
  clock = new Date(clock.getTime() + 25 * 60 * 60_000);
  await submitEligibilityForm(server, consenting);
  await ask();
  expect(await texts()).toHaveLength(4);
});

test('limits the texts to all numbers per day', async () => {
  await server.restart({ config: { maxTextsPerDay: 1 } });
  for (const contact of ['2125550101', '2125550102']) {
    await submitEligibilityForm(server, { ...consenting, contact });
    await ask(contact);
  }
  expect(await texts()).toHaveLength(1);
});

test('rejects a wrong or missing key with 401', async () => {
  expect((await ask(undefined, 'other')).statusCode).toBe(401);
  const bare = await server.call({ method: 'POST', path: '/sms', payload: { contact: '1' } });
  expect(bare.statusCode).toBe(401);
});

test('rejects an invalid number and an unknown field with 400', async () => {
  const wrong = await ask('12');
  expect(wrong.json<ErrorBody>().error.fields).toEqual({ contact: messages.phoneDigits });
  const unknown = await server.call({
    method: 'POST',
    path: '/sms',
    headers: { 'x-api-key': 'larkspan-public' },
    payload: { contact: '2125550199', text: 'mine' },
  });
  expect(unknown.json<ErrorBody>().error.fields).toEqual({ text: 'This field is not known.' });
});
