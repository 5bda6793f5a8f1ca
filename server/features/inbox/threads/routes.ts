import { inboxEndpoints } from '../../../../contract/inbox/endpoints';
import type { App } from '../../../core/http/app-type';
import type { Context } from '../../context';
import { createHandle } from '../../../core/http/endpoints';
import { inTransaction } from '../../../core/db/engine';
import { listAssignees } from '../../../services/auth/account-queries';
import { changeThread, undoThreadChange, type ThreadUndoState } from './change-thread';
import { listThreadEvents } from './event-queries';
import { listAssigned, requireVisibleThread } from './queries';
import { bulkUpdate } from '../../../core/http/lists/bulk-update';
import { createUndoToken, readUndoToken } from '../../../core/http/lists/undo';
import { getActor, getBulkActor } from '../../../core/http/request/staff';
import { heartbeat } from '../../../core/http/presence/presence';
import { createConsentHandlers } from '../../../services/sms/consent-routes';

const undoKind = 'thread';

export function threadStateRoutes(app: App, context: Context): void {
  const { encryption } = context;
  const { db } = context.database;
  const handle = createHandle(app, context, inboxEndpoints);

  handle('GET /chats/assignees', async () => ({
    assignees: await listAssignees(db, 'form-messages'),
    assigned: await listAssigned(db),
  }));

  handle('GET /chats/:userId/events', async ({ params }) => {
    const { id } = await requireVisibleThread(db, params.userId);
    return { events: await listThreadEvents(db, id) };
  });

  handle('PATCH /chats/:userId', async (request) => {
    const actor = getActor(context, request);
    const { state, undo } = await inTransaction(db, (tx) =>
      changeThread(tx, request.params.userId, request.body, actor),
    );
    return { ...state, undo: createUndoToken(encryption, undoKind, actor, [undo]) };
  });

  handle('POST /chats/states', async (request) => {
    const actor = getBulkActor(context, request);
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
      undo: createUndoToken(encryption, undoKind, actor, steps),
    };
  });

  handle('POST /chats/undo', async (request) => {
    const actor = getBulkActor(context, request);
    const { steps } = readUndoToken<ThreadUndoState>(
      encryption,
      undoKind,
      actor,
      request.body.token,
    );
    const { changed, rejected } = await bulkUpdate({ db, log: request.log }, steps, (tx, step) =>
      undoThreadChange(tx, step, actor),
    );
    return { changed, rejected };
  });

  handle('POST /chats/:userId/presence', async (request) => {
    // A link to a merged thread opens the thread it was merged into.
    const { id } = await requireVisibleThread(db, request.params.userId);
    return heartbeat(context, request, { kind: 'thread', subject: id });
  });

  const consent = createConsentHandlers<{ userId: string }>(context, {
    kind: 'thread',
    findRecord: (request, tx) => requireVisibleThread(tx, request.params.userId),
  });
  handle('GET /chats/:userId/text-consent', consent.read);
  handle('POST /chats/:userId/text-consent', consent.record);
}
