import { inboxEndpoints } from '../../../../contract/inbox/endpoints';
import type { ChatMessage } from '../../../../contract/inbox/schema';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { getActor } from '../../../core/http/request/staff';
import type { Context } from '../../context';
import type { Actor } from '../../../core/db/change-log';
import { inTransaction, type Db } from '../../../core/db/engine';
import { recordAudit } from '../../../services/audit/record-audit';
import { findChatMessage } from '../messages/read-queries';
import { setDelivery } from '../messages/queries';
import { requeueDeadJob } from '../../../services/outbox/queries';
import { bumpThreadRevision } from '../threads/revision-queries';
import { requireVisibleThread, type Thread } from '../threads/queries';
import { notFound } from '../../../core/http/errors';
import { notFailedError } from '../../../services/messages/service';
import { buildReply } from './service';

export function retryRoutes(app: App, context: Context): void {
  createHandle(
    app,
    context,
    inboxEndpoints,
  )('POST /chats/:userId/messages/:messageId/retry', async (request) => {
    const { userId, messageId } = request.params;
    const actor = getActor(context, request);
    const message = await inTransaction(context.database.db, async (tx) => {
      const thread = await requireVisibleThread(tx, userId);
      return retry(context, tx, { thread, messageId }, actor);
    });
    context.wakeOutbox();
    return message;
  });
}

async function retry(
  context: Context,
  tx: Db,
  { thread, messageId }: { thread: Thread; messageId: string },
  { email, at }: Actor,
): Promise<ChatMessage> {
  const findMessage = () =>
    findChatMessage(tx, context.encryption, { threadId: thread.id, messageId });
  const message = await findMessage();
  if (message === null) throw notFound();
  if (message.delivery === 'queued') return message;
  // A dead job's payload was cleared, so it is rebuilt from the message.
  const payload = await rebuildReply(context, tx, thread, message);
  const job = { type: `inbox-${message.channel}`, subject: messageId };
  if (!(await requeueDeadJob(tx, context.encryption, job, { payload, now: at }))) {
    // A simultaneous retry may have been faster.
    const current = await findMessage();
    if (current?.delivery === 'queued') return current;
    throw notFailedError();
  }
  await setDelivery(tx, messageId, 'queued');
  const subject = { kind: 'message', id: messageId } as const;
  await recordAudit(tx, { at, actor: email, action: 'retry', subject });
  await bumpThreadRevision(tx, thread.id);
  const { problem: _problem, ...retried } = message;
  return { ...retried, details: [], delivery: 'queued' };
}

/** Uses the original recipient, even if the thread has been merged since. */
function rebuildReply(context: Context, tx: Db, thread: Thread, message: ChatMessage) {
  const { id, channel, text, email, number, delivery } = message;
  const to = channel === 'sms' ? number : email;
  if (delivery !== 'failed' || (channel !== 'sms' && channel !== 'email') || to === null) {
    throw notFailedError();
  }
  return buildReply(context, tx, thread, { id, channel, text, to });
}
