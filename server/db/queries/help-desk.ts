import { helpDeskTypes, type HelpDeskType } from '../../../contract/help-desk-types';
import type { HelpDeskRecord } from '../../../contract/help-desk';
import type { Db } from '../engine';
import { newId } from '../new-id';
import { touchList } from './settings';

/** Every help-desk record, newest first; `review` as the specification has it: the text 'true' when reviewed. */
export async function listHelpDesk(db: Db): Promise<HelpDeskRecord[]> {
  const rows = await db
    .selectFrom('help_desk')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap((row) => {
    const type = helpDeskTypes.find((known) => known === row.type);
    if (type === undefined) return [];
    return [
      { id: row.id, type, review: row.reviewed === 1 ? 'true' : 'false', at: row.created_at },
    ];
  });
}

/** Adds a record. `at`: when it was made, ISO 8601. Run it in a transaction: it also changes the list's tag. */
export async function addHelpDeskRecord(
  tx: Db,
  record: { type: HelpDeskType; reviewed: boolean; at: string },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('help_desk')
    .values({ id, type: record.type, reviewed: record.reviewed ? 1 : 0, created_at: record.at })
    .execute();
  await touchList(tx, 'help-desk');
  return id;
}
