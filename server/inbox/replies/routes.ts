import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { ChatMessage, NoteRequest, ReplyRequest } from '../../../contract/inbox/schema';
import { formatPhone } from '../../../contract/shared/phone';
import { recordId } from '../../../contract/shared/schema/fields';
import type { App } from '../../http/app-type';
import { getStaff } from '../../auth/guards';
import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { recordAudit } from '../../audit/service';
import { findChatMessage } from '../messages/read-queries';
import { addMessage, findMessageEmail } from '../messages/queries';
import { queueJob } from '../../outbox/queries';
import { bumpThreadRevision } from '../threads/revision-queries';
import { markContacted } from '../threads/state-queries';
import { findVisibleThread, markActive, type Thread } from '../threads/queries';
import { HttpError, notFound } from '../../http/errors';
import { replyJobKey } from '../../email/inbound/message-ids';
import { buildReply, requireSendable } from './service';
import {
  createIdempotent,
  getStaffIdempotencyKey,
  prepareNothing,
} from '../../http/idempotency/idempotency';
import { staffRouteOptions } from '../../http/staff-route';

const params = Type.Object({ userId: recordId });

/** POST /chats/{userId}/replies: a reply by text or e-mail, stored in the thread and sent through the outbox. */
export function replyRoutes(app: App, context: Context): void {
  app.post(
    '/chats/:userId/replies',
    staffRouteOptions(
      context,
      { summary: 'Reply by text or e-mail', perMinute: 60 },
      { params, body: ReplyRequest, response: { 201: ChatMessage } },
    ),
    async (request, reply) => {
      const { channel, to, text, messageId = '' } = request.body;
      const content = [channel, to, text, messageId];
      const message = await createMessage(context, request, 'reply', content, (tx, created) =>
        addReply(context, tx, { ...request.body, ...created }),
      );
      context.wakeOutbox();
      void reply.code(201);
      return message;
    },
  );
}

/** POST /chats/{userId}/notes: a private note or a call log. It has no outbox job and never leaves the office. */
export function noteRoutes(app: App, context: Context): void {
  app.post(
    '/chats/:userId/notes',
    staffRouteOptions(
      context,
      { summary: 'Add a private note or log a call', perMinute: 60 },
      { params, body: NoteRequest, response: { 201: ChatMessage } },
    ),
    async (request, reply) => {
      const { channel, text } = request.body;
      const message = await createMessage(
        context,
        request,
        'note',
        [channel, text],
        (tx, created) => addNote(context, tx, { ...request.body, ...created }),
      );
      void reply.code(201);
      return message;
    },
  );
}

type Created = { id: string; at: string; thread: Thread; author: string };

/** Adds a message once per idempotency key. */
async function createMessage(
  context: Context,
  request: FastifyRequest,
  kind: 'reply' | 'note',
  content: readonly string[],
  add: (tx: Db, created: Created) => Promise<void>,
): Promise<ChatMessage> {
  const { userId } = request.params as { userId: string };
  const author = getStaff(request).email;
  const once = getStaffIdempotencyKey(context, request, kind, [userId, ...content]);
  const messageId = await createIdempotent(context, once, prepareNothing, async (tx, id, now) => {
    const thread = await findVisibleThread(tx, userId);
    if (thread === null) throw notFound();
    const at = now.toISOString();
    await add(tx, { id, at, thread, author });
    await markActive(tx, thread.id, at);
    await bumpThreadRevision(tx, thread.id);
  });
  const message = await findChatMessage(context.database.db, context.vault, messageId);
  if (message === null) throw notFound();
  return message;
}

async function addReply(context: Context, tx: Db, reply: ReplyRequest & Created): Promise<void> {
  const { id, at, channel, text, author, thread } = reply;
  requireSendable(channel, text);
  const to = await requireRecipient(tx, reply);
  const payload = await buildReply(context, tx, thread, { channel, text, to });
  await addMessage(tx, context.vault, {
    id,
    threadId: thread.id,
    at,
    channel,
    direction: 'out',
    text,
    author,
    delivery: 'queued',
    email: channel === 'email' ? to : null,
    number: channel === 'sms' ? to : undefined,
  });
  await queueJob(
    tx,
    context.vault,
    {
      channel,
      payload: JSON.stringify(payload),
      messageId: id,
      idempotencyKey: replyJobKey(id),
    },
    at,
  );
  await recordAudit(tx, { at, actor: author, action: 'reply', subject: { kind: 'message', id } });
  await markContacted(tx, { threadId: thread.id, by: author, at });
}

async function addNote(context: Context, tx: Db, note: NoteRequest & Created): Promise<void> {
  const { id, at, channel, text, author, thread } = note;
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
}

/** Throws 409 if the author saw another recipient, because a colleague merged the thread. */
async function requireRecipient(
  tx: Db,
  { channel, to: expected, messageId, thread }: ReplyRequest & Created,
): Promise<string> {
  const to = channel === 'sms' ? thread.contact : await findEmail(tx, thread, messageId);
  if (to === expected) return to;
  const name = `${thread.firstName} ${thread.lastName}`;
  const recipient = channel === 'sms' ? formatPhone(to) : to;
  throw new HttpError(
    409,
    'other_recipient',
    `Not sent. This thread now belongs to ${name}, and the reply would go to ${recipient}. Check the recipient.`,
  );
}

/** The address given in the message that is replied to, or by default in the thread's first message. */
async function findEmail(tx: Db, thread: Thread, messageId: string | undefined): Promise<string> {
  const email =
    messageId === undefined
      ? thread.email
      : await findMessageEmail(tx, { threadId: thread.id, messageId });
  if (email === undefined) throw notFound();
  if (email === null) {
    throw new HttpError(
      409,
      'no_email',
      'There is no e-mail address. Choose an address from another message, or call.',
    );
  }
  return email;
}
