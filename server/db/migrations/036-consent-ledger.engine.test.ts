import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasOptedOut, isTextingAllowed, listConsentChanges } from '../../sms/consent-queries';
import {
  openUnmigrated,
  type UnmigratedDatabase,
} from '../../testing/database/unmigrated-database';

let opened: UnmigratedDatabase;
beforeEach(async () => {
  opened = await openUnmigrated();
});
afterEach(() => opened.close());

const early = '2026-11-01T15:00:00.000Z';
const late = '2026-11-20T15:00:00.000Z';

test('keeps the state of every number and the order of its consent and opt-out', async () => {
  const { db } = opened.database;
  await opened.migrateTo('033-work-contact');
  const add = (contact: string, consentedAt: string | null, optedOutAt: string | null) =>
    sql`insert into text_consents (contact, consented_at, message_id, opted_out_at)
      values (${contact}, ${consentedAt}, null, ${optedOutAt})`.execute(db);
  await add('2125550101', early, null);
  await add('2125550102', early, late);
  await add('2125550103', late, early);
  await add('2125550104', null, late);
  await add('2125550105', late, late);
  await opened.migrateTo('036-consent-ledger');
  const states = async (contact: string) =>
    (await listConsentChanges(db, contact)).map(({ state }) => state);
  const isAllowed = (contact: string) => isTextingAllowed(db, contact);
  expect([await isAllowed('2125550101'), await states('2125550101')]).toEqual([true, ['given']]);
  for (const [contact, expected] of [
    ['2125550102', ['given', 'withdrawn']],
    // Only START ended an opt-out, so the later form had no effect.
    ['2125550103', ['withdrawn', 'unconfirmed']],
    ['2125550104', ['withdrawn']],
    ['2125550105', ['given', 'withdrawn']],
  ] as const) {
    expect([contact, await states(contact)]).toEqual([contact, expected]);
    expect([await isAllowed(contact), await hasOptedOut(db, contact)]).toEqual([false, true]);
  }
});
