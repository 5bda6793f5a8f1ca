import { buildDraftKey } from '../../../../contract/drafts/constants';
import type { FastifyRequest } from 'fastify';
import { inboxEndpoints } from '../../../../contract/inbox/endpoints';
import type { ChatMessage, ReplyRequest } from '../../../../contract/inbox/schema';
import { formatPhone } from '../../../../contract/shared/phone';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { getStaff } from '../../../core/http/request/staff';
import type { Context } from '../../context';
import type { Db } from '../../../core/db/engine';
import { deleteDraft } from '../../../services/drafts/queries';
import { recordAudit } from '../../../services/audit/record-audit';
import { findChatMessage } from '../messages/read-queries';
import { addMessage, findMessageThread } from '../messages/queries';
import { queueJob } from '../../../services/outbox/queries';
import { bumpThreadRevision } from '../threads/revision-queries';
import { markContacted } from '../threads/state-queries';
import { formatPersonName } from '../threads/person-name';
import { requireVisibleThread, markActive, type Thread } from '../threads/queries';
import { HttpError, notFound } from '../../../core/http/errors';
import { replyJobKey } from '../../../services/email/inbound/message-ids';
import { requireSendable } from '../../../services/messages/service';
import { buildReply } from './service';
import {
  createIdempotent,
  getStaffIdempotencyKey,
  prepareNothing,
} from '../../../core/http/idempotency/idempotency';

export function replyRoutes(app: App, context: Context): void {
  const handle = createHandle(app, context, inboxEndpoints);

  handle('POST /chats/:userId/replies', async (request) => {
    const { channel, to, text, messageId = '' } = request.body;
    const content = [channel, to, text, messageId];
    const message = await createMessage(context, request, 'reply', content, (tx, created) =>
      addReply(context, tx, request.body, created),
    );
    context.wakeOutbox();
    return message;
  });

  // It has no outbox job.
  handle('POST /chats/:userId/notes', (request) => {
    const { channel, text } = request.body;
    return createMessage(context, request, 'note', [channel, text], (tx, created) =>
      storeMessage(context, tx, { channel, text }, created),
    );
  });
}

type Created = { id: string; at: string; thread: Thread; author: string };

async function createMessage(
  context: Context,
  request: FastifyRequest<{ Params: { userId: string } }>,
  kind: 'reply' | 'note',
  content: readonly string[],
  add: (tx: Db, created: Created) => Promise<void>,
): Promise<ChatMessage> {
  const { db } = context.database;
  const { userId } = request.params;
  const author = getStaff(request).email;
  const key = getStaffIdempotencyKey(context, request, kind, [userId, ...content]);
  const messageId = await createIdempotent(context, key, prepareNothing, async (tx, id, now) => {
    const thread = await requireVisibleThread(tx, userId);
    const at = now.toISOString();
    await add(tx, { id, at, thread, author });
    const draftKey = buildDraftKey('thread', userId, content[0] ?? '');
    await deleteDraft(tx, { email: author, key: draftKey });
    await markActive(tx, thread.id, { at, reopens: false });
    await bumpThreadRevision(tx, thread.id);
  });
  const threadId = (await findMessageThread(db, messageId)) ?? '';
  const message = await findChatMessage(db, context.encryption, { threadId, messageId });
  if (message === null) throw notFound();
  return message;
}

async function addReply(
  context: Context,
  tx: Db,
  { channel, text, to: expected, messageId }: ReplyRequest,
  created: Created,
): Promise<void> {
  const { id, at, thread } = created;
  requireSendable(channel, text);
  const to =
    channel === 'sms'
      ? thread.contact
      : await findEmail(context, tx, thread, { messageId, expected });
  if (to !== expected) throw otherRecipient(thread, channel === 'sms' ? formatPhone(to) : to);
  const payload = await buildReply(context, tx, thread, { id, channel, text, to });
  const recipient = channel === 'sms' ? { number: to } : { email: to };
  await storeMessage(context, tx, { channel, text, delivery: 'queued', ...recipient }, created);
  const job = { type: `inbox-${channel}`, subject: id, payload, idempotencyKey: replyJobKey(id) };
  await queueJob(tx, context.encryption, job, at);
}

async function storeMessage(
  { encryption }: Context,
  tx: Db,
  message: {
    channel: 'sms' | 'email' | 'note' | 'call';
    text: string;
    delivery?: 'queued';
    email?: string;
    number?: string;
  },
  { id, at, thread, author }: Created,
): Promise<void> {
  const threadId = thread.id;
  await addMessage(tx, encryption, { ...message, id, threadId, at, direction: 'out', author });
  const { channel } = message;
  const action = channel === 'sms' || channel === 'email' ? 'reply' : channel;
  await recordAudit(tx, { at, actor: author, action, subject: { kind: 'message', id } });
  if (channel !== 'note') await markContacted(tx, threadId, { email: author, at });
}

/** The author saw another recipient, because a colleague merged the thread. */
function otherRecipient(thread: Thread, recipient: string): HttpError {
  return new HttpError(
    409,
    'other_recipient',
    `Not sent. This thread now belongs to ${formatPersonName(thread)}, and the reply would go to ${recipient}. Check the recipient.`,
  );
}

async function findEmail(
  { encryption }: Context,
  tx: Db,
  thread: Thread,
  { messageId, expected }: { messageId: string | undefined; expected: string },
): Promise<string> {
  let email = thread.email;
  if (messageId !== undefined) {
    const message = await findChatMessage(tx, encryption, { threadId: thread.id, messageId });
    if (message?.direction !== 'in') throw notFound();
    email = message.replyTo === expected ? expected : message.email;
  }
  if (email !== null) return email;
  throw new HttpError(
    409,
    'no_email',
    'There is no email address. Choose an address from another message, or call.',
  );
}
