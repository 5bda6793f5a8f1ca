import type { Db } from '../db/engine';
import { findDecision } from '../db/queries/help-desk-events';

/** Why a message of a request is not to be sent any more, in words for the office: another decision followed the one that it tells. Null: it may be sent. */
export async function whyOver(
  db: Db,
  { id, recordId }: { id: string; recordId: string },
): Promise<string | null> {
  if ((await findDecision(db, { recordId, toldBy: id })) === null) return null;
  const latest = await findDecision(db, { recordId });
  return latest?.toldBy === id
    ? null
    : 'This tells a decision that no longer holds. Another one followed.';
}
