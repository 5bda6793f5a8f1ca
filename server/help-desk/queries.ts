import type { LabeledValue } from '../../contract/shared/schema/fields';
import type { HelpDeskType } from '../../contract/help-desk/constants';
import type { HelpDeskRecord } from '../../contract/help-desk/schema';
import { toRegion } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import { countRows } from '../db/pagination';
import { decryptDetails, type Vault } from '../db/encryption/encryption';
import type { HelpDeskRecordTable } from './table';
import { addEvent } from './event-queries';
import { answersContext, toHelpDeskType } from './records/item-queries';
import { createReference } from './reference';
import { buildRequestSearchText } from './search-text';
import { bumpRevision } from '../db/list-revisions';
import type { Person } from '../inbox/threads/queries';

type HelpDeskRequest = Person & {
  id: string;
  type: HelpDeskType;
  at: string;
  details: readonly LabeledValue[];
  answers: Readonly<Record<string, string>>;
  tokenHash: string;
  expiresAt: string;
};

/** The encryption context of a record's details. */
export function detailsContext(id: string): string {
  return `help_desk.details:${id}`;
}

/**
 * The newest records of these types, newest first, and the total. If there are more than `limit`, waiting records come before
 * reviewed ones. `review` is the text 'true' or 'false', as in the specification.
 */
export async function listHelpDesk(
  db: Db,
  vault: Vault,
  { types, limit }: { types: readonly HelpDeskType[]; limit: number },
): Promise<{ records: HelpDeskRecord[]; total: number }> {
  const rows = await db
    .selectFrom('helpDesk')
    .selectAll()
    .where('type', 'in', types)
    .orderBy('reviewed')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const total = await countRows(db.selectFrom('helpDesk').where('type', 'in', types));
  const toKey = ({ at, id }: HelpDeskRecord) => `${at} ${id}`;
  const records = rows
    .flatMap((row) => toRecord(vault, row))
    .sort((a, b) => (toKey(a) > toKey(b) ? -1 : 1));
  return { records, total };
}

function toRecord(vault: Vault, row: HelpDeskRecordTable): HelpDeskRecord[] {
  const type = toHelpDeskType(row.type);
  if (type === undefined) return [];
  return [
    {
      id: row.id,
      type,
      review: row.reviewed === 1 ? 'true' : 'false',
      at: row.createdAt,
      reference: row.reference,
      name: `${row.firstName} ${row.lastName}`,
      contact: row.contact,
      email: row.email,
      region: toRegion(row.region),
      details: decryptDetails(vault, row.detailsSealed, detailsContext(row.id)),
    },
  ];
}

/** Stores a request and returns its new reference. Call it in a transaction. */
export async function insertHelpDeskRequest(
  tx: Db,
  vault: Vault,
  request: HelpDeskRequest,
): Promise<string> {
  const { id, at, answers } = request;
  const row = {
    id,
    type: request.type,
    reviewed: 0,
    createdAt: at,
    firstName: request.firstName,
    lastName: request.lastName,
    contact: request.contact,
    email: request.email,
    region: request.region,
    detailsSealed: vault.encrypt(JSON.stringify(request.details), detailsContext(id)),
    tokenHash: request.tokenHash,
    expiresAt: request.expiresAt,
    version: 1,
    changedBy: null,
    changedAt: null,
    assignee: null,
    decision: null,
    answersSealed: vault.encrypt(JSON.stringify(answers), answersContext(id)),
    firstDay: answers['firstDay'] ?? null,
    lastDay: answers['lastDay'] ?? null,
  };
  // References are random, so one may already be in use.
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const reference = createReference();
    const inserted = await tx
      .insertInto('helpDesk')
      .values({ ...row, reference, words: buildRequestSearchText({ ...request, reference }) })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) continue;
    await addEvent(tx, { recordId: id, step: 'received', at });
    await bumpRevision(tx, 'help-desk');
    return reference;
  }
  throw new Error('No free reference was found');
}

export async function findReference(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('helpDesk')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.reference ?? null;
}
