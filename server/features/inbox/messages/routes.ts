import Type from 'typebox';
import { EarlierMessages, FullText } from '../../../../contract/inbox/schema';
import { recordId } from '../../../../contract/shared/schema/fields';
import type { App } from '../../../core/http/app-type';
import type { Context } from '../../context';
import { findVisibleThreadId } from '../threads/queries';
import { findEarlierMessages, findFullText } from './read-queries';
import { notFound } from '../../../core/http/errors';
import { staffRouteOptions } from '../../../core/http/staff-route';

export function earlierMessageRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.get(
    '/chats/:userId/messages',
    staffRouteOptions(
      context,
      { summary: 'List earlier messages of a thread' },
      {
        params: Type.Object({ userId: recordId }),
        querystring: Type.Object({ before: recordId }, { additionalProperties: false }),
        response: { 200: EarlierMessages },
      },
    ),
    async ({ params, query: { before } }) => {
      const threadId = await findVisibleThreadId(db, params.userId);
      const earlier = await findEarlierMessages(db, context.vault, { threadId, before });
      if (earlier === null) throw notFound();
      return earlier;
    },
  );
  app.get(
    '/chats/:userId/messages/:messageId/full-text',
    staffRouteOptions(
      context,
      { summary: 'Show an e-mail with the text that it quotes' },
      {
        params: Type.Object({ userId: recordId, messageId: recordId }),
        response: { 200: FullText },
      },
    ),
    async ({ params: { userId, messageId } }) => {
      const threadId = await findVisibleThreadId(db, userId);
      const text = await findFullText(db, context.vault, { threadId, messageId });
      if (text === null) throw notFound();
      return { text };
    },
  );
}
