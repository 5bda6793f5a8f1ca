import type { FastifyRequest } from 'fastify';
import {
  RecordChange,
  RecordsChange,
  RecordsChanged,
  RecordState,
} from '../../../contract/help-desk/change-schema';
import { helpDeskScreens } from '../../../contract/help-desk/screens';
import { isDecided } from '../../../contract/help-desk/constants';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { inTransaction, type Db } from '../../db/engine';
import { newId } from '../../db/uuid';
import { listAssignees } from '../../accounts/queries';
import { changeRecord, findRecord, type KnownRecord } from './queries';
import { HttpError, invalid } from '../../http/errors';
import { effectOf, stateWords, type Effect } from './record-transition';
import { tellDecision, wasToldSo } from './notify-decision';
import { changeEach } from '../../http/lists/bulk-update';
import { changedSince, whoHasIt } from '../../http/conflicts/version-conflict';
import { doneBy } from '../../auth/actor';
import { recordOf } from '../queues/params';
import { recordParam } from '../queues/routes';
import { staffRoute } from '../../http/staff-route';

/** PATCH /helpDesk/records/{id}: reviewed or not, who has it, and what was decided; POST /helpDesk/records/states: of several (docs/decisions/029). */
export function helpDeskStateRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.patch(
    '/helpDesk/records/:id',
    staffRoute(
      context,
      { summary: 'Change state, assignee or decision of a help-desk record', perMinute: 120 },
      { params: recordParam, body: RecordChange, response: { 200: RecordState } },
    ),
    async (request) => {
      const { id } = request.params;
      const state = await inTransaction(db, (tx) =>
        change(context, tx, request, { ...request.body, id }),
      );
      context.wakeOutbox();
      return state;
    },
  );

  app.post(
    '/helpDesk/records/states',
    staffRoute(
      context,
      { summary: 'Change state or assignee of several help-desk records', perMinute: 30 },
      { body: RecordsChange, response: { 200: RecordsChanged } },
    ),
    (request) => {
      const { records, ...wish } = request.body;
      return changeEach({ db, log: request.log }, records, (tx, one) =>
        change(context, tx, request, { ...wish, ...one }),
      );
    },
  );
}

type Wish = RecordChange & { id: string };

async function change(
  context: Context,
  tx: Db,
  request: FastifyRequest,
  { id, version, note, ...wish }: Wish,
): Promise<RecordState> {
  const before = await recordOf(request, tx, id);
  const by = doneBy(context, request);
  if (wish.decision !== undefined && !isDecided(before.type)) {
    throw invalid({ decision: 'Only time off is approved or declined.' });
  }
  if (note !== undefined && wish.decision === undefined) {
    throw invalid({ note: 'A note goes with a decision.' });
  }
  const isDecision = wish.decision !== undefined && wish.decision !== before.decision;
  if (note !== undefined && !isDecision) {
    // The same call again, or somebody else has decided so, with other words.
    if (!(await wasToldSo(context, tx, id, { ...by, text: note }))) throw overtaken(before, by.by);
  }
  // Without an address and without a note there is nothing to tell it by.
  const isTold = isDecision && (note !== undefined || before.email !== null);
  const told = isTold ? { id: newId(), note: note ?? null } : null;
  const effect = effectOf(before, wish, told?.id);
  // A repeated call, or one that wants what is so already, has nothing to change.
  if (effect === null) return stateOf(before, before.version);
  if (before.version !== version) throw overtaken(before, by.by);
  if (effect.state.decision !== null && !effect.state.reviewed) throw decided(before);
  if (leavesUndecided(before, effect.state)) throw undecided();
  await requireAssignee(tx, before, wish.assignee);
  if (!(await changeRecord(tx, { id, version }, effect, by))) {
    // Read anew: somebody was faster since the first look.
    throw overtaken((await findRecord(tx, id)) ?? before, by.by);
  }
  if (told !== null) {
    const now = { ...before, ...effect.state, version: version + 1 };
    await tellDecision(context, tx, now, { ...by, ...told });
  }
  return stateOf(effect.state, version + 1);
}

function stateOf(
  { reviewed, assignee, decision }: Omit<RecordState, 'version'>,
  version: number,
): RecordState {
  return { reviewed, assignee, decision, version };
}

async function requireAssignee(
  tx: Db,
  { type }: KnownRecord,
  assignee: string | null | undefined,
): Promise<void> {
  if (typeof assignee !== 'string') return;
  if ((await listAssignees(tx, helpDeskScreens[type])).includes(assignee)) return;
  throw invalid({ assignee: 'Please choose somebody who works with these requests.' });
}

/**
 * 409 with who was faster.
 * @param own who calls
 */
export function overtaken(now: KnownRecord, own: string): HttpError {
  return changedSince(
    now.changedBy,
    own,
    `it is ${stateWords(now)}, and ${whoHasIt(now.assignee)}`,
  );
}

/** Reviewed without a decision, time off would be in no calendar, and nobody's to decide. */
function leavesUndecided(before: KnownRecord, { reviewed, decision }: Effect['state']): boolean {
  return isDecided(before.type) && reviewed && !before.reviewed && decision === null;
}

function undecided(): HttpError {
  const words = 'This time off is not decided yet. Open it, and approve or decline it.';
  return new HttpError(409, 'undecided', words);
}

function decided(now: KnownRecord): HttpError {
  return new HttpError(
    409,
    'decided',
    `This time off is ${stateWords(now)}. Take the decision back to let it wait again.`,
  );
}
