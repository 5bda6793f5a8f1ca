import { consentBoxes } from '../../../contract/sms/constants';
import type {
  ConsentChange,
  ConsentRequest,
  TextConsent,
  Texting,
} from '../../../contract/sms/schema';
import { toSiteLanguage, type ClientLanguage } from '../../../contract/shared/languages';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import { bumpRevision } from '../../core/db/list-revisions';
import { canReceiveTexts } from './can-receive';
import type { ConsentEntryTable } from './table';

type FormConsent = {
  contact: string;
  at: string;
  form: keyof typeof consentBoxes;
  originId: string;
  /** Of the page with the form. */
  language: ClientLanguage | null;
};

/**
 * Records the ticked box of a form. After an opt-out from the phone itself it stays unconfirmed: anyone can type a number into
 * a form, and the carrier would block the texts (docs/decisions/037).
 */
export async function recordFormConsent(
  tx: Db,
  encryption: Encryption,
  { contact, at, form, originId, language }: FormConsent,
): Promise<void> {
  const wording = consentBoxes[form].versions[toSiteLanguage(language)];
  await addEntry(tx, encryption, contact, (current) => ({
    state: isOptedOutByPhone(current) ? 'unconfirmed' : 'given',
    ...{ at, source: form, wording, originId },
  }));
}

/** Records an opt-out by text, or one that the carrier reports. */
export async function recordOptOut(
  tx: Db,
  encryption: Encryption,
  contact: string,
  at: string,
  {
    source = 'text',
    originId = null,
  }: { source?: 'text' | 'carrier'; originId?: string | null } = {},
): Promise<void> {
  await addEntry(tx, encryption, contact, (current) =>
    source === 'carrier' && isOptedOutByPhone(current)
      ? null
      : { state: 'withdrawn', at, source, originId },
  );
}

/** Records consent given by a text from the number, which ends any opt-out. */
export async function recordOptIn(
  tx: Db,
  encryption: Encryption,
  { contact, at, messageId }: { contact: string; at: string; messageId: string },
): Promise<void> {
  await addEntry(tx, encryption, contact, () => ({
    state: 'given',
    at,
    source: 'text',
    originId: messageId,
  }));
}

/**
 * Records what a person told the office. Changes nothing if that is already the state, or if the phone itself has opted out: only
 * a text from it can end that. Returns whether it was recorded.
 */
export async function recordOfficeConsent(
  tx: Db,
  encryption: Encryption,
  {
    contact,
    state,
    at,
    author,
    wording,
  }: ConsentRequest & { contact: string; at: string; author: string },
): Promise<boolean> {
  return addEntry(tx, encryption, contact, (current) =>
    current?.state === state || isOptedOutByPhone(current)
      ? null
      : { state, at, source: 'office', author, wording: (state === 'given' && wording) || null },
  );
}

/** True if the latest entry withdraws consent. */
export async function hasOptedOut(
  db: Db,
  encryption: Encryption,
  contact: string,
): Promise<boolean> {
  return (await findConsent(db, encryption.mark('phone', contact)))?.state === 'withdrawn';
}

export async function findTexting(
  db: Db,
  encryption: Encryption,
  contact: string,
): Promise<Texting> {
  return toTexting(contact, await findConsent(db, encryption.mark('phone', contact)));
}

export async function findTextingOfNumbers(
  db: Db,
  encryption: Encryption,
  contacts: readonly string[],
): Promise<(contact: string) => Texting> {
  const marks = contacts.map((contact) => encryption.mark('phone', contact));
  const rows =
    marks.length === 0
      ? []
      : await selectDeciding(db).where('ledger.contactMark', 'in', marks).execute();
  const consents = new Map(rows.map(({ contactMark, ...consent }) => [contactMark, consent]));
  return (contact) => toTexting(contact, consents.get(encryption.mark('phone', contact)) ?? null);
}

/** All entries of a number, oldest first, including those that decide nothing. */
export function listConsentChanges(
  db: Db,
  encryption: Encryption,
  contact: string,
): Promise<ConsentChange[]> {
  return db
    .selectFrom('consentEntries')
    .select(['state', 'at', 'source', 'wording', 'author'])
    .where('contactMark', '=', encryption.mark('phone', contact))
    .orderBy('position')
    .execute();
}

function toTexting(contact: string, textConsent: TextConsent | null): Texting {
  const canReceive = canReceiveTexts(contact);
  const canText = canReceive && textConsent?.state === 'given';
  return { canText, canReceiveTexts: canReceive, textConsent };
}

async function findConsent(db: Db, mark: string): Promise<TextConsent | null> {
  const row = await selectDeciding(db).where('ledger.contactMark', '=', mark).executeTakeFirst();
  if (row === undefined) return null;
  const { contactMark: _mark, ...consent } = row;
  return consent;
}

function selectDeciding(db: Db) {
  return db
    .selectFrom('consentLedgers as ledger')
    .innerJoin('consentEntries as entry', (join) =>
      join
        .onRef('entry.contactMark', '=', 'ledger.contactMark')
        .onRef('entry.position', '=', 'ledger.decidedBy'),
    )
    .select(['ledger.contactMark', 'entry.at', 'entry.source', 'entry.wording', 'entry.author'])
    .select('entry.state')
    .$narrowType<{ state: TextConsent['state'] }>();
}

function isOptedOutByPhone(current: TextConsent | null): boolean {
  return (
    current?.state === 'withdrawn' && (current.source === 'text' || current.source === 'carrier')
  );
}

type NewEntry = Pick<ConsentChange, 'state' | 'at' | 'source'> &
  Partial<Pick<ConsentEntryTable, 'wording' | 'author' | 'originId'>>;

/** @param createEntry gets the entry that decides now, and returns null to add none */
async function addEntry(
  tx: Db,
  encryption: Encryption,
  contact: string,
  createEntry: (current: TextConsent | null) => NewEntry | null,
): Promise<boolean> {
  const contactMark = encryption.mark('phone', contact);
  const contactEncrypted = encryption.encrypt(contact, `consent_ledgers.contact:${contactMark}`);
  // Locks the ledger until the transaction ends.
  const { entries: position } = await tx
    .insertInto('consentLedgers')
    .values({ contactMark, contactEncrypted, entries: 1, decidedBy: null })
    .onConflict((conflict) =>
      conflict
        .column('contactMark')
        .doUpdateSet((eb) => ({ contactEncrypted, entries: eb('consentLedgers.entries', '+', 1) })),
    )
    .returning('entries')
    .executeTakeFirstOrThrow();
  const entry = createEntry(await findConsent(tx, contactMark));
  if (entry === null) return false;
  await tx
    .insertInto('consentEntries')
    .values({ contactMark, position, wording: null, author: null, originId: null, ...entry })
    .execute();
  if (entry.state !== 'unconfirmed') {
    await tx
      .updateTable('consentLedgers')
      .set({ decidedBy: position })
      .where('contactMark', '=', contactMark)
      .execute();
  }
  await bumpRevision(tx, 'consentLedgers');
  return true;
}
