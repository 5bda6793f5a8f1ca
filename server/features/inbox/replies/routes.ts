import { inboxEndpoints } from '../../../../contract/inbox/endpoints';
import type { ReplyRequest } from '../../../../contract/inbox/schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { visibleCharacter } from '../../../../contract/shared/text/patterns';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { Db } from '../../../core/db/engine';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { HttpError, notFound, validationError } from '../../../core/http/errors';
import { retryMessage } from '../../../services/messages/retry-message';
import { createMessage } from '../../../services/messages/service';
import type { Context } from '../../context';
import { findSentSignature } from '../../signatures/service';
import { findChatMessage } from '../messages/read-queries';
import { formatPersonName } from '../threads/person-name';
import type { Thread } from '../threads/queries';
import { threadMessages } from './thread-messages';

export function replyRoutes(app: App, context: Context): void {
  const handle = createHandle(app, context, inboxEndpoints);

  handle('POST /chats/:userId/replies', (request) => {
    const { params, body } = request;
    const { channel, text, files, subject, withEarlier } = body;
    return createMessage(
      context,
      request,
      threadMessages,
      params.userId,
      async ({ tx, record, actor }) => ({
        ...{ channel, text, files, subject, withEarlier },
        signature: await findSentSignature(context, tx, actor.email),
        to: await findRecipient(context.encryption, tx, record, body),
      }),
    );
  });

  handle('POST /chats/:userId/notes', (request) =>
    createMessage(context, request, threadMessages, request.params.userId, () => {
      const { channel, missed, text } = request.body;
      const needsText = channel === 'note' || missed === undefined;
      if (needsText && !visibleCharacter.test(text))
        throw validationError({ text: 'Enter your notes.' });
      return request.body;
    }),
  );

  handle('POST /chats/:userId/messages/:messageId/retry', (request) => {
    const { userId: recordId, messageId } = request.params;
    return retryMessage(context, request, threadMessages, { recordId, messageId });
  });
}

/** Throws 409 if the author saw another recipient, because a colleague merged the thread. */
async function findRecipient(
  encryption: Encryption,
  tx: Db,
  thread: Thread,
  reply: ReplyRequest,
): Promise<string> {
  const isText = reply.channel === 'sms';
  const to = isText ? thread.contact : await findEmail(encryption, tx, thread, reply);
  if (to === reply.to) return to;
  throw new HttpError(
    409,
    'other_recipient',
    `Not sent. This thread now belongs to ${formatPersonName(thread)}, and the reply would go to ${isText ? formatPhone(to) : to}. Check the recipient.`,
  );
}

async function findEmail(
  encryption: Encryption,
  tx: Db,
  thread: Thread,
  { messageId, to: expected }: ReplyRequest,
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
