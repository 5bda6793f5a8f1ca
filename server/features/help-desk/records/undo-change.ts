import type { FastifyRequest } from 'fastify';
import { helpDeskScreens } from '../../../../contract/help-desk/screens';
import { notifyAssigned } from '../../../services/notifications/notify';
import type { Context } from '../../context';
import type { Actor } from '../../../core/db/change-log';
import type { Tx } from '../../../core/db/engine';
import { HttpError } from '../../../core/http/errors';
import type { UndoStep } from '../../../core/http/lists/undo';
import { removeEvents } from '../../../services/messages/event-queries';
import { withdrawMessage } from '../../../services/messages/queries';
import { changeAtVersion, recordConflict, toQueueActor } from '../change-at-version';
import { findDecisionMessage } from '../messages/queries';
import { requireRecord } from '../require-record';
import { applyChange, type RecordUndoState } from './change-record';
import { getTransition } from './record-transition';

/**
 * Restores the state before a change, withdraws its message, and removes it from the timeline. If the message has been sent already,
 * the decision is undone like any other: the caregiver is notified, and both stay in the timeline.
 * @param step with the time of the change
 */
export async function undoChange(
  context: Context,
  tx: Tx,
  request: FastifyRequest,
  step: UndoStep<RecordUndoState> & { at: string },
  caller: Actor,
): Promise<void> {
  try {
    await restoreRecord(context, tx, request, step, caller);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    // The first click of a double click was faster.
    const latest = await requireRecord(context, request, tx, step.id);
    if (getTransition(latest, step.before) !== null) throw error;
  }
}

async function restoreRecord(
  context: Context,
  tx: Tx,
  request: FastifyRequest,
  { id, version, before, at }: UndoStep<RecordUndoState> & { at: string },
  caller: Actor,
): Promise<void> {
  const record = await requireRecord(context, request, tx, id);
  const undone = getTransition(before, record);
  const reversed = getTransition(record, before);
  if (undone === null || reversed === null) return;
  if (record.version !== version) throw recordConflict(record, caller.email);
  if (record.decision !== before.decision) {
    const message = await findDecisionMessage(tx, context.encryption, id);
    if (message !== null && !(await withdrawMessage(tx, message))) {
      const { decision } = before;
      await applyChange(context, tx, request, { id, version, decision }, caller);
      return;
    }
  }
  const actor = toQueueActor(caller, record.type);
  const { actions } = reversed;
  await changeAtVersion(tx, record, version, { state: before, actions }, actor);
  if (record.assignee !== before.assignee) {
    const screen = helpDeskScreens[record.type];
    await notifyAssigned(tx, { ...record, kind: 'request', screen }, null, actor);
  }
  const kinds = undone.events.map(({ kind }) => kind);
  await removeEvents(tx, { kind: 'request', id }, kinds, { email: caller.email, at });
}
