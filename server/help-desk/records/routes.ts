import type { FastifyRequest } from 'fastify';
import { getRequestState, needsDecision } from '../../../contract/help-desk/constants';
import {
  RecordChange,
  BulkRecordChange,
  BulkRecordResponse,
  RecordState,
} from '../../../contract/help-desk/record-schema';
import { helpDeskScreens } from '../../../contract/help-desk/screens';
import { listAssignees } from '../../accounts/queries';
import { getActor } from '../../auth/guards';
import type { Context } from '../../context';
import { inTransaction, type Db } from '../../db/engine';
import { newId } from '../../db/uuid';
import type { App } from '../../http/app-type';
import { HttpError, validationError } from '../../http/errors';
import { bulkUpdate } from '../../http/lists/bulk-update';
import { staffRouteOptions } from '../../http/staff-route';
import { findDecision } from '../event-queries';
import { findHelpDeskMessage } from '../messages/queries';
import { saveMessage } from '../messages/save-message';
import { changeAtVersion, recordConflict, recordParam, requireRecord } from '../service';
import type { LoadedRecord } from './queries';
import { getTransition } from './record-transition';

export function helpDeskRecordRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.patch(
    '/helpDesk/records/:id',
    staffRouteOptions(
      context,
      { summary: 'Change the state, assignee, or decision of a help-desk request', perMinute: 120 },
      { params: recordParam, body: RecordChange, response: { 200: RecordState } },
    ),
    async (request) => {
      const { id } = request.params;
      const state = await inTransaction(db, (tx) =>
        applyChange(context, tx, request, { ...request.body, id }),
      );
      context.wakeOutbox();
      return state;
    },
  );

  app.post(
    '/helpDesk/records/states',
    staffRouteOptions(
      context,
      { summary: 'Change the state or assignee of several help-desk requests', perMinute: 30 },
      { body: BulkRecordChange, response: { 200: BulkRecordResponse } },
    ),
    (request) => {
      const { records, ...change } = request.body;
      return bulkUpdate({ db, log: request.log }, records, (tx, record) =>
        applyChange(context, tx, request, { ...change, ...record }),
      );
    },
  );
}

async function applyChange(
  context: Context,
  tx: Db,
  request: FastifyRequest,
  { id, version, note, ...change }: RecordChange & { id: string },
): Promise<RecordState> {
  const before = await requireRecord(request, tx, id);
  const actor = getActor(context, request);
  requireDecidable(before, change.decision, note);
  const isNewDecision = change.decision !== undefined && change.decision !== before.decision;
  if (note !== undefined && !isNewDecision) {
    const isRepeated = await isLatestDecision(context, tx, id, { author: actor.email, text: note });
    if (!isRepeated) throw recordConflict(before, actor.email);
  }
  // Without an address and a note there is nothing to send.
  const isAnnounced = isNewDecision && (note !== undefined || before.email !== null);
  const messageId = isAnnounced ? newId() : undefined;
  const transition = getTransition(before, change, messageId);
  // A repeated call changes nothing.
  if (transition === null) return before;
  const { state } = transition;
  if (before.version !== version) throw recordConflict(before, actor.email);
  if (state.decision !== null && !state.reviewed) throw decidedError(before);
  const leavesUndecided = state.reviewed && !before.reviewed && state.decision === null;
  if (needsDecision(before.type) && leavesUndecided) throw undecidedError();
  await requireAssignee(tx, before, change.assignee);
  await changeAtVersion(tx, before, version, transition, actor);
  if (messageId !== undefined) {
    await saveMessage(context, tx, { ...before, ...state }, actor, {
      id: messageId,
      kind: note === undefined ? 'notice' : 'reply',
      channel: before.email === null ? 'page' : 'email',
      text: note ?? '',
    });
  }
  return { ...state, version: version + 1 };
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
    throw validationError({ note: 'A note needs a decision.' });
  }
}

/** True if the latest decision is this person's with this note, so that the call is a repeated one. */
async function isLatestDecision(
  { vault }: Context,
  tx: Db,
  recordId: string,
  { author, text }: { author: string; text: string },
): Promise<boolean> {
  const latest = await findDecision(tx, { recordId });
  if (!latest?.messageId || latest.actor !== author) return false;
  return (await findHelpDeskMessage(tx, vault, latest.messageId))?.text === text;
}

async function requireAssignee(
  tx: Db,
  { type }: LoadedRecord,
  assignee: string | null | undefined,
): Promise<void> {
  if (typeof assignee !== 'string') return;
  if ((await listAssignees(tx, helpDeskScreens[type])).includes(assignee)) return;
  throw validationError({ assignee: 'Choose someone who works with these requests.' });
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
