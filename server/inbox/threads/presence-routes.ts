import Type from 'typebox';
import { PresenceAnswer } from '../../../contract/inbox/change-schema';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { findVisibleThread } from './queries';
import { notFound } from '../../http/errors';
import { idParam } from '../../http/request/id-param';
import { sayPresent } from '../../http/presence/presence';
import { staffRoute } from '../../http/staff-route';

/** POST /chats/{userId}/presence: reports that a tab has the thread open, and returns who else has. */
export function presenceRoutes(app: App, context: Context): void {
  app.post(
    '/chats/:userId/presence',
    staffRoute(
      context,
      // Every open tab calls it ten times a minute.
      { summary: 'Report a thread as open and list who else has it open', perMinute: 120 },
      { params: Type.Object({ userId: idParam }), response: { 200: PresenceAnswer } },
    ),
    async (request) => {
      // A link to a merged thread opens the thread it was merged into.
      const thread = await findVisibleThread(context.database.db, request.params.userId);
      if (thread === null) throw notFound();
      return sayPresent(context, request, { kind: 'thread', subject: thread.id });
    },
  );
}
