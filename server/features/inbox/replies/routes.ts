import { inboxEndpoints } from '../../../../contract/inbox/endpoints';
import { formatContactValue } from '../../../../contract/inbox/person-form';
import type { ReplyRequest } from '../../../../contract/inbox/schema';
import { visibleCharacter } from '../../../../contract/shared/text/patterns';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { Db } from '../../../core/db/engine';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { HttpError, notFound, validationError } from '../../../core/http/errors';
import { retryMessage } from '../../../services/messages/retry-message';
import { createMessage } from '../../../services/messages/service';
import type { Context } from '../../context';
import { findChatMessage } from '../messages/read-queries';
import { findContactPoint, listContactPoints } from '../person/contact-points';
import { listThreadContactPoints } from '../person/queries';
import { formatPersonName } from '../threads/person-name';
import type { Thread } from '../threads/queries';
import { threadMessages } from './thread-messages';

export function replyRoutes(app: App, context: Context): void {
  const handle = createHandle(app, context, inboxEndpoints);

  handle('POST /chats/:userId/replies', (request) => {
    const { params, body } = request;
    const { channel, text } = body;
    return createMessage(
      context,
      request,
      threadMessages,
      params.userId,
      async ({ tx, record }) => ({
        channel,
        text,
        to: await findRecipient(context.encryption, tx, record, { ...body, ...params }),
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

/**
 * One of the contact points that the author saw. Throws 409 if it is none anymore, or if a colleague merged the thread: then only the
 * recipient that the other thread has by default.
 */
async function findRecipient(
  encryption: Encryption,
  tx: Db,
  thread: Thread,
  { userId, channel, to: expected, messageId }: ReplyRequest & { userId: string },
): Promise<string> {
  const kind = channel === 'sms' ? 'phone' : 'email';
  if (messageId !== undefined && kind === 'email') {
    const message = await findChatMessage(tx, encryption, { threadId: thread.id, messageId });
    if (message?.direction !== 'in') throw notFound();
    if ([message.email, message.replyTo].includes(expected)) return expected;
  }
  const preferred = listContactPoints(thread).find((point) => point.kind === kind);
  const points =
    userId === thread.id
      ? await listThreadContactPoints(tx, encryption, thread.id)
      : [preferred ?? []].flat();
  const point = findContactPoint(points, kind, expected);
  if (point !== undefined) return point.value;
  if (preferred === undefined && kind === 'email') {
    throw new HttpError(
      409,
      'no_email',
      'There is no email address. Choose an address from another message, or call.',
    );
  }
  const to = preferred === undefined ? 'nobody' : formatContactValue(preferred);
  throw new HttpError(
    409,
    'other_recipient',
    `Not sent. This thread now belongs to ${formatPersonName(thread)}, and the reply would go to ${to}. Check the recipient.`,
  );
}
