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
import { findShownThread, markActive } from '../threads/queries';
import { notFound } from '../../http/errors';
import { staffOnce } from '../../http/idempotency/staff-idempotency-key';
import { noPreparation, storeOnce } from '../../http/idempotency/idempotency';
import { idParam } from '../../http/request/id-param';
import { staffRoute } from '../../http/staff-route';

/**
 * POST /chats/{userId}/notes: a private note, or what was said on the telephone. It has no job in the outbox: nothing of it
 * ever leaves the office.
 */
export function noteRoutes(app: App, context: Context): void {
  app.post(
    '/chats/:userId/notes',
    staffRoute(
      context,
      { summary: 'Keep a private note or a call in a thread', perMinute: 60 },
      {
        params: Type.Object({ userId: idParam }),
        body: NoteRequest,
        response: { 201: ChatMessage },
      },
    ),
    async (request, reply) => {
      const { userId } = request.params;
      const author = staffOf(request).email;
      const { channel, text } = request.body;
      const once = staffOnce(context, request, 'note', [userId, channel, text]);
      const made = await storeOnce(context, once, noPreparation, (tx, id, now) =>
        writeNote(context, tx, { ...request.body, id, at: now.toISOString(), userId, author }),
      );
      const message = await findChatMessage(context.database.db, context.vault, made);
      if (message === null) throw notFound();
      void reply.code(201);
      return message;
    },
  );
}

type Note = NoteRequest & { id: string; at: string; userId: string; author: string };

async function writeNote(context: Context, tx: Db, note: Note): Promise<void> {
  const { id, at, author, channel, text } = note;
  const thread = await findShownThread(tx, note.userId);
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
