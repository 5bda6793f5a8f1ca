import Type, { type Static } from 'typebox';
import {
  AssigneesResponse,
  BulkResponse,
  BulkChange,
  ThreadChange,
  ThreadChangeResponse,
} from '../../../../contract/inbox/change-schema';
import { PresenceResponse } from '../../../../contract/shared/schema/presence';
import { ThreadEventsResponse } from '../../../../contract/inbox/event-schema';
import { recordId } from '../../../../contract/shared/schema/fields';
import { UndoRequest, UndoResponse } from '../../../../contract/shared/schema/undo';
import type { App } from '../../../core/http/app-type';
import type { Context } from '../../context';
import { inTransaction } from '../../../core/db/engine';
import { newId } from '../../../core/db/uuid';
import { listAssignees } from '../../../services/auth/account-queries';
import { changeThread, undoThreadChange, type ThreadUndoState } from './change-thread';
import { listThreadEvents } from './event-queries';
import { requireVisibleThread } from './queries';
import { bulkUpdate } from '../../../core/http/lists/bulk-update';
import { createUndoToken, readUndoToken } from '../../../core/http/lists/undo';
import { getActor } from '../../../core/http/request/staff';
import { heartbeat } from '../../../core/http/presence/presence';
import { staffRouteOptions } from '../../../core/http/staff-route';
import { registerConsentRoutes } from '../../../services/sms/consent-routes';

const params = Type.Object({ userId: recordId });

const undoKind = 'thread';

export function threadStateRoutes(app: App, context: Context): void {
  const { vault } = context;
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
      const { id } = await requireVisibleThread(db, request.params.userId);
      return { events: await listThreadEvents(db, id) };
    },
  );

  app.patch(
    '/chats/:userId',
    staffRouteOptions(
      context,
      { summary: 'Change the status or assignee of a thread', perMinute: 120 },
      { params, body: ThreadChange, response: { 200: ThreadChangeResponse } },
    ),
    async (request) => {
      const actor = getActor(context, request);
      const { state, undo } = await inTransaction(db, (tx) =>
        changeThread(tx, request.params.userId, request.body, actor),
      );
      return { ...state, undo: createUndoToken(vault, undoKind, actor, [undo]) };
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
      const actor = { ...getActor(context, request), batch: newId() };
      const { threads, ...patch } = request.body;
      const { changed, rejected, results } = await bulkUpdate(
        { db, log: request.log },
        threads.map(({ userId, version }) => ({ id: userId, version })),
        (tx, { id, version }) => changeThread(tx, id, { ...patch, version }, actor),
      );
      const steps = results.map(({ undo }) => undo);
      return {
        changed,
        rejected: rejected.map(({ id: userId, message }) => ({ userId, message })),
        undo: createUndoToken(vault, undoKind, actor, steps),
      };
    },
  );

  app.post(
    '/chats/undo',
    staffRouteOptions(
      context,
      { summary: 'Undo a change of status or assignee', perMinute: 60 },
      { body: UndoRequest, response: { 200: UndoResponse } },
    ),
    async (request) => {
      const actor = { ...getActor(context, request), batch: newId() };
      const { steps } = readUndoToken<ThreadUndoState>(vault, undoKind, actor, request.body.token);
      const { changed, rejected } = await bulkUpdate({ db, log: request.log }, steps, (tx, step) =>
        undoThreadChange(tx, step, actor),
      );
      return { changed, rejected };
    },
  );

  registerConsentRoutes(app, context, {
    ...{ path: '/chats/:userId', params, kind: 'thread' },
    findRecord: (request, tx) =>
      requireVisibleThread(tx, (request.params as Static<typeof params>).userId),
  });
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
      const { id } = await requireVisibleThread(context.database.db, request.params.userId);
      return heartbeat(context, request, { kind: 'thread', subject: id });
    },
  );
}
