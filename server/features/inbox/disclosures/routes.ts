import type { FastifyRequest } from 'fastify';
import type { AuditAction } from '../../../../contract/audit/constants';
import { inboxEndpoints } from '../../../../contract/inbox/endpoints';
import { inTransaction, type Db } from '../../../core/db/engine';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { notFound } from '../../../core/http/errors';
import { getActor } from '../../../core/http/request/staff';
import { sendAttachment } from '../../../core/http/send-attachment';
import { recordAudit } from '../../../services/audit/record-audit';
import type { Context } from '../../context';
import { readAttachment } from '../messages/attachment-queries';
import { revealField } from './queries';

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

export function disclosureRoutes(app: App, context: Context): void {
  const handle = createHandle(app, context, inboxEndpoints);

  handle('POST /chats/:userId/messages/:messageId/reveal', (request) => {
    const { userId: threadId, messageId } = request.params;
    const { field } = request.body;
    return readAudited(context, request, `reveal-${field}`, async (tx) => {
      const value = await revealField(tx, context.encryption, { threadId, messageId, field });
      return value === null ? null : { messageId, result: { value } };
    });
  });

  handle('GET /chats/:userId/cards/:cardId', async (request, reply) => {
    const { userId: threadId, cardId: id } = request.params;
    const card = await readAudited(context, request, 'open-card', async (tx) => {
      const file = await readAttachment(tx, context.encryption, { threadId, id });
      return file && { messageId: file.messageId, result: file };
    });
    const name = `benefit-card.${extensions[card.type] ?? 'bin'}`;
    return sendAttachment(reply, { ...card, name });
  });
}

/** Returns health data only if the access is recorded in the audit log. Throws 404 if `read` returns null. */
function readAudited<Result>(
  context: Context,
  request: FastifyRequest,
  action: AuditAction,
  read: (tx: Db) => Promise<{ messageId: string; result: Result } | null>,
): Promise<Result> {
  return inTransaction(context.database.db, async (tx) => {
    const found = await read(tx);
    if (found === null) throw notFound();
    const subject = { kind: 'message', id: found.messageId } as const;
    await recordAudit(tx, getActor(context, request), { action, subject });
    return found.result;
  });
}
