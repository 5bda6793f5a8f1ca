import Type from 'typebox';
import { PresenceAnswer } from '../../contract/thread-changes';
import type { App } from '../app-type';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { markPresent, othersPresent } from '../db/queries/presence';
import { findShownThread } from '../db/queries/threads';
import { notFound } from '../errors';
import { limits } from '../plugins/limits';
import { idParam } from './ids';

/** How long a thread counts as open, in milliseconds: two polls of 6 s, and some patience with the network. */
const countsFor = 15_000;

/** POST /chats/{userId}/presence: says that one has the thread open, as every open tab does with each poll, and hears who else has. */
export function presenceRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.post(
    '/chats/:userId/presence',
    {
      // A tab asks ten times a minute.
      config: limits(context, { max: 120, perMinutes: 1, by: 'staff' }),
      schema: {
        summary: 'Say that a thread is open, and hear who else has it open',
        tags: ['Staff'],
        security: [{ idToken: [] }],
        params: Type.Object({ userId: idParam }),
        response: { 200: PresenceAnswer },
      },
    },
    async (request) => {
      const { email } = staffOf(request);
      const at = context.now();
      const thread = await findShownThread(db, request.params.userId);
      if (thread === null) throw notFound();
      // Who came by the link of a thread that is merged has open what the others have.
      const threadId = thread.id;
      const until = new Date(at.getTime() + countsFor).toISOString();
      await markPresent(db, { threadId, email, until });
      return { others: await othersPresent(db, { threadId, email, at: at.toISOString() }) };
    },
  );
}
