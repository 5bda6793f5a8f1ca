import {
  getDecisionRecipient,
  maxDecisionNote,
  type DecisionRecipient,
} from '../../../../contract/help-desk/decision-recipient';
import { needsDecision } from '../../../../contract/help-desk/constants';
import type { RecordChange } from '../../../../contract/help-desk/record-schema';
import { countCharactersLeft } from '../../../../contract/inbox/constants';
import { formatNumber } from '../../../../contract/shared/text/format-number';
import { undoHold } from '../../../../contract/shared/undo';
import type { Actor } from '../../../core/db/change-log';
import type { Tx } from '../../../core/db/engine';
import { newId } from '../../../core/db/uuid';
import { validationError } from '../../../core/http/errors';
import type { OutboundMessage } from '../../../services/messages/message-subject';
import { withdrawMessage } from '../../../services/messages/queries';
import { saveMessage } from '../../../services/messages/service';
import { findTexting } from '../../../services/sms/consent-queries';
import type { Context } from '../../context';
import { recordConflict } from '../change-at-version';
import { findEmailOnFile } from '../identity/queries';
import { findDecisionMessage } from '../messages/queries';
import { requestMessages, requireStatusPage } from '../messages/request-messages';
import type { LoadedRecord } from './queries';

/** `isSilent` if a decision is undone before anyone was told about it. */
type DecisionPlan = { isSilent: boolean; message: OutboundMessage | null };

/**
 * Decides whom a change of the decision is announced to, if to anyone. Withdraws the message of an undone decision while it is held.
 * Throws 400 by field, and 409 for a note about a decision that somebody else made.
 */
export async function planDecision(
  context: Context,
  tx: Tx,
  before: LoadedRecord,
  { decision, note }: Pick<RecordChange, 'decision' | 'note'>,
  actor: Actor,
): Promise<DecisionPlan> {
  requireDecidable(before, decision, note);
  if (decision === undefined || decision === before.decision) {
    if (note !== undefined) await requireRepeated(context, tx, before, note, actor);
    return { isSilent: false, message: null };
  }
  if (decision === null && note === undefined) {
    const isSilent = await withdrawAnnouncement(context, tx, before, actor.at);
    if (isSilent) return { isSilent, message: null };
  }
  const recipient = await findDecisionRecipient(context, tx, before);
  requireNoteLength(note, recipient.channel);
  const message = {
    id: newId(),
    ...recipient,
    text: note ?? '',
    isNotice: note === undefined,
    notBefore: getHoldEnd(actor.at),
  };
  // Without a recipient and a note there is nothing to say.
  const isAnnounced = note !== undefined || recipient.to !== null;
  return { isSilent: false, message: isAnnounced ? message : null };
}

/** @param record with the new decision */
export async function announceDecision(
  context: Context,
  tx: Tx,
  record: LoadedRecord,
  message: OutboundMessage,
  actor: Actor,
): Promise<void> {
  if (message.channel === 'status-page') requireStatusPage(record, actor.at);
  await saveMessage(context, { tx, subject: requestMessages, record, actor }, message);
}

async function findDecisionRecipient(
  { encryption }: Context,
  tx: Tx,
  record: LoadedRecord,
): Promise<DecisionRecipient> {
  const { canText } = await findTexting(tx, encryption, record.contact);
  return getDecisionRecipient({
    ...record,
    canText,
    emailOnFile: await findEmailOnFile(tx, encryption, record),
  });
}

function requireNoteLength(note = '', channel: DecisionRecipient['channel']): void {
  const max = maxDecisionNote[channel];
  if (countCharactersLeft(max, note) >= 0) return;
  throw validationError({ note: `Use at most ${formatNumber(max)} characters.` });
}

/** When the message about a decision leaves. */
function getHoldEnd(decidedAt: string): string {
  return new Date(Date.parse(decidedAt) + undoHold).toISOString();
}

/** Withdraws the email or text about a decision that is undone while it is held. False if there is none. */
async function withdrawAnnouncement(
  { encryption }: Context,
  tx: Tx,
  { id }: LoadedRecord,
  now: string,
): Promise<boolean> {
  const message = await findDecisionMessage(tx, encryption, id);
  if (message === null || message.channel === 'status-page') return false;
  if (getHoldEnd(message.at) <= now) return false;
  return withdrawMessage(tx, message);
}

function requireDecidable(
  { type }: LoadedRecord,
  decision: RecordChange['decision'],
  note: string | undefined,
): void {
  if (decision !== undefined && !needsDecision(type)) {
    throw validationError({ decision: 'Only time off can be approved or declined.' });
  }
  if (note !== undefined && decision === undefined) {
    throw validationError({ note: 'Choose Approve or Decline before you add a note.' });
  }
}

/** Throws 409 unless the latest decision is this person's with this note, so that the call is a repeated one. */
async function requireRepeated(
  { encryption }: Context,
  tx: Tx,
  record: LoadedRecord,
  note: string,
  { email }: Actor,
): Promise<void> {
  const message = await findDecisionMessage(tx, encryption, record.id);
  if (message?.author !== email || message.text !== note) throw recordConflict(record, email);
}
