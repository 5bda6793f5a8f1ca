import { inboxEndpoints } from '../../../../contract/inbox/endpoints';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { notFound } from '../../../core/http/errors';
import type { Context } from '../../context';
import { findVisibleThreadId } from '../threads/queries';
import { findEarlierMessages, findFullText } from './read-queries';

export function earlierMessageRoutes(app: App, context: Context): void {
  const { database, encryption } = context;
  const { db } = database;
  const handle = createHandle(app, context, inboxEndpoints);

  handle('GET /chats/:userId/messages', async ({ params, query: { before } }) => {
    const threadId = await findVisibleThreadId(db, params.userId);
    const earlier = await findEarlierMessages(db, encryption, { threadId, before });
    if (earlier === null) throw notFound();
    return earlier;
  });

  handle('GET /chats/:userId/messages/:messageId/full-text', async ({ params }) => {
    const threadId = await findVisibleThreadId(db, params.userId);
    const { messageId } = params;
    const text = await findFullText(db, encryption, { threadId, messageId });
    if (text === null) throw notFound();
    return { text };
  });
}
