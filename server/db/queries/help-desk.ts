import type { Detail } from '../../../contract/detail';
import { helpDeskTypes, type HelpDeskType } from '../../../contract/help-desk-types';
import type { HelpDeskRecord } from '../../../contract/help-desk';
import type { HelpDeskStatus } from '../../../contract/public-forms';
import { toRegion } from '../../../contract/regions';
import type { Db } from '../engine';
import { newId } from '../new-id';
import { openDetails } from '../open-details';
import type { HelpDeskRecordTable } from '../schema/help-desk-record';
import type { Vault } from '../vault';
import { newReference } from './reference';
import { touchList } from './settings';
import type { Person } from './threads';

export type HelpDeskRequest = Person & {
  id: string;
  type: HelpDeskType;
  at: string;
  /** Kept encrypted. */
  details: readonly Detail[];
  /** Hash of the token that opens the status page. */
  tokenHash: string;
  expiresAt: string;
};

export type HelpDeskStep = HelpDeskStatus['steps'][number]['step'];

/**
 * The newest help-desk records, at most `limit`, and how many there are in all. Those that wait come into the list before the
 * reviewed; in it the newest is first. `review` as the specification has it: the text 'true' when reviewed.
 */
export async function listHelpDesk(
  db: Db,
  vault: Vault,
  limit: number,
): Promise<{ records: HelpDeskRecord[]; total: number }> {
  const rows = await db
    .selectFrom('help_desk')
    .selectAll()
    .orderBy('reviewed')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('help_desk')
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const records = rows.flatMap((row) => toRecord(vault, row)).sort(newestFirst);
  return { records, total: Number(total) };
}

function newestFirst(one: HelpDeskRecord, other: HelpDeskRecord): number {
  const [first, second] = [other, one].map(({ at, id }) => `${at} ${id}`) as [string, string];
  return first < second ? -1 : 1;
}

function toRecord(vault: Vault, row: HelpDeskRecordTable): HelpDeskRecord[] {
  const type = knownType(row.type);
  if (type === undefined) return [];
  return [
    {
      id: row.id,
      type,
      review: row.reviewed === 1 ? 'true' : 'false',
      at: row.created_at,
      reference: row.reference,
      name: `${row.first_name} ${row.last_name}`,
      contact: row.contact,
      email: row.email,
      region: toRegion(row.region),
      details: openDetails(vault, row.details_sealed, sealedPlace(row.id)),
    },
  ];
}

/** Adds a request under a new reference, which it returns. Run it in a transaction: it also changes the list's tag. */
export async function addHelpDeskRequest(
  tx: Db,
  vault: Vault,
  request: HelpDeskRequest,
): Promise<string> {
  const reference = await insertUnderNewReference(tx, {
    id: request.id,
    type: request.type,
    reviewed: 0,
    created_at: request.at,
    first_name: request.firstName,
    last_name: request.lastName,
    contact: request.contact,
    email: request.email,
    region: request.region,
    details_sealed: vault.seal(JSON.stringify(request.details), sealedPlace(request.id)),
    token_hash: request.tokenHash,
    expires_at: request.expiresAt,
  });
  await addStep(tx, request.id, 'received', request.at);
  await touchList(tx, 'help-desk');
  return reference;
}

/** References are random: one in use already is thrown away and another tried. */
async function insertUnderNewReference(
  tx: Db,
  row: Omit<HelpDeskRecordTable, 'reference'>,
): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const reference = newReference();
    const added = await tx
      .insertInto('help_desk')
      .values({ ...row, reference })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added !== undefined) return reference;
  }
  throw new Error('No free reference was found');
}

/** Marks a record as reviewed, or opens it again, and notes when. Run it in a transaction. */
export async function setReviewed(
  tx: Db,
  change: { id: string; reviewed: boolean; at: string },
): Promise<void> {
  await tx
    .updateTable('help_desk')
    .set({ reviewed: change.reviewed ? 1 : 0 })
    .where('id', '=', change.id)
    .execute();
  await addStep(tx, change.id, change.reviewed ? 'reviewed' : 'reopened', change.at);
  await touchList(tx, 'help-desk');
}

async function addStep(tx: Db, recordId: string, step: HelpDeskStep, at: string): Promise<void> {
  await tx
    .insertInto('help_desk_events')
    .values({ id: newId(), record_id: recordId, at, step })
    .execute();
}

/** A request's reference by its id, or null. */
export async function findReference(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('help_desk')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.reference ?? null;
}

/** What a token's status page shows; null when the token is unknown or its time is up. */
export async function findStatus(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<HelpDeskStatus | null> {
  const row = await db
    .selectFrom('help_desk')
    .select(['id', 'type', 'reference', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const type = row === undefined ? undefined : knownType(row.type);
  if (row === undefined || type === undefined) return null;
  const steps = await db
    .selectFrom('help_desk_events')
    .select(['at', 'step'])
    .where('record_id', '=', row.id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return {
    reference: row.reference,
    type,
    steps: steps.map(({ at, step }) => ({ at, step: step as HelpDeskStep })),
    expiresAt: row.expires_at,
  };
}

function knownType(text: string): HelpDeskType | undefined {
  return helpDeskTypes.find((known) => known === text);
}

function sealedPlace(id: string): string {
  return `help_desk.details:${id}`;
}
