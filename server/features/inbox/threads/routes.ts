import { inboxEndpoints } from '../../../../contract/inbox/endpoints';
import type { App } from '../../../core/http/app-type';
import type { Context } from '../../context';
import { createHandle } from '../../../core/http/endpoints';
import { listAssignees } from '../../../services/auth/account-queries';
import { changeThread, undoThreadChange, type ThreadUndoState } from './change-thread';
import { listThreadEvents } from './event-queries';
import { listAssigned, requireVisibleThread } from './queries';
import { createUndoHandlers } from '../../../core/http/lists/undo';
import { heartbeat } from '../../../core/http/presence/presence';
import { createConsentHandlers } from '../../../services/sms/consent-routes';

export function threadStateRoutes(app: App, context: Context): void {
  const { db } = context.database;
  const handle = createHandle(app, context, inboxEndpoints);

  handle('GET /chats/assignees', async () => ({
    assignees: await listAssignees(db, 'form-messages'),
    assigned: await listAssigned(db),
  }));

  handle('GET /chats/:userId/events', async ({ params }) => {
    const { id } = await requireVisibleThread(db, context.encryption, params.userId);
    return { events: await listThreadEvents(db, context.encryption, id) };
  });

  const { changeOne, changeAll, undo } = createUndoHandlers<ThreadUndoState>(context, 'thread');

  handle('PATCH /chats/:userId', (request) =>
    changeOne(request, (tx, actor) => changeThread(tx, request.params.userId, request.body, actor)),
  );

  handle('POST /chats/states', (request) => {
    const { threads, ...patch } = request.body;
    return changeAll(request, threads, (tx, { id, version }, actor) =>
      changeThread(tx, id, { ...patch, version }, actor),
    );
  });

  handle('POST /chats/undo', (request) => undo(request, undoThreadChange));

  handle('POST /chats/:userId/presence', async (request) => {
    // A link to a merged thread opens the thread it was merged into.
    const { id } = await requireVisibleThread(db, context.encryption, request.params.userId);
    return heartbeat(context, request, { kind: 'thread', subject: id });
  });

  const consent = createConsentHandlers<{ userId: string }>(context, {
    kind: 'thread',
    findRecord: (request, tx) =>
      requireVisibleThread(tx, context.encryption, request.params.userId),
  });
  handle('GET /chats/:userId/text-consent', consent.read);
  handle('POST /chats/:userId/text-consent', consent.record);
}
