import type { FastifyRequest } from 'fastify';
import { getRequestState, needsDecision } from '../../../../contract/help-desk/constants';
import type { RecordChange, RecordState } from '../../../../contract/help-desk/record-schema';
import { helpDeskScreens } from '../../../../contract/help-desk/screens';
import { requireAssignee } from '../../../services/auth/account-queries';
import { notifyAssigned, settleWait } from '../../../services/notifications/notify';
import type { Context } from '../../context';
import type { Actor } from '../../../core/db/change-log';
import type { Tx } from '../../../core/db/engine';
import { HttpError } from '../../../core/http/errors';
import type { UndoStep } from '../../../core/http/lists/undo';
import { changeAtVersion, recordConflict, toQueueActor } from '../change-at-version';
import { requireRecord } from '../require-record';
import { announceDecision, planDecision } from './announce-decision';
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
  const before = await requireRecord(context, request, tx, id);
  const actor = toQueueActor(caller, before.type);
  const decided = { decision: change.decision, note };
  const { isSilent, message } = await planDecision(context, tx, before, decided, actor);
  const transition = getTransition(before, change, message?.id);
  // A repeated call changes nothing.
  if (transition === null) return { state: before, undo: null };
  const { state } = transition;
  if (before.version !== version) throw recordConflict(before, actor.email);
  requireConsistent(before, state);
  const work = { screen: helpDeskScreens[before.type], region: before.region };
  await requireAssignee(tx, change.assignee, work, 'requests');
  await changeAtVersion(tx, before, version, transition, actor);
  if (state.reviewed) await settleWait(tx, id);
  if (state.assignee !== before.assignee) {
    await notifyAssigned(tx, { ...work, kind: 'request', id }, state.assignee, actor);
  }
  if (message !== null)
    await announceDecision(context, tx, { ...before, ...state }, message, actor);
  const next = version + 1;
  const { reviewed, assignee, decision, tags } = before;
  return {
    state: { ...state, version: next },
    // The withdrawn message can't be restored.
    undo: isSilent ? null : { id, version: next, before: { reviewed, assignee, decision, tags } },
  };
}

/** Throws 409 for a decided request that waits, and for time off that stops waiting without a decision. */
function requireConsistent(before: LoadedRecord, state: RecordUndoState): void {
  if (state.decision !== null && !state.reviewed) throw decidedError(before);
  const leavesUndecided = state.reviewed && !before.reviewed && state.decision === null;
  if (needsDecision(before.type) && leavesUndecided) throw undecidedError();
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
