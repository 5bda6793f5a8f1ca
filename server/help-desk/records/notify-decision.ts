import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { buildDecisionEmail } from '../emails';
import { findDecision } from '../event-queries';
import { findHelpDeskMessage } from '../messages/queries';
import { saveNotice, saveReply } from '../messages/reply';
import type { LoadedRecord } from './queries';

/** The message that announces a decision, with the office's note. */
type DecisionMessage = { id: string; note: string | null };

/** Announces a decision by e-mail. Without an address, a note appears on the status page; throws 409 if that has expired. */
export async function notifyDecision(
  context: Context,
  tx: Db,
  record: LoadedRecord,
  { by, at, id, note }: { by: string; at: string } & DecisionMessage,
): Promise<void> {
  const { email: to } = record;
  if (note !== null) {
    const channel = to === null ? 'page' : 'email';
    await saveReply(context, tx, record, { id, at, by, channel, text: note }, (destination) =>
      buildDecisionEmail(context, record, { to: destination.to, at, note }),
    );
  } else if (to !== null) {
    const email = buildDecisionEmail(context, record, { to, at });
    await saveNotice(context, tx, record, { id, at, by, email });
  }
}

/** True if the latest decision is this person's with this note, so that the call is a repeated one. */
export async function isSameDecision(
  { vault }: Context,
  tx: Db,
  recordId: string,
  { by, note }: { by: string; note: string },
): Promise<boolean> {
  const latest = await findDecision(tx, { recordId });
  if (latest === null || latest.by !== by || latest.messageId === null) return false;
  return (await findHelpDeskMessage(tx, vault, latest.messageId))?.text === note;
}
