import type { FastifyRequest } from 'fastify';
import {
  RecordChange,
  BulkRecordChange,
  BulkRecordResponse,
  RecordState,
} from '../../../contract/help-desk/change-schema';
import { helpDeskScreens } from '../../../contract/help-desk/screens';
import { needsDecision } from '../../../contract/help-desk/constants';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { inTransaction, type Db } from '../../db/engine';
import { newId } from '../../db/uuid';
import { listAssignees } from '../../accounts/queries';
import { changeRecord, findRecord, type LoadedRecord } from './queries';
import { HttpError, validationError } from '../../http/errors';
import { getTransition, getStateLabel } from './record-transition';
import { isSameDecision, notifyDecision } from './notify-decision';
import { bulkUpdate } from '../../http/lists/bulk-update';
import { versionConflict, formatAssignee } from '../../http/version-conflict';
import { getActor } from '../../auth/guards';
import { requireRecord } from '../queues/params';
import { recordParam } from '../queues/routes';
import { staffRouteOptions } from '../../http/staff-route';

/** PATCH /helpDesk/records/{id} and POST /helpDesk/records/states: state, assignee, and decision (docs/decisions/029). */
export function helpDeskRecordRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.patch(
    '/helpDesk/records/:id',
    staffRouteOptions(
      context,
      { summary: 'Change state, assignee, or decision of a help-desk record', perMinute: 120 },
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
      { summary: 'Change state or assignee of several help-desk records', perMinute: 30 },
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
    const isRepeated = await isSameDecision(context, tx, id, { by: actor.by, note });
    if (!isRepeated) throw recordConflict(before, actor.by);
  }
  // Without an address and a note there is nothing to send.
  const isAnnounced = isNewDecision && (note !== undefined || before.email !== null);
  const message = isAnnounced ? { id: newId(), note: note ?? null } : null;
  const transition = getTransition(before, change, message?.id);
  // A repeated call changes nothing.
  if (transition === null) return toState(before, before.version);
  const { state } = transition;
  if (before.version !== version) throw recordConflict(before, actor.by);
  if (state.decision !== null && !state.reviewed) throw decidedError(before);
  const leavesUndecided = state.reviewed && !before.reviewed && state.decision === null;
  if (needsDecision(before.type) && leavesUndecided) throw undecidedError();
  await requireAssignee(tx, before, change.assignee);
  if (!(await changeRecord(tx, { id, version }, transition, actor))) {
    throw recordConflict((await findRecord(tx, id)) ?? before, actor.by);
  }
  if (message !== null) {
    const after = { ...before, ...state, version: version + 1 };
    await notifyDecision(context, tx, after, { ...actor, ...message });
  }
  return toState(state, version + 1);
}

function toState(
  { reviewed, assignee, decision }: Omit<RecordState, 'version'>,
  version: number,
): RecordState {
  return { reviewed, assignee, decision, version };
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

async function requireAssignee(
  tx: Db,
  { type }: LoadedRecord,
  assignee: string | null | undefined,
): Promise<void> {
  if (typeof assignee !== 'string') return;
  if ((await listAssignees(tx, helpDeskScreens[type])).includes(assignee)) return;
  throw validationError({ assignee: 'Choose someone who works with these requests.' });
}

/** 409 with the current state. @param caller e-mail of the staff member whose change failed */
export function recordConflict(current: LoadedRecord, caller: string): HttpError {
  const now = `it is ${getStateLabel(current)}, and ${formatAssignee(current.assignee)}`;
  return versionConflict(current.changedBy, caller, now);
}

/** Without a decision, reviewed time off would be missing from the calendar and wait for no one. */
function undecidedError(): HttpError {
  const message = 'This time off is not decided yet. Open it to approve or decline it.';
  return new HttpError(409, 'undecided', message);
}

function decidedError(record: LoadedRecord): HttpError {
  const message = `This time off is ${getStateLabel(record)}. To change that, undo the decision.`;
  return new HttpError(409, 'decided', message);
}
