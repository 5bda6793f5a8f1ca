import { expect, test } from 'vitest';
import { listOutbox } from '../../testing/stored-records';
import { specifiedFields, submitEligibilityForm } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer({ config: { maxTextsPerDay: 5, rateLimitFactor: 100 } });

const ask = (contact: string) =>
  server.call({
    method: 'POST',
    path: '/sms',
    headers: { 'x-api-key': 'larkspan-public' },
    payload: { contact },
  });
const countTexts = async () =>
  (await listOutbox(server)).filter(({ type }) => type === 'confirmation').length;

test('parallel calls for many numbers get at most the texts of a day', async () => {
  const contacts = Array.from(
    { length: 20 },
    (_, index) => `21255501${String(index).padStart(2, '0')}`,
  );
  for (const contact of contacts) {
    await submitEligibilityForm(server, { ...specifiedFields, consent: 'true', contact });
  }
  await Promise.all([...contacts, ...contacts].map(ask));
  expect(await countTexts()).toBe(5);
});

test('parallel calls for one number get at most three texts', async () => {
  for (let round = 0; round < 5; round += 1) {
    const time = `after ${String(round)}`;
    await submitEligibilityForm(server, { ...specifiedFields, consent: 'true', time });
  }
  const calls = Array.from({ length: 10 }, () => ask(specifiedFields.contact));
  await Promise.all(calls);
  for (let round = 0; round < 5; round += 1) await ask(specifiedFields.contact);
  expect(await countTexts()).toBe(3);
});
