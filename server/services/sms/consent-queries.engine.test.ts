import { expect, test } from 'vitest';
import { inTransaction, type Db } from '../../core/db/engine';
import { useTestServer } from '../../testing/test-server';
import {
  findTexting,
  hasOptedOut,
  listConsentChanges,
  recordFormConsent,
  recordOfficeConsent,
  recordOptIn,
  recordOptOut,
} from './consent-queries';

const server = useTestServer();
const contact = '2125550199';
const at = (minute: number) => `2026-11-20T15:${String(minute).padStart(2, '0')}:00.000Z`;
const record = <Result>(work: (tx: Db) => Promise<Result>) =>
  inTransaction(server.context.database.db, work);
const agreeOnForm = (
  minute: number,
  form: 'eligibility' | 'help-desk' = 'eligibility',
  language: 'Spanish' | null = null,
) =>
  record((tx) =>
    recordFormConsent(tx, server.context.encryption, {
      contact,
      at: at(minute),
      form,
      originId: 'm1',
      language,
    }),
  );
const stop = (minute: number) =>
  record((tx) => recordOptOut(tx, server.context.encryption, contact, at(minute)));
const start = (minute: number) =>
  record((tx) =>
    recordOptIn(tx, server.context.encryption, { contact, at: at(minute), messageId: 'm2' }),
  );
const tellOffice = (minute: number, state: 'given' | 'withdrawn') =>
  record((tx) =>
    recordOfficeConsent(tx, server.context.encryption, {
      contact,
      state,
      at: at(minute),
      author: 'intake@agency.example',
    }),
  );
const isAllowed = async () =>
  (await findTexting(server.context.database.db, server.context.encryption, contact)).canText;
const states = async () =>
  (await listConsentChanges(server.context.database.db, server.context.encryption, contact)).map(
    ({ state }) => state,
  );

test('the latest entry decides, by the order of the entries and not by clocks', async () => {
  expect(await isAllowed()).toBe(false);
  await agreeOnForm(50);
  expect(await isAllowed()).toBe(true);
  await stop(10);
  expect(await isAllowed()).toBe(false);
  await start(5);
  expect(await isAllowed()).toBe(true);
  expect(await states()).toEqual(['given', 'withdrawn', 'given']);
});

test('keeps when, how, and with which wording consent was given', async () => {
  await agreeOnForm(1, 'help-desk');
  expect(await findTexting(server.context.database.db, server.context.encryption, contact)).toEqual(
    {
      canText: true,
      canReceiveTexts: true,
      textConsent: {
        state: 'given',
        at: at(1),
        source: 'help-desk',
        wording: 'help-desk-1',
        author: null,
      },
    },
  );
});

test('on a Spanish page, the wording of the consent is the Spanish one', async () => {
  await agreeOnForm(1, 'eligibility', 'Spanish');
  await agreeOnForm(2, 'help-desk', 'Spanish');
  const { database, encryption } = server.context;
  const changes = await listConsentChanges(database.db, encryption, contact);
  expect(changes.map(({ wording }) => wording)).toEqual(['eligibility-es-1', 'help-desk-es-1']);
});

test('a form cannot end an opt-out from the phone itself, and is kept as unconfirmed', async () => {
  await stop(1);
  await agreeOnForm(2);
  expect(await isAllowed()).toBe(false);
  expect(await hasOptedOut(server.context.database.db, server.context.encryption, contact)).toBe(
    true,
  );
  expect(await states()).toEqual(['withdrawn', 'unconfirmed']);
  expect(await tellOffice(3, 'given')).toBe(false);
  expect(await isAllowed()).toBe(false);
  await start(4);
  expect(await isAllowed()).toBe(true);
});

test('a form ends an opt-out that the office recorded', async () => {
  await agreeOnForm(1);
  expect(await tellOffice(2, 'withdrawn')).toBe(true);
  expect(await isAllowed()).toBe(false);
  await agreeOnForm(3);
  expect(await isAllowed()).toBe(true);
});

test('a number that no person can have gets no texts in spite of consent', async () => {
  const { db } = server.context.database;
  const premium = {
    contact: '9005550123',
    at: at(1),
    form: 'eligibility',
    originId: 'm1',
    language: null,
  } as const;
  await record((tx) => recordFormConsent(tx, server.context.encryption, premium));
  expect(await findTexting(db, server.context.encryption, premium.contact)).toMatchObject({
    canText: false,
    canReceiveTexts: false,
    textConsent: { state: 'given' },
  });
});

test('the carrier repeats an opt-out without adding entries', async () => {
  await agreeOnForm(1);
  for (const minute of [2, 3]) {
    await record((tx) =>
      recordOptOut(tx, server.context.encryption, contact, at(minute), { source: 'carrier' }),
    );
  }
  expect(await states()).toEqual(['given', 'withdrawn']);
});

test('simultaneous changes of one number are all kept, in one order', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? stop(index) : start(index))),
  );
  const kept = await states();
  expect(kept).toHaveLength(8);
  expect(await isAllowed()).toBe(kept.at(-1) === 'given');
});
