import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import {
  HelpDeskMessage,
  HelpDeskNote,
  HelpDeskReply,
} from '../../../contract/help-desk/record-schema';
import { recordId } from '../../../contract/shared/schema/fields';
import type { App } from '../../http/app-type';
import { getStaff } from '../../auth/guards';
import type { Context } from '../../context';
import { inTransaction, type Db } from '../../db/engine';
import { recordAudit } from '../../audit/service';
import { buildDecisionEmail, buildFileEmail } from '../emails';
import { addEvent, findDecision } from '../event-queries';
import { addHelpDeskMessage, findHelpDeskMessage, setHelpDeskDelivery } from './queries';
import type { LoadedRecord } from '../records/queries';
import { requeueDeadJob } from '../../outbox/queries';
import { bumpRevision } from '../../db/list-revisions';
import { HttpError, notFound } from '../../http/errors';
import { buildRequestReply, saveReply } from './reply';
import { findObsoleteReason } from './obsolete-reason';
import {
  createIdempotent,
  getStaffIdempotencyKey,
  prepareNothing,
} from '../../http/idempotency/idempotency';
import { requireRecord } from '../queues/params';
import { recordParam } from '../queues/routes';
import { notFailedError } from '../../inbox/replies/service';
import { staffRouteOptions } from '../../http/staff-route';

/** POST /helpDesk/records/{id}/replies, /notes (private), and /messages/{messageId}/retry (sends a failed reply again). */
export function helpDeskMessageRoutes(app: App, context: Context): void {
  app.post(
    '/helpDesk/records/:id/replies',
    staffRouteOptions(
      context,
      { summary: 'Reply by text, by e-mail, or on the status page', perMinute: 60 },
      { params: recordParam, body: HelpDeskReply, response: { 201: HelpDeskMessage } },
    ),
    async (request, reply) => {
      const { channel, text } = request.body;
      const message = await createMessage(context, request, [channel, text], (tx, created) =>
        addReply(context, tx, request, { ...created, ...request.body }),
      );
      context.wakeOutbox();
      void reply.code(201);
      return message;
    },
  );

  app.post(
    '/helpDesk/records/:id/notes',
    staffRouteOptions(
      context,
      { summary: 'Add a private note to a help-desk request', perMinute: 60 },
      { params: recordParam, body: HelpDeskNote, response: { 201: HelpDeskMessage } },
    ),
    async (request, reply) => {
      const { text } = request.body;
      const message = await createMessage(context, request, ['note', text], (tx, created) =>
        addNote(context, tx, request, { ...created, text }),
      );
      void reply.code(201);
      return message;
    },
  );

  app.post(
    '/helpDesk/records/:id/messages/:messageId/retry',
    staffRouteOptions(
      context,
      { summary: 'Send a failed reply again', perMinute: 60 },
      {
        params: Type.Object({ ...recordParam.properties, messageId: recordId }),
        response: { 200: HelpDeskMessage },
      },
    ),
    async (request) => {
      const { messageId } = request.params;
      const message = await inTransaction(context.database.db, (tx) =>
        retry(context, tx, request, messageId),
      );
      context.wakeOutbox();
      return message;
    },
  );
}

type Created = { id: string; at: string; recordId: string; author: string };

async function createMessage(
  context: Context,
  request: FastifyRequest,
  content: string[],
  add: (tx: Db, created: Created) => Promise<void>,
): Promise<HelpDeskMessage> {
  const { id: recordId } = request.params as { id: string };
  const author = getStaff(request).email;
  const once = getStaffIdempotencyKey(context, request, 'request-message', [recordId, ...content]);
  const messageId = await createIdempotent(context, once, prepareNothing, (tx, id, now) =>
    add(tx, { id, at: now.toISOString(), recordId, author }),
  );
  return readMessage(context, context.database.db, messageId);
}

async function readMessage({ vault }: Context, db: Db, id: string): Promise<HelpDeskMessage> {
  const found = await findHelpDeskMessage(db, vault, id);
  if (found === null) throw notFound();
  const { recordId: _recordId, ...message } = found;
  return message;
}

async function addReply(
  context: Context,
  tx: Db,
  request: FastifyRequest,
  { recordId, author: by, ...reply }: Created & HelpDeskReply,
): Promise<void> {
  const { at, text } = reply;
  const record = await requireRecord(request, tx, recordId);
  await saveReply(context, tx, record, { ...reply, by }, (destination) =>
    buildRequestReply(context, tx, record, { ...destination, text }),
  );
  await addEvent(tx, { recordId, at, step: 'answered', by });
  await bumpRevision(tx, 'help-desk');
}

async function addNote(
  { vault }: Context,
  tx: Db,
  request: FastifyRequest,
  note: Created & { text: string },
): Promise<void> {
  const { at, recordId, author } = note;
  await requireRecord(request, tx, recordId);
  await addHelpDeskMessage(tx, vault, {
    ...note,
    kind: 'note',
    channel: null,
    to: null,
    delivery: 'received',
  });
  const subject = { kind: 'help-desk', id: recordId } as const;
  await recordAudit(tx, { at, actor: author, action: 'note-request', subject });
  await bumpRevision(tx, 'help-desk');
}

async function retry(
  context: Context,
  tx: Db,
  request: FastifyRequest,
  messageId: string,
): Promise<HelpDeskMessage> {
  const record = await requireRecord(request, tx, (request.params as { id: string }).id);
  const message = await findHelpDeskMessage(tx, context.vault, messageId);
  if (message === null || message.recordId !== record.id) throw notFound();
  if (message.delivery === 'queued') return readMessage(context, tx, messageId);
  if (message.delivery !== 'failed') throw notFailedError();
  const at = context.now().toISOString();
  const obsolete = await findObsoleteReason(tx, message);
  if (obsolete !== null) throw new HttpError(409, obsolete.code, obsolete.message);
  // A dead job's payload was cleared, so it is rebuilt from the message.
  const payload = JSON.stringify(await rebuildPayload(context, tx, record, { ...message, at }));
  const job = { column: 'helpDeskMessageId', messageId, payload, now: at } as const;
  if (!(await requeueDeadJob(tx, context.vault, job))) {
    // A simultaneous retry may have been faster.
    const current = await readMessage(context, tx, messageId);
    if (current.delivery === 'queued') return current;
    throw notFailedError();
  }
  await setHelpDeskDelivery(tx, messageId, 'queued');
  const subject = { kind: 'help-desk', id: record.id } as const;
  const actor = getStaff(request).email;
  await recordAudit(tx, { at, actor, action: 'retry-request', subject });
  await bumpRevision(tx, 'help-desk');
  return readMessage(context, tx, messageId);
}

async function rebuildPayload(
  context: Context,
  tx: Db,
  record: LoadedRecord,
  { id, kind, text, at, channel, to }: HelpDeskMessage,
) {
  if (to === null || (channel !== 'email' && channel !== 'sms')) throw notFailedError();
  const decision = await findDecision(tx, { recordId: record.id, messageId: id });
  if (decision !== null) {
    const note = kind === 'notice' ? undefined : text;
    return buildDecisionEmail(context, record, { to, at, note });
  }
  return kind === 'notice'
    ? buildFileEmail(context, record, { to, fileId: id })
    : buildRequestReply(context, tx, record, { channel, to, text });
}
