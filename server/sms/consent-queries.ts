import type { Db } from '../db/engine';

type Consent = { contact: string; at: string; messageId: string };

export async function recordConsent(tx: Db, { contact, at, messageId }: Consent): Promise<void> {
  const consent = { consentedAt: at, messageId };
  await tx
    .insertInto('textConsents')
    .values({ contact, ...consent })
    .onConflict((conflict) => conflict.column('contact').doUpdateSet(consent))
    .execute();
}

export async function recordOptOut(tx: Db, contact: string, at: string): Promise<void> {
  await tx
    .insertInto('textConsents')
    .values({ contact, optedOutAt: at })
    .onConflict((conflict) => conflict.column('contact').doUpdateSet({ optedOutAt: at }))
    .execute();
}

/** Records consent given by a text from the number, which clears an opt-out. */
export async function recordOptIn(tx: Db, consent: Consent): Promise<void> {
  await recordConsent(tx, consent);
  await tx
    .updateTable('textConsents')
    .set({ optedOutAt: null })
    .where('contact', '=', consent.contact)
    .execute();
}

export type ConsentChange = { contact: string; at: string; isGiven: boolean };

/** When the owners of these numbers agreed to texts or opted out, as far as it is known. */
export async function listConsentChanges(
  db: Db,
  contacts: readonly string[],
): Promise<ConsentChange[]> {
  const rows = await db
    .selectFrom('textConsents')
    .select(['contact', 'consentedAt', 'optedOutAt'])
    .where('contact', 'in', contacts)
    .execute();
  return rows.flatMap(({ contact, consentedAt, optedOutAt }) => [
    ...(consentedAt === null ? [] : [{ contact, at: consentedAt, isGiven: true }]),
    ...(optedOutAt === null ? [] : [{ contact, at: optedOutAt, isGiven: false }]),
  ]);
}

export async function hasOptedOut(db: Db, contact: string): Promise<boolean> {
  const consent = await findConsent(db, contact);
  return consent !== undefined && consent.optedOutAt !== null;
}

export async function isTextingAllowed(db: Db, contact: string): Promise<boolean> {
  const consent = await findConsent(db, contact);
  return consent !== undefined && consent.consentedAt !== null && consent.optedOutAt === null;
}

function findConsent(db: Db, contact: string) {
  return db
    .selectFrom('textConsents')
    .select(['consentedAt', 'optedOutAt'])
    .where('contact', '=', contact)
    .executeTakeFirst();
}
