import Type from 'typebox';
import { RevealAnswer, RevealRequest } from '../../../contract/inbox/schema';
import type { App } from '../../http/app-type';
import { staffOf } from '../../auth/guards';
import type { Context } from '../../context';
import { inTransaction } from '../../db/engine';
import { recordAudit } from '../../audit/service';
import { revealField } from './queries';
import { notFound } from '../../http/errors';
import { idParam } from '../../http/request/id-param';
import { staffRoute } from '../../http/staff-route';

/** POST /chats/{userId}/messages/{messageId}/reveal: one masked field. Every access is recorded in the audit log. */
export function revealRoutes(app: App, context: Context): void {
  app.post(
    '/chats/:userId/messages/:messageId/reveal',
    staffRoute(
      context,
      // Low, so that a stolen session cannot empty the inbox in minutes.
      { summary: 'Show a masked field', perMinute: 30 },
      {
        params: Type.Object({ userId: idParam, messageId: idParam }),
        body: RevealRequest,
        response: { 200: RevealAnswer },
      },
    ),
    (request) => {
      const { userId, messageId } = request.params;
      const { field } = request.body;
      return inTransaction(context.database.db, async (tx) => {
        const value = await revealField(tx, context.vault, { threadId: userId, messageId, field });
        if (value === null) throw notFound();
        await recordAudit(tx, {
          at: context.now().toISOString(),
          actor: staffOf(request).email,
          action: field === 'dob' ? 'reveal-dob' : 'reveal-medicate',
          subject: { kind: 'message', id: messageId },
        });
        return { value };
      });
    },
  );
}
