import type { FastifyRequest } from 'fastify';
import {
  getDecisionRecipient,
  maxDecisionNote,
  type DecisionRecipient,
} from '../../../../contract/help-desk/decision-recipient';
import { getRequestState, needsDecision } from '../../../../contract/help-desk/constants';
import type { RecordChange, RecordState } from '../../../../contract/help-desk/record-schema';
import { helpDeskScreens } from '../../../../contract/help-desk/screens';
import { countCharactersLeft } from '../../../../contract/inbox/constants';
import { formatNumber } from '../../../../contract/shared/text/format-number';
import { undoHold } from '../../../../contract/shared/undo';
import { requireAssignee } from '../../../services/auth/account-queries';
import type { Context } from '../../context';
import type { Actor } from '../../../core/db/change-log';
import type { Tx } from '../../../core/db/engine';
import { newId } from '../../../core/db/uuid';
import { HttpError, validationError } from '../../../core/http/errors';
import type { UndoStep } from '../../../core/http/lists/undo';
import { withdrawMessage } from '../../../services/messages/queries';
import { findTexting } from '../../../services/sms/consent-queries';
import { changeAtVersion, recordConflict } from '../change-at-version';
import { findEmailOnFile } from '../identity/queries';
import { findDecisionMessage } from '../messages/queries';
import { saveMessage } from '../../../services/messages/service';
import { requestMessages, requireStatusPage } from '../messages/request-messages';
import { requireRecord } from '../require-record';
import type { LoadedRecord } from './queries';
import { getTransition } from './record-transition';

export type RecordUndoState = Omit<RecordState, 'version'>;

/** `undo` is null if nothing changed. */
type AppliedChange = { state: RecordState; undo: UndoStep<RecordUndoState> | null };

/** Throws 404, 400 by field, and 409 if the record changed since that version or cannot have that state. */
export async function applyChange(
  context: Context,
  tx: Tx,
  request: FastifyRequest,
  { id, version, note, ...change }: RecordChange & { id: string },
  caller: Actor,
): Promise<AppliedChange> {
  const before = await requireRecord(request, tx, id);
  // Each queue has its own entry in the activity feed.
  const actor = caller.batch ? { ...caller, batch: `${caller.batch}-${before.type}` } : caller;
  requireDecidable(before, change.decision, note);
  const isNewDecision = change.decision !== undefined && change.decision !== before.decision;
  if (note !== undefined && !isNewDecision) {
    const isRepeated = await isLatestDecision(context, tx, id, { author: actor.email, text: note });
    if (!isRepeated) throw recordConflict(before, actor.email);
  }
  const isSilent =
    isNewDecision &&
    change.decision === null &&
    note === undefined &&
    (await withdrawAnnouncement(context, tx, before, actor.at));
  const recipient = isNewDecision && !isSilent ? await findDecisionRecipient(tx, before) : null;
  if (recipient !== null) requireNoteLength(note, recipient.channel);
  // Without a recipient and a note there is nothing to say.
  const isAnnounced = recipient !== null && (note !== undefined || recipient.to !== null);
  const messageId = isAnnounced ? newId() : undefined;
  const transition = getTransition(before, change, messageId);
  // A repeated call changes nothing.
  if (transition === null) return { state: before, undo: null };
  const { state } = transition;
  if (before.version !== version) throw recordConflict(before, actor.email);
  if (state.decision !== null && !state.reviewed) throw decidedError(before);
  const leavesUndecided = state.reviewed && !before.reviewed && state.decision === null;
  if (needsDecision(before.type) && leavesUndecided) throw undecidedError();
  await requireAssignee(tx, change.assignee, helpDeskScreens[before.type], 'requests');
  await changeAtVersion(tx, before, version, transition, actor);
  if (recipient !== null && messageId !== undefined) {
    if (recipient.to === null) requireStatusPage(before, actor.at);
    const record = { ...before, ...state };
    await saveMessage(
      context,
      { tx, subject: requestMessages, record, actor },
      {
        id: messageId,
        ...recipient,
        text: note ?? '',
        isNotice: note === undefined,
        notBefore: getHoldEnd(actor.at),
      },
    );
  }
  const next = version + 1;
  const { reviewed, assignee, decision } = before;
  return {
    state: { ...state, version: next },
    // The withdrawn message can't be restored.
    undo: isSilent ? null : { id, version: next, before: { reviewed, assignee, decision } },
  };
}

async function findDecisionRecipient(tx: Tx, record: LoadedRecord): Promise<DecisionRecipient> {
  const { canText } = await findTexting(tx, record.contact);
  return getDecisionRecipient({
    ...record,
    canText,
    emailOnFile: await findEmailOnFile(tx, record),
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

/** True if the latest decision is this person's with this note, so that the call is a repeated one. */
async function isLatestDecision(
  { encryption }: Context,
  tx: Tx,
  recordId: string,
  { author, text }: { author: string; text: string },
): Promise<boolean> {
  const message = await findDecisionMessage(tx, encryption, recordId);
  return message?.author === author && message.text === text;
}

/** Without a decision, reviewed time off would be missing from the calendar and wait for no one. */
function undecidedError(): HttpError {
  const message = 'This time off is not decided yet. Open it to approve or decline it.';
  return new HttpError(409, 'undecided', message);
}

function decidedError(record: LoadedRecord): HttpError {
  const message = `This time off is ${getRequestState(record)}. To change that, undo the decision.`;
  return new HttpError(409, 'decided', message);
}
