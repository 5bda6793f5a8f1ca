import { inboxEndpoints } from '../../../../contract/inbox/endpoints';
import type { App } from '../../../core/http/app-type';
import type { Context } from '../../context';
import { createHandle } from '../../../core/http/endpoints';
import { notFound } from '../../../core/http/errors';
import { listAssignees } from '../../../services/auth/account-queries';
import { listContactPoints } from '../person/contact-points';
import { changePerson, type PersonUndoState } from '../person/change-person';
import { changeThread, undoThreadChange, type ThreadUndoState } from './change-thread';
import { listThreadEvents } from './event-queries';
import { threadRecords } from './member-queries';
import { findThread, listAssigned, requireVisibleThread } from './queries';
import { createUndoHandlers } from '../../../core/http/lists/undo';
import { heartbeat, requireVisible } from '../../../core/http/presence/presence';
import { getStaff } from '../../../core/http/request/staff';
import { createConsentHandlers } from '../../../services/sms/consent-routes';

export function threadStateRoutes(app: App, context: Context): void {
  const { db } = context.database;
  const handle = createHandle(app, context, inboxEndpoints);

  handle('GET /chats/assignees', async (request) => {
    const { regions } = getStaff(request).access;
    const { region } = request.query;
    return {
      assignees: await listAssignees(db, 'form-messages', region ? [region] : regions),
      assigned: await listAssigned(db, regions),
    };
  });

  handle('GET /chats/:userId/events', async ({ params }) => {
    const { id } = await requireVisibleThread(db, context.encryption, params.userId);
    return { events: await listThreadEvents(db, context.encryption, id) };
  });

  const { changeOne, changeAll, undo } = createUndoHandlers<ThreadUndoState | PersonUndoState>(
    context,
    'thread',
  );

  handle('PATCH /chats/:userId', (request) =>
    changeOne(request, (tx, actor) => changeThread(tx, request.params.userId, request.body, actor)),
  );

  handle('POST /chats/states', (request) => {
    const { threads, ...patch } = request.body;
    return changeAll(request, threads, async (tx, { id, version }, actor) => {
      await requireVisible(context, threadRecords, request, tx, id);
      return changeThread(tx, id, { ...patch, version }, actor);
    });
  });

  handle('PATCH /chats/:userId/person', (request) =>
    changeOne(request, (tx, actor) =>
      changePerson(tx, context.encryption, request.params.userId, request.body, actor),
    ),
  );

  handle('POST /chats/undo', (request) =>
    undo(request, async (tx, { before, ...step }, actor) => {
      await requireVisible(context, threadRecords, request, tx, step.id);
      if ('status' in before) return undoThreadChange(tx, { ...step, before }, actor);
      const change = { ...before, version: step.version };
      await changePerson(tx, context.encryption, step.id, change, actor, { isUndo: true });
    }),
  );

  handle('POST /chats/:userId/presence', async (request) => {
    // A link to a merged thread opens the thread it was merged into.
    const { id } = await requireVisibleThread(db, context.encryption, request.params.userId);
    return heartbeat(context, request, { kind: 'thread', subject: id });
  });

  const consent = createConsentHandlers<{ userId: string }>(context, {
    kind: 'thread',
    findRecord: async ({ params: { userId }, query: { contactPoint } }, tx) => {
      if (contactPoint === undefined) {
        return requireVisibleThread(tx, context.encryption, userId);
      }
      const thread = await findThread(tx, context.encryption, userId);
      const points = thread === null ? [] : listContactPoints(thread);
      const phone = points.find(({ id, kind }) => id === contactPoint && kind === 'phone');
      if (phone === undefined) throw notFound();
      return { id: userId, contact: phone.value };
    },
  });
  handle('GET /chats/:userId/text-consent', consent.read);
  handle('POST /chats/:userId/text-consent', consent.record);
}
