import type { Db } from '../db/engine';

type Consent = { contact: string; at: string; messageId: string };

/** Records consent to text messages. It does not clear an opt-out. */
export async function recordConsent(tx: Db, { contact, at, messageId }: Consent): Promise<void> {
  const consent = { consented_at: at, message_id: messageId };
  await tx
    .insertInto('text_consents')
    .values({ contact, ...consent, opted_out_at: null })
    .onConflict((conflict) => conflict.column('contact').doUpdateSet(consent))
    .execute();
}

export async function recordOptOut(tx: Db, contact: string, at: string): Promise<void> {
  await tx
    .insertInto('text_consents')
    .values({ contact, consented_at: null, message_id: null, opted_out_at: at })
    .onConflict((conflict) => conflict.column('contact').doUpdateSet({ opted_out_at: at }))
    .execute();
}

/** Records that the owner of a number asked for texts in a text of their own, which clears an opt-out. */
export async function recordOptIn(tx: Db, consent: Consent): Promise<void> {
  await recordConsent(tx, consent);
  await tx
    .updateTable('text_consents')
    .set({ opted_out_at: null })
    .where('contact', '=', consent.contact)
    .execute();
}

export async function hasOptedOut(db: Db, contact: string): Promise<boolean> {
  const consent = await findConsent(db, contact);
  return consent !== undefined && consent.opted_out_at !== null;
}

/** True if the number has consented and not opted out. */
export async function isTextingAllowed(db: Db, contact: string): Promise<boolean> {
  const consent = await findConsent(db, contact);
  return consent !== undefined && consent.consented_at !== null && consent.opted_out_at === null;
}

function findConsent(db: Db, contact: string) {
  return db
    .selectFrom('text_consents')
    .select(['consented_at', 'opted_out_at'])
    .where('contact', '=', contact)
    .executeTakeFirst();
}
