import Type from 'typebox';
import { PresenceAnswer } from '../../../contract/inbox/change-schema';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { findShownThread } from './queries';
import { notFound } from '../../http/errors';
import { idParam } from '../../http/request/id-param';
import { sayPresent } from '../../http/presence/presence';
import { staffRoute } from '../../http/staff-route';

/** POST /chats/{userId}/presence: says that one has the thread open, as every open tab does with each poll, and hears who else has. */
export function presenceRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.post(
    '/chats/:userId/presence',
    staffRoute(
      // A tab asks ten times a minute.
      context,
      { summary: 'Say that a thread is open, and hear who else has it open', perMinute: 120 },
      { params: Type.Object({ userId: idParam }), response: { 200: PresenceAnswer } },
    ),
    async (request) => {
      const thread = await findShownThread(db, request.params.userId);
      if (thread === null) throw notFound();
      // Who came by the link of a thread that is merged has open what the others have.
      return sayPresent(context, request, { kind: 'thread', subject: thread.id });
    },
  );
}
