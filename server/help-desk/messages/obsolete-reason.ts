import type { HelpDeskMessage } from '../../../contract/help-desk/record-schema';
import type { Db } from '../../db/engine';
import { findDecision } from '../event-queries';
import { hasFile } from '../files/queries';

/** That what a message tells is over, in words for the office. */
export type Over = { code: 'decided_since' | 'file_gone'; words: string };

const decidedSince: Over = {
  code: 'decided_since',
  words: 'This tells a decision that no longer holds. Another one followed.',
};
const fileGone: Over = {
  code: 'file_gone',
  words: 'This tells of a file that is no longer there.',
};

/** Why a message of a request is not to be sent any more: another decision followed the one that it tells, or its file is gone. Null: it may be sent. */
export async function whyOver(
  db: Db,
  { id, recordId, kind }: Pick<HelpDeskMessage, 'id' | 'kind'> & { recordId: string },
): Promise<Over | null> {
  const latest = await findDecision(db, { recordId });
  if (latest?.toldBy === id) return null;
  const told = latest && (await findDecision(db, { recordId, toldBy: id }));
  if (told !== null) return decidedSince;
  // A notice that tells no decision tells of the file under its own id.
  return kind === 'notice' && !(await hasFile(db, id)) ? fileGone : null;
}
