import Type from 'typebox';
import {
  AssigneesResponse,
  BulkResponse,
  BulkChange,
  PresenceResponse,
  ThreadChange,
  ThreadState,
} from '../../../contract/inbox/change-schema';
import { ThreadEventsResponse } from '../../../contract/inbox/event-schema';
import { threadStatusLabels } from '../../../contract/inbox/constants';
import { recordId } from '../../../contract/shared/schema/fields';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import type { Actor } from '../../db/change-log';
import { inTransaction, type Db } from '../../db/engine';
import { listAssignees } from '../../accounts/queries';
import { listThreadEvents } from './event-queries';
import { findVisibleThread, findVisibleThreadId } from './queries';
import { bumpThreadRevision } from './revision-queries';
import { changeThreadState, findThreadState } from './state-queries';
import { validationError, notFound } from '../../http/errors';
import { bulkUpdate } from '../../http/lists/bulk-update';
import { versionConflict, formatAssignee } from '../../http/version-conflict';
import { getActor } from '../../auth/guards';
import { heartbeat } from '../../http/presence/presence';
import { staffRouteOptions } from '../../http/staff-route';

const params = Type.Object({ userId: recordId });

export function threadStateRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.get(
    '/chats/assignees',
    staffRouteOptions(
      context,
      { summary: 'List staff who can be assigned a thread' },
      { response: { 200: AssigneesResponse } },
    ),
    async () => ({ assignees: await listAssignees(db, 'form-messages') }),
  );

  app.get(
    '/chats/:userId/events',
    staffRouteOptions(
      context,
      { summary: 'List who changed a thread: status, assignee, merges, consent, addresses' },
      { params, response: { 200: ThreadEventsResponse } },
    ),
    async (request) => {
      const thread = await findVisibleThread(db, request.params.userId);
      if (thread === null) throw notFound();
      return { events: await listThreadEvents(db, thread.id) };
    },
  );

  app.patch(
    '/chats/:userId',
    staffRouteOptions(
      context,
      { summary: 'Change the status or assignee of a thread', perMinute: 120 },
      { params, body: ThreadChange, response: { 200: ThreadState } },
    ),
    (request) => {
      const actor = getActor(context, request);
      return inTransaction(db, (tx) =>
        changeThread(tx, request.params.userId, request.body, actor),
      );
    },
  );

  app.post(
    '/chats/states',
    staffRouteOptions(
      context,
      { summary: 'Change the status or assignee of several threads', perMinute: 30 },
      { body: BulkChange, response: { 200: BulkResponse } },
    ),
    async (request) => {
      const actor = getActor(context, request);
      const { threads, ...patch } = request.body;
      const { changed, rejected } = await bulkUpdate(
        { db, log: request.log },
        threads.map(({ userId, version }) => ({ id: userId, version })),
        (tx, { id, version }) => changeThread(tx, id, { ...patch, version }, actor),
      );
      return {
        changed,
        rejected: rejected.map(({ id: userId, message }) => ({ userId, message })),
      };
    },
  );
}

export function threadPresenceRoutes(app: App, context: Context): void {
  app.post(
    '/chats/:userId/presence',
    staffRouteOptions(
      context,
      // Every open tab calls it ten times a minute.
      { summary: 'Report a thread as open and list who else has it open', perMinute: 120 },
      { params, response: { 200: PresenceResponse } },
    ),
    async (request) => {
      // A link to a merged thread opens the thread it was merged into.
      const thread = await findVisibleThread(context.database.db, request.params.userId);
      if (thread === null) throw notFound();
      return heartbeat(context, request, { kind: 'thread', subject: thread.id });
    },
  );
}

async function changeThread(
  tx: Db,
  userId: string,
  { version, ...patch }: ThreadChange,
  actor: Actor,
): Promise<ThreadState> {
  const id = await findVisibleThreadId(tx, userId);
  const current = await findThreadState(tx, id);
  if (current === null) throw notFound();
  const { changedBy: _changedBy, ...state } = current;
  const next = { ...state, ...patch };
  // A repeated call changes nothing.
  if (next.status === state.status && next.assignee === state.assignee) return state;
  if (typeof patch.assignee === 'string') {
    const assignees = await listAssignees(tx, 'form-messages');
    if (!assignees.includes(patch.assignee)) {
      throw validationError({ assignee: 'Choose someone who works with these messages.' });
    }
  }
  if (!(await changeThreadState(tx, { id, version }, patch, actor))) {
    const latest = (await findThreadState(tx, id)) ?? current;
    const now = `status is ${threadStatusLabels[latest.status]}, ${formatAssignee(latest.assignee)}`;
    throw versionConflict(latest.changedBy ?? 'A new message from this person', actor.email, now);
  }
  await bumpThreadRevision(tx, id);
  return { ...next, version: version + 1 };
}
