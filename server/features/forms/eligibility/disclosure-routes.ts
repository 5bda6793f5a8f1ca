import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { AuditAction } from '../../../../contract/audit/constants';
import { RevealRequest, RevealResponse } from '../../../../contract/inbox/schema';
import { recordId } from '../../../../contract/shared/schema/fields';
import { inTransaction, type Db } from '../../../core/db/engine';
import type { App } from '../../../core/http/app-type';
import { notFound } from '../../../core/http/errors';
import { getActor } from '../../../core/http/request/staff';
import { sendAttachment } from '../../../core/http/send-attachment';
import { staffRouteOptions } from '../../../core/http/staff-route';
import { recordAudit } from '../../../services/audit/record-audit';
import type { Context } from '../../context';
import { readAttachment } from '../../inbox/service';
import { revealField } from './queries';

/** Low, so that a stolen session cannot empty the inbox in minutes. */
const maxRevealsPerMinute = 30;

export function revealRoutes(app: App, context: Context): void {
  app.post(
    '/chats/:userId/messages/:messageId/reveal',
    staffRouteOptions(
      context,
      { summary: 'Reveal a masked field', perMinute: maxRevealsPerMinute },
      {
        params: Type.Object({ userId: recordId, messageId: recordId }),
        body: RevealRequest,
        response: { 200: RevealResponse },
      },
    ),
    (request) => {
      const { userId: threadId, messageId } = request.params;
      const { field } = request.body;
      return readAudited(context, request, `reveal-${field}`, async (tx) => {
        const value = await revealField(tx, context.vault, { threadId, messageId, field });
        return value === null ? null : { messageId, result: { value } };
      });
    },
  );
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

export function benefitCardRoutes(app: App, context: Context): void {
  app.get(
    '/chats/:userId/cards/:cardId',
    staffRouteOptions(
      context,
      {
        summary: 'Download a benefit card',
        description: 'Returns a JPEG, PNG, WebP, or PDF file.',
        perMinute: maxRevealsPerMinute,
      },
      { params: Type.Object({ userId: recordId, cardId: recordId }) },
    ),
    async (request, reply) => {
      const { userId: threadId, cardId: id } = request.params;
      const card = await readAudited(context, request, 'open-card', async (tx) => {
        const file = await readAttachment(tx, context.vault, { threadId, id });
        return file && { messageId: file.messageId, result: file };
      });
      return sendAttachment(reply, {
        ...card,
        name: `benefit-card.${extensions[card.type] ?? 'bin'}`,
      });
    },
  );
}

/** Returns health data only if the access is recorded in the audit log. Throws 404 if `read` returns null. */
function readAudited<Result>(
  context: Context,
  request: FastifyRequest,
  action: AuditAction,
  read: (tx: Db) => Promise<{ messageId: string; result: Result } | null>,
): Promise<Result> {
  const { email, at } = getActor(context, request);
  return inTransaction(context.database.db, async (tx) => {
    const found = await read(tx);
    if (found === null) throw notFound();
    const subject = { kind: 'message', id: found.messageId } as const;
    await recordAudit(tx, { at, actor: email, action, subject });
    return found.result;
  });
}
