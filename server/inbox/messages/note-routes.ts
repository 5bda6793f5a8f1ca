import Type from 'typebox';
import { ChatMessage, NoteRequest } from '../../../contract/inbox/schema';
import type { App } from '../../http/app-type';
import { staffOf } from '../../auth/guards';
import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { recordAudit } from '../../audit/service';
import { findChatMessage } from './read-queries';
import { addMessage } from './queries';
import { touchThread } from '../threads/revision-queries';
import { markContacted } from '../threads/state-queries';
import { findVisibleThread, markActive } from '../threads/queries';
import { notFound } from '../../http/errors';
import { staffOnce } from '../../http/idempotency/staff-idempotency-key';
import { noPreparation, storeOnce } from '../../http/idempotency/idempotency';
import { idParam } from '../../http/request/id-param';
import { staffRoute } from '../../http/staff-route';

/** POST /chats/{userId}/notes: a private note or a call log. It has no outbox job and never leaves the office. */
export function noteRoutes(app: App, context: Context): void {
  app.post(
    '/chats/:userId/notes',
    staffRoute(
      context,
      { summary: 'Add a private note or log a call', perMinute: 60 },
      {
        params: Type.Object({ userId: idParam }),
        body: NoteRequest,
        response: { 201: ChatMessage },
      },
    ),
    async (request, reply) => {
      const { userId } = request.params;
      const { channel, text } = request.body;
      const author = staffOf(request).email;
      const once = staffOnce(context, request, 'note', [userId, channel, text]);
      const id = await storeOnce(context, once, noPreparation, (tx, newId, now) =>
        addNote(context, tx, {
          ...request.body,
          id: newId,
          at: now.toISOString(),
          userId,
          author,
        }),
      );
      const message = await findChatMessage(context.database.db, context.vault, id);
      if (message === null) throw notFound();
      void reply.code(201);
      return message;
    },
  );
}

type NewNote = NoteRequest & { id: string; at: string; userId: string; author: string };

async function addNote(context: Context, tx: Db, note: NewNote): Promise<void> {
  const { id, at, author, channel, text } = note;
  const thread = await findVisibleThread(tx, note.userId);
  if (thread === null) throw notFound();
  await addMessage(tx, context.vault, {
    id,
    threadId: thread.id,
    at,
    channel,
    direction: 'out',
    text,
    author,
    delivery: 'received',
    email: null,
  });
  await recordAudit(tx, { at, actor: author, action: channel, subject: { kind: 'message', id } });
  if (channel === 'call') await markContacted(tx, { threadId: thread.id, by: author, at });
  await markActive(tx, thread.id, at);
  await touchThread(tx, thread.id);
}
