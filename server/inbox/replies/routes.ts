import Type from 'typebox';
import { ChatMessage, ReplyRequest } from '../../../contract/inbox/schema';
import { formatPhone } from '../../../contract/shared/phone';
import type { App } from '../../http/app-type';
import { staffOf } from '../../auth/guards';
import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { recordAudit } from '../../audit/service';
import { findChatMessage } from '../messages/read-queries';
import { addMessage, findMessageAddress } from '../messages/queries';
import { queueJob } from '../../outbox/queries';
import { touchThread } from '../threads/revision-queries';
import { markContacted } from '../threads/state-queries';
import { findShownThread, markActive, type Thread } from '../threads/queries';
import { HttpError, notFound } from '../../http/errors';
import { replyKey } from '../../email/inbound/message-ids';
import { answerToSend, requireSendable } from './service';
import { staffOnce } from '../../http/idempotency/staff-idempotency-key';
import { noPreparation, storeOnce } from '../../http/idempotency/idempotency';
import { idParam } from '../../http/request/id-param';
import { staffRoute } from '../../http/staff-route';

/** POST /chats/{userId}/replies: an answer by text or e-mail, kept in the thread and sent through the outbox. */
export function replyRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.post(
    '/chats/:userId/replies',
    staffRoute(
      context,
      { summary: 'Answer a person by text or e-mail', perMinute: 60 },
      {
        params: Type.Object({ userId: idParam }),
        body: ReplyRequest,
        response: { 201: ChatMessage },
      },
    ),
    async (request, reply) => {
      const { userId } = request.params;
      const author = staffOf(request).email;
      const { channel, to, text, messageId = '' } = request.body;
      const said = [userId, channel, to, text, messageId];
      const once = staffOnce(context, request, 'reply', said);
      const made = await storeOnce(context, once, noPreparation, (tx, id, now) =>
        writeReply(context, tx, { id, at: now.toISOString(), userId, author, ...request.body }),
      );
      const message = await findChatMessage(db, context.vault, made);
      if (message === null) throw notFound();
      context.wakeOutbox();
      void reply.code(201);
      return message;
    },
  );
}

type Reply = ReplyRequest & { id: string; at: string; userId: string; author: string };

async function writeReply(context: Context, tx: Db, reply: Reply): Promise<void> {
  const { id, at } = reply;
  requireSendable(reply.channel, reply.text);
  const thread = await findShownThread(tx, reply.userId);
  if (thread === null) throw notFound();
  const to = await recipientOf(tx, thread, reply);
  const payload = await answerToSend(context, tx, thread, { ...reply, to });
  await addMessage(tx, context.vault, {
    id,
    threadId: thread.id,
    at,
    channel: reply.channel,
    direction: 'out',
    text: reply.text,
    author: reply.author,
    delivery: 'queued',
    email: reply.channel === 'email' ? to : null,
    number: reply.channel === 'sms' ? to : undefined,
  });
  await queueJob(
    tx,
    context.vault,
    {
      channel: reply.channel,
      payload: JSON.stringify(payload),
      messageId: id,
      idempotencyKey: replyKey(id),
    },
    at,
  );
  const subject = { kind: 'message', id } as const;
  await recordAudit(tx, { at, actor: reply.author, action: 'reply', subject });
  await markContacted(tx, { threadId: thread.id, by: reply.author, at });
  await markActive(tx, thread.id, at);
  await touchThread(tx, thread.id);
}

/**
 * Where the answer goes. Throws 409 when whoever wrote it had another recipient on the screen: a colleague may have merged the
 * thread meanwhile, and what was written for one person must not reach another.
 */
async function recipientOf(tx: Db, thread: Thread, reply: Reply): Promise<string> {
  const isText = reply.channel === 'sms';
  const to = isText ? thread.contact : await addressFor(tx, thread, reply.messageId);
  if (to === reply.to) return to;
  const name = `${thread.firstName} ${thread.lastName}`;
  throw new HttpError(
    409,
    'other_recipient',
    `Nothing was sent: this thread now belongs to ${name}, and it would go to ${isText ? formatPhone(to) : to}. Please check whom you write to.`,
  );
}

/** The address of the message it answers; where none is named, that of the thread's first message. */
async function addressFor(tx: Db, thread: Thread, messageId: string | undefined): Promise<string> {
  const address =
    messageId === undefined
      ? thread.email
      : await findMessageAddress(tx, { threadId: thread.id, messageId });
  if (address === undefined) throw notFound();
  if (address === null) {
    throw new HttpError(
      409,
      'no_email',
      'There is no e-mail address. Choose one that a message has given, or call.',
    );
  }
  return address;
}
