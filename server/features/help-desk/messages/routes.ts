import { buildDraftKey } from '../../../../contract/drafts/constants';
import type { FastifyRequest } from 'fastify';
import { helpDeskEndpoints } from '../../../../contract/help-desk/endpoints';
import type { HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import { getActor, getStaff } from '../../../core/http/request/staff';
import type { Context } from '../../context';
import { deleteDraft } from '../../../services/drafts/queries';
import { inTransaction, type Db } from '../../../core/db/engine';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { HttpError, notFound } from '../../../core/http/errors';
import {
  createIdempotent,
  prepareNothing,
  getStaffIdempotencyKey,
} from '../../../core/http/idempotency/idempotency';
import { notFailedError } from '../../../services/messages/service';
import { requeueDeadJob } from '../../../services/outbox/queries';
import { addEvent, logChange } from '../event-queries';
import { requireRecord } from '../service';
import { obsoleteReasons } from './message-job';
import { findHelpDeskMessage, findObsoleteReason, setHelpDeskDelivery } from './queries';
import { buildPayload, saveMessage } from './save-message';

export function helpDeskMessageRoutes(app: App, context: Context): void {
  const handle = createHandle(app, context, helpDeskEndpoints);

  handle('POST /helpDesk/records/:id/replies', async (request) => {
    const message = await createMessage(context, request, { kind: 'reply', ...request.body });
    context.wakeOutbox();
    return message;
  });

  handle('POST /helpDesk/records/:id/notes', (request) => {
    const { text } = request.body;
    return createMessage(context, request, { kind: 'note', channel: null, text });
  });

  handle('POST /helpDesk/records/:id/messages/:messageId/retry', async (request) => {
    const message = await inTransaction(context.database.db, (tx) =>
      retry(context, tx, request, request.params),
    );
    context.wakeOutbox();
    return message;
  });
}

async function createMessage(
  context: Context,
  request: FastifyRequest<{ Params: { id: string } }>,
  message: Pick<HelpDeskMessage, 'kind' | 'channel' | 'text'>,
): Promise<HelpDeskMessage> {
  const { id: recordId } = request.params;
  const { kind, channel, text } = message;
  const content = [recordId, channel ?? 'note', text];
  const key = getStaffIdempotencyKey(context, request, 'request-message', content);
  const id = await createIdempotent(context, key, prepareNothing, async (tx, newId, now) => {
    const record = await requireRecord(request, tx, recordId);
    const actor = { email: getStaff(request).email, at: now.toISOString() };
    await saveMessage(context, tx, record, actor, { ...message, id: newId });
    const draftKey = buildDraftKey('help-desk', recordId, channel ?? 'note');
    await deleteDraft(tx, { email: actor.email, key: draftKey });
    if (kind !== 'reply') return;
    await addEvent(tx, { recordId, at: actor.at, step: 'answered', actor: actor.email });
  });
  return readMessage(context, context.database.db, id);
}

async function readMessage({ encryption }: Context, db: Db, id: string) {
  const found = await findHelpDeskMessage(db, encryption, id);
  if (found === null) throw notFound();
  return found;
}

async function retry(
  context: Context,
  tx: Db,
  request: FastifyRequest,
  { id, messageId }: { id: string; messageId: string },
): Promise<HelpDeskMessage> {
  const record = await requireRecord(request, tx, id);
  const message = await readMessage(context, tx, messageId);
  if (message.recordId !== record.id) throw notFound();
  if (message.delivery === 'queued') return message;
  if (message.delivery !== 'failed') throw notFailedError();
  const actor = getActor(context, request);
  const obsolete = await findObsoleteReason(tx, message);
  if (obsolete !== null) throw new HttpError(409, obsolete, obsoleteReasons[obsolete]);
  // A dead job's payload was cleared, so it is rebuilt from the message.
  const payload = await buildPayload(context, tx, record, { ...message, at: actor.at });
  const job = { type: `help-desk-${message.channel ?? ''}`, subject: messageId };
  if (!(await requeueDeadJob(tx, context.encryption, job, { payload, now: actor.at }))) {
    // A simultaneous retry may have been faster.
    const current = await readMessage(context, tx, messageId);
    if (current.delivery === 'queued') return current;
    throw notFailedError();
  }
  await setHelpDeskDelivery(tx, messageId, 'queued');
  await logChange(tx, id, actor, { actions: [{ action: 'retry-request' }] });
  return { ...message, delivery: 'queued', problem: null };
}
