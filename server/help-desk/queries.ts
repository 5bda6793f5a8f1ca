import type { Detail } from '../../contract/shared/schema/fields';
import type { HelpDeskType } from '../../contract/help-desk/constants';
import type { HelpDeskRecord } from '../../contract/help-desk/schema';
import { toRegion } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import { countOf } from '../db/pagination';
import { openDetails } from '../db/encryption/encrypted-details';
import type { HelpDeskRecordTable } from './table';
import type { Vault } from '../db/encryption/encryption';
import { addStep } from './event-queries';
import { answersPlace, toHelpDeskType } from './records/item-queries';
import { newReference } from './reference';
import { wordsOfRequest } from './search-text';
import { touchList } from '../db/list-revisions';
import type { Person } from '../inbox/threads/queries';

export type HelpDeskRequest = Person & {
  id: string;
  type: HelpDeskType;
  at: string;
  /** Kept encrypted. */
  details: readonly Detail[];
  /** The answers that facts are made of, by field. Kept encrypted. */
  answers: Readonly<Record<string, string>>;
  /** Hash of the token that opens the status page. */
  tokenHash: string;
  expiresAt: string;
};

/**
 * The newest help-desk records of these types, at most `limit`, and how many there are in all. Those that wait come into the list before the
 * reviewed; in it the newest is first. `review` as the specification has it: the text 'true' when reviewed.
 */
export async function listHelpDesk(
  db: Db,
  vault: Vault,
  { types, limit }: { types: readonly HelpDeskType[]; limit: number },
): Promise<{ records: HelpDeskRecord[]; total: number }> {
  const rows = await db
    .selectFrom('help_desk')
    .selectAll()
    .where('type', 'in', types)
    .orderBy('reviewed')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const total = await countOf(db.selectFrom('help_desk').where('type', 'in', types));
  const records = rows.flatMap((row) => toRecord(vault, row)).sort(newestFirst);
  return { records, total };
}

function newestFirst(one: HelpDeskRecord, other: HelpDeskRecord): number {
  const [first, second] = [other, one].map(({ at, id }) => `${at} ${id}`) as [string, string];
  return first < second ? -1 : 1;
}

function toRecord(vault: Vault, row: HelpDeskRecordTable): HelpDeskRecord[] {
  const type = toHelpDeskType(row.type);
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
      details: openDetails(vault, row.details_sealed, detailsPlace(row.id)),
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
    details_sealed: vault.seal(JSON.stringify(request.details), detailsPlace(request.id)),
    token_hash: request.tokenHash,
    expires_at: request.expiresAt,
    version: 1,
    changed_by: null,
    changed_at: null,
    assignee: null,
    decision: null,
    answers_sealed: vault.seal(JSON.stringify(request.answers), answersPlace(request.id)),
    first_day: request.answers['firstDay'] ?? null,
    last_day: request.answers['lastDay'] ?? null,
  });
  await addStep(tx, { recordId: request.id, step: 'received', at: request.at });
  await touchList(tx, 'help-desk');
  return reference;
}

/** References are random: one in use already is thrown away and another tried. */
async function insertUnderNewReference(
  tx: Db,
  row: Omit<HelpDeskRecordTable, 'reference' | 'words'>,
): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const reference = newReference();
    const added = await tx
      .insertInto('help_desk')
      .values({ ...row, reference, words: wordsOf(row, reference) })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added !== undefined) return reference;
  }
  throw new Error('No free reference was found');
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

function wordsOf(
  {
    first_name: firstName,
    last_name: lastName,
    contact,
    email,
  }: Omit<HelpDeskRecordTable, 'reference' | 'words'>,
  reference: string,
): string {
  return wordsOfRequest({ firstName, lastName, contact, email, reference });
}

/** Where a record's details are sealed to. */
export function detailsPlace(id: string): string {
  return `help_desk.details:${id}`;
}
