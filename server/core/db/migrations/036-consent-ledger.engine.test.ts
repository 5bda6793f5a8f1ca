import { expect, test } from 'vitest';
import {
  findTexting,
  hasOptedOut,
  listConsentChanges,
} from '../../../services/sms/consent-queries';
import { useUnmigratedDatabase } from '../../../testing/database/unmigrated-database';

const opened = useUnmigratedDatabase();

const early = '2026-11-01T15:00:00.000Z';
const late = '2026-11-20T15:00:00.000Z';

test('keeps the state of every number and the order of its consent and opt-out', async () => {
  const { db } = opened;
  await opened.migrateTo('033-work-contact');
  await opened.insert(
    'textConsents',
    { contact: '2125550101', consentedAt: early, optedOutAt: null },
    { contact: '2125550102', consentedAt: early, optedOutAt: late },
    { contact: '2125550103', consentedAt: late, optedOutAt: early },
    { contact: '2125550104', consentedAt: null, optedOutAt: late },
    { contact: '2125550105', consentedAt: late, optedOutAt: late },
  );
  await opened.migrateTo('036-consent-ledger');
  const states = async (contact: string) =>
    (await listConsentChanges(db, contact)).map(({ state }) => state);
  const isAllowed = async (contact: string) => (await findTexting(db, contact)).canText;
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
