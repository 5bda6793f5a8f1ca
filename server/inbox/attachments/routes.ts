import Type from 'typebox';
import type { App } from '../../http/app-type';
import { staffOf } from '../../auth/guards';
import type { Context } from '../../context';
import { inTransaction } from '../../db/engine';
import { readAttachment } from './queries';
import { recordAudit } from '../../audit/service';
import { notFound } from '../../http/errors';
import { idParam } from '../../http/request/id-param';
import { sendInert } from '../../http/send-attachment';
import { staffRoute } from '../../http/staff-route';

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** GET /chats/{userId}/cards/{cardId}: a benefit card. Every access is recorded in the audit log. */
export function cardRoutes(app: App, context: Context): void {
  app.get(
    '/chats/:userId/cards/:cardId',
    staffRoute(
      context,
      {
        summary: 'A benefit card',
        description: 'Sends the file itself: JPEG, PNG, WebP, or PDF.',
        perMinute: 30,
      },
      { params: Type.Object({ userId: idParam, cardId: idParam }) },
    ),
    async (request, reply) => {
      const { userId: threadId, cardId: id } = request.params;
      const card = await inTransaction(context.database.db, async (tx) => {
        const found = await readAttachment(tx, context.vault, { threadId, id });
        if (found === null) throw notFound();
        await recordAudit(tx, {
          at: context.now().toISOString(),
          actor: staffOf(request).email,
          action: 'open-card',
          subject: { kind: 'message', id: found.messageId },
        });
        return found;
      });
      return sendInert(reply, { ...card, name: `benefit-card.${extensions[card.type] ?? 'bin'}` });
    },
  );
}
