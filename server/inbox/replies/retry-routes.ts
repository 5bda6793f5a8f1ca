import Type from 'typebox';
import { ChatMessage } from '../../../contract/inbox/schema';
import type { App } from '../../http/app-type';
import { staffOf } from '../../auth/guards';
import type { Context } from '../../context';
import { inTransaction, type Db } from '../../db/engine';
import { recordAudit } from '../../audit/service';
import { findChatMessage } from '../messages/read-queries';
import { findMessageThread, setDelivery } from '../messages/queries';
import { requeueDeadJob } from '../../outbox/queries';
import { findShownId } from '../merges/queries';
import { touchThread } from '../threads/revision-queries';
import { findShownThread, type Thread } from '../threads/queries';
import { notFound } from '../../http/errors';
import { answerToSend, notFailed } from './service';
import { idParam } from '../../http/request/id-param';
import { staffRoute } from '../../http/staff-route';

/**
 * POST /chats/{userId}/messages/{messageId}/retry: an answer that was given up is sent again, as one: a repeated call is answered
 * as the first.
 */
export function retryRoutes(app: App, context: Context): void {
  app.post(
    '/chats/:userId/messages/:messageId/retry',
    staffRoute(
      context,
      { summary: 'Send an answer again that could not be delivered', perMinute: 60 },
      {
        params: Type.Object({ userId: idParam, messageId: idParam }),
        response: { 200: ChatMessage },
      },
    ),
    async (request) => {
      const { userId, messageId } = request.params;
      const actor = staffOf(request).email;
      const message = await inTransaction(context.database.db, async (tx) => {
        const thread = await findShownThread(tx, userId);
        const of = await findMessageThread(tx, messageId);
        if (thread === null || of === null || (await findShownId(tx, of)) !== thread.id) {
          throw notFound();
        }
        return retry(context, tx, { thread, messageId, actor });
      });
      context.wakeOutbox();
      return message;
    },
  );
}

type Retry = { thread: Thread; messageId: string; actor: string };

async function retry(
  context: Context,
  tx: Db,
  { thread, messageId, actor }: Retry,
): Promise<ChatMessage> {
  const message = await findChatMessage(tx, context.vault, messageId);
  if (message === null) throw notFound();
  if (message.delivery === 'queued') return message;
  const at = context.now().toISOString();
  // Made anew from the message: the job forgets what it carried when it is given up.
  const payload = JSON.stringify(await toSendAgain(context, tx, thread, message));
  if (
    !(await requeueDeadJob(tx, context.vault, { of: 'message_id', messageId, payload, now: at }))
  ) {
    // Another press was faster, and this one has waited for it.
    const meanwhile = await findChatMessage(tx, context.vault, messageId);
    if (meanwhile?.delivery === 'queued') return meanwhile;
    throw notFailed();
  }
  await setDelivery(tx, messageId, 'queued');
  const subject = { kind: 'message', id: messageId } as const;
  await recordAudit(tx, { at, actor, action: 'retry', subject });
  await touchThread(tx, thread.id);
  const { problem: _past, ...again } = message;
  return { ...again, delivery: 'queued' };
}

function toSendAgain(context: Context, tx: Db, thread: Thread, message: ChatMessage) {
  const { channel, text, email, number, delivery } = message;
  // Where it went, whatever its thread has been merged into since: it was written for that person.
  const to = channel === 'sms' ? number : email;
  if (delivery !== 'failed' || (channel !== 'sms' && channel !== 'email') || to === null) {
    throw notFailed();
  }
  return answerToSend(context, tx, thread, { channel, text, to });
}
