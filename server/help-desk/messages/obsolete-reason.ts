import type { HelpDeskMessage } from '../../../contract/help-desk/record-schema';
import type { Db } from '../../db/engine';
import { findDecision } from '../event-queries';
import { hasFile } from '../files/queries';

type ObsoleteReason = { code: 'decided_since' | 'file_gone'; message: string };

const decidedSince: ObsoleteReason = {
  code: 'decided_since',
  message: 'This decision no longer applies. It was changed later.',
};
const fileRemoved: ObsoleteReason = {
  code: 'file_gone',
  message: 'The file in this message was removed.',
};

/** Why a message must not be sent any more: its decision was changed, or its file was removed. */
export async function findObsoleteReason(
  db: Db,
  { id, recordId, kind }: Pick<HelpDeskMessage, 'id' | 'kind'> & { recordId: string },
): Promise<ObsoleteReason | null> {
  const latest = await findDecision(db, { recordId });
  if (latest?.messageId === id) return null;
  if (latest && (await findDecision(db, { recordId, messageId: id }))) return decidedSince;
  // A notice without a decision announces the file that has the same id.
  return kind === 'notice' && !(await hasFile(db, id)) ? fileRemoved : null;
}
