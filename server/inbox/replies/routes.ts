import Type from 'typebox';
import { ChatMessage, ReplyRequest } from '../../../contract/inbox/schema';
import { formatPhone } from '../../../contract/shared/phone';
import type { App } from '../../http/app-type';
import { staffOf } from '../../auth/guards';
import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { recordAudit } from '../../audit/service';
import { findChatMessage } from '../messages/read-queries';
import { addMessage, findMessageEmail } from '../messages/queries';
import { queueJob } from '../../outbox/queries';
import { touchThread } from '../threads/revision-queries';
import { markContacted } from '../threads/state-queries';
import { findVisibleThread, markActive, type Thread } from '../threads/queries';
import { HttpError, notFound } from '../../http/errors';
import { replyJobKey } from '../../email/inbound/message-ids';
import { buildReply, requireSendable } from './service';
import { staffOnce } from '../../http/idempotency/staff-idempotency-key';
import { noPreparation, storeOnce } from '../../http/idempotency/idempotency';
import { idParam } from '../../http/request/id-param';
import { staffRoute } from '../../http/staff-route';

/** POST /chats/{userId}/replies: a reply by text or e-mail, stored in the thread and sent through the outbox. */
export function replyRoutes(app: App, context: Context): void {
  app.post(
    '/chats/:userId/replies',
    staffRoute(
      context,
      { summary: 'Reply by text or e-mail', perMinute: 60 },
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
      const content = [userId, channel, to, text, messageId];
      const once = staffOnce(context, request, 'reply', content);
      const id = await storeOnce(context, once, noPreparation, (tx, newId, now) =>
        addReply(context, tx, {
          ...request.body,
          id: newId,
          at: now.toISOString(),
          userId,
          author,
        }),
      );
      const message = await findChatMessage(context.database.db, context.vault, id);
      if (message === null) throw notFound();
      context.wakeOutbox();
      void reply.code(201);
      return message;
    },
  );
}

type NewReply = ReplyRequest & { id: string; at: string; userId: string; author: string };

async function addReply(context: Context, tx: Db, reply: NewReply): Promise<void> {
  const { id, at, channel, text, author } = reply;
  requireSendable(channel, text);
  const thread = await findVisibleThread(tx, reply.userId);
  if (thread === null) throw notFound();
  const to = await requireRecipient(tx, thread, reply);
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
  await markActive(tx, thread.id, at);
  await touchThread(tx, thread.id);
}

/**
 * Throws 409 if the author saw another recipient. A colleague may have merged the thread, and text for one person must not reach
 * another.
 */
async function requireRecipient(tx: Db, thread: Thread, reply: NewReply): Promise<string> {
  const isText = reply.channel === 'sms';
  const to = isText ? thread.contact : await findEmail(tx, thread, reply.messageId);
  if (to === reply.to) return to;
  const name = `${thread.firstName} ${thread.lastName}`;
  const recipient = isText ? formatPhone(to) : to;
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
