import type { Db } from '../db/engine';

/** Records that the owner of a number agreed to text messages. An opt-out stays: only START takes it back. */
export async function recordConsent(
  tx: Db,
  consent: { contact: string; at: string; messageId: string },
): Promise<void> {
  await tx
    .insertInto('text_consents')
    .values({
      contact: consent.contact,
      consented_at: consent.at,
      message_id: consent.messageId,
      opted_out_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('contact').doUpdateSet((eb) => ({
        consented_at: eb.ref('excluded.consented_at'),
        message_id: eb.ref('excluded.message_id'),
      })),
    )
    .execute();
}

/** Records that the owner of a number wants no more text messages. */
export async function recordOptOut(tx: Db, contact: string, at: string): Promise<void> {
  await tx
    .insertInto('text_consents')
    .values({ contact, consented_at: null, message_id: null, opted_out_at: at })
    .onConflict((conflict) => conflict.column('contact').doUpdateSet({ opted_out_at: at }))
    .execute();
}

/** Records that the owner of a number wants text messages, in a text of their own: it takes an opt-out back. */
export async function recordOptIn(
  tx: Db,
  consent: { contact: string; at: string; messageId: string },
): Promise<void> {
  await recordConsent(tx, consent);
  await tx
    .updateTable('text_consents')
    .set({ opted_out_at: null })
    .where('contact', '=', consent.contact)
    .execute();
}

/** Whether the owner of a number has said that they want no texts. */
export async function hasOptedOut(db: Db, contact: string): Promise<boolean> {
  const row = await db
    .selectFrom('text_consents')
    .select('contact')
    .where('contact', '=', contact)
    .where('opted_out_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a text may go to a number: consent is recorded and it has not opted out. */
export async function mayText(db: Db, contact: string): Promise<boolean> {
  const row = await db
    .selectFrom('text_consents')
    .select('contact')
    .where('contact', '=', contact)
    .where('consented_at', 'is not', null)
    .where('opted_out_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
