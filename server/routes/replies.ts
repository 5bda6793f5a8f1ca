import Type from 'typebox';
import { ChatMessage, ReplyRequest } from '../../contract/chats';
import type { App } from '../app-type';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { inTransaction, type Db } from '../db/engine';
import { newId } from '../db/new-id';
import { recordAudit } from '../db/queries/audit';
import { findChatMessage } from '../db/queries/chats';
import { addMessage, findByIdempotencyKey } from '../db/queries/messages';
import { addJob } from '../db/queries/outbox';
import { touchList } from '../db/queries/settings';
import { mayText } from '../db/queries/text-consents';
import { findThread, markActive, type Thread } from '../db/queries/threads';
import { replyMail } from '../emails/reply';
import { HttpError, notFound } from '../errors';
import { limits } from '../plugins/limits';
import { idempotencyConflict, idempotencyKey } from './idempotency';
import { idParam } from './ids';

/** POST /chats/{userId}/replies: an answer by text or e-mail, kept in the thread and sent through the outbox. */
export function replyRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.post(
    '/chats/:userId/replies',
    {
      config: limits(context, { max: 60, perMinutes: 1, by: 'staff' }),
      schema: {
        summary: 'Answer a person by text or e-mail',
        tags: ['Staff'],
        security: [{ idToken: [] }],
        params: Type.Object({ userId: idParam }),
        body: ReplyRequest,
        response: { 201: ChatMessage },
      },
    },
    async (request, reply) => {
      const { userId } = request.params;
      const author = staffOf(request).email;
      const key = idempotencyKey(request, `reply:${author}`);
      const mark = context.vault.mark([userId, request.body.channel, request.body.text]);
      const made =
        (await findRepeat(db, key, mark)) ??
        (await inTransaction(db, (tx) =>
          writeReply(context, tx, { userId, author, key, mark, ...request.body }),
        )) ??
        (await findRepeat(db, key, mark));
      const message = made === null ? null : await findChatMessage(db, made);
      if (message === null) throw notFound();
      context.wakeOutbox();
      void reply.code(201);
      return message;
    },
  );
}

type Reply = ReplyRequest & {
  userId: string;
  author: string;
  key: string | null;
  mark: string;
};

/** The id of the message a request with this key has made before, or null; 409 when that request said something else. */
async function findRepeat(db: Db, key: string | null, mark: string): Promise<string | null> {
  const made = key === null ? null : await findByIdempotencyKey(db, key);
  if (made !== null && made.requestMark !== mark) throw idempotencyConflict();
  return made?.id ?? null;
}

/** The new message's id; null when a request with the same key was faster. */
async function writeReply(context: Context, tx: Db, reply: Reply): Promise<string | null> {
  const thread = await findThread(tx, reply.userId);
  if (thread === null) throw notFound();
  const id = newId();
  const payload = await outgoing(context, tx, thread, reply);
  const at = context.now().toISOString();
  const added = await addMessage(tx, {
    id,
    threadId: thread.id,
    at,
    channel: reply.channel,
    direction: 'out',
    text: reply.text,
    author: reply.author,
    delivery: 'queued',
    idempotencyKey: reply.key,
    requestMark: reply.key === null ? null : reply.mark,
  });
  if (!added) return null;
  await addJob(
    tx,
    {
      channel: reply.channel,
      payload: JSON.stringify(payload),
      messageId: id,
      idempotencyKey: `reply-${id}`,
    },
    at,
  );
  await recordAudit(tx, { at, actor: reply.author, action: 'reply', subject: id });
  await markActive(tx, thread.id, at);
  await touchList(tx, 'chats');
  return id;
}

/** The mail or text to send. Throws 409 when the person cannot be reached that way. */
async function outgoing(context: Context, tx: Db, thread: Thread, { channel, text }: Reply) {
  if (channel === 'sms') {
    if (!(await mayText(tx, thread.contact))) {
      throw new HttpError(
        409,
        'no_consent',
        'This person has not agreed to text messages, or has opted out. Please call or write an e-mail.',
      );
    }
    // A text has no sender's name of its own.
    return { to: thread.contact, text: `${context.regions[thread.region].company}: ${text}` };
  }
  if (thread.email === null) {
    throw new HttpError(409, 'no_email', 'This person has left no e-mail address.');
  }
  return replyMail({ region: context.regions[thread.region], to: thread.email, text });
}
