import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import {
  HelpDeskMessage,
  HelpDeskNote,
  HelpDeskReply,
} from '../../../contract/help-desk/record-schema';
import type { App } from '../../http/app-type';
import { staffOf } from '../../auth/guards';
import type { Context } from '../../context';
import { inTransaction, type Db } from '../../db/engine';
import { recordAudit } from '../../audit/service';
import { addStep, findDecision } from '../event-queries';
import { addHelpDeskMessage, findHelpDeskMessage, setHelpDeskDelivery } from './queries';
import type { KnownRecord } from '../records/queries';
import { requeueDeadJob } from '../../outbox/queries';
import { touchList } from '../../db/list-revisions';
import { HttpError, notFound } from '../../http/errors';
import { keepAnswer, requestAnswer } from './reply';
import { mailOfDecision } from '../records/notify-decision';
import { mailOfFile } from '../files/notify-file';
import { whyOver } from './obsolete-reason';
import { staffOnce } from '../../http/idempotency/staff-idempotency-key';
import { noPreparation, storeOnce } from '../../http/idempotency/idempotency';
import { recordOf } from '../queues/params';
import { recordParam } from '../queues/routes';
import { idParam } from '../../http/request/id-param';
import { notFailed } from '../../inbox/replies/service';
import { staffRoute } from '../../http/staff-route';

/**
 * POST /helpDesk/records/{id}/replies: an answer to the caregiver, kept with the request and its status page, and sent through the outbox; /notes: what only the
 * office reads; /messages/{messageId}/retry: an answer that was given up is sent again, as one.
 */
export function helpDeskMessageRoutes(app: App, context: Context): void {
  app.post(
    '/helpDesk/records/:id/replies',
    staffRoute(
      context,
      {
        summary: 'Answer a help-desk request by text, by e-mail or on its status page',
        perMinute: 60,
      },
      { params: recordParam, body: HelpDeskReply, response: { 201: HelpDeskMessage } },
    ),
    async (request, reply) => {
      const { channel, text } = request.body;
      const message = await writeOnce(context, request, [channel, text], (tx, made) =>
        writeReply(context, tx, request, { ...made, ...request.body }),
      );
      context.wakeOutbox();
      void reply.code(201);
      return message;
    },
  );

  app.post(
    '/helpDesk/records/:id/notes',
    staffRoute(
      context,
      { summary: 'Keep a private note on a help-desk request', perMinute: 60 },
      { params: recordParam, body: HelpDeskNote, response: { 201: HelpDeskMessage } },
    ),
    async (request, reply) => {
      const { text } = request.body;
      const message = await writeOnce(context, request, ['note', text], (tx, made) =>
        writeNote(context, tx, request, { ...made, text }),
      );
      void reply.code(201);
      return message;
    },
  );

  app.post(
    '/helpDesk/records/:id/messages/:messageId/retry',
    staffRoute(
      context,
      { summary: 'Send an answer again that could not be delivered', perMinute: 60 },
      {
        params: Type.Object({ ...recordParam.properties, messageId: idParam }),
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

type Made = { id: string; at: string; recordId: string; author: string };

async function writeOnce(
  context: Context,
  request: FastifyRequest,
  said: string[],
  write: (tx: Db, made: Made) => Promise<void>,
): Promise<HelpDeskMessage> {
  const { id: recordId } = request.params as { id: string };
  const author = staffOf(request).email;
  const once = staffOnce(context, request, 'request-message', [recordId, ...said]);
  const made = await storeOnce(context, once, noPreparation, (tx, id, now) =>
    write(tx, { id, at: now.toISOString(), recordId, author }),
  );
  return toldOf(context, context.database.db, made);
}

async function toldOf({ vault }: Context, db: Db, id: string): Promise<HelpDeskMessage> {
  const message = await findHelpDeskMessage(db, vault, id);
  if (message === null) throw notFound();
  const { recordId: _known, ...told } = message;
  return told;
}

async function writeReply(
  context: Context,
  tx: Db,
  request: FastifyRequest,
  { recordId, author: by, ...written }: Made & HelpDeskReply,
): Promise<void> {
  const { at, text } = written;
  const record = await recordOf(request, tx, recordId);
  await keepAnswer(context, tx, record, { ...written, by }, (way) =>
    requestAnswer(context, tx, record, { ...way, text }),
  );
  await addStep(tx, { recordId, at, step: 'answered', by });
  await touchList(tx, 'help-desk');
}

async function writeNote(
  { vault }: Context,
  tx: Db,
  request: FastifyRequest,
  { text, ...made }: Made & { text: string },
): Promise<void> {
  const { at, recordId, author } = made;
  await recordOf(request, tx, recordId);
  const nowhere = { kind: 'note', channel: null, to: null, delivery: 'received' } as const;
  await addHelpDeskMessage(tx, vault, { ...made, text, ...nowhere });
  const subject = { kind: 'help-desk', id: recordId } as const;
  await recordAudit(tx, { at, actor: author, action: 'note-request', subject });
  await touchList(tx, 'help-desk');
}

async function retry(
  context: Context,
  tx: Db,
  request: FastifyRequest,
  messageId: string,
): Promise<HelpDeskMessage> {
  const record = await recordOf(request, tx, (request.params as { id: string }).id);
  const message = await findHelpDeskMessage(tx, context.vault, messageId);
  if (message === null || message.recordId !== record.id) throw notFound();
  if (message.delivery === 'queued') return toldOf(context, tx, messageId);
  const { channel, to, text } = message;
  if (message.delivery !== 'failed' || channel === null || channel === 'page' || to === null) {
    throw notFailed();
  }
  const at = context.now().toISOString();
  const over = await whyOver(tx, message);
  if (over !== null) throw new HttpError(409, over.code, over.words);
  // Made anew from the message: the job forgets what it carried when it is given up.
  const payload = JSON.stringify(
    await toSendAgain(context, tx, record, {
      id: messageId,
      kind: message.kind,
      channel,
      to,
      text,
      at,
    }),
  );
  const again = { of: 'help_desk_message_id', messageId, payload, now: at } as const;
  if (!(await requeueDeadJob(tx, context.vault, again))) {
    // Another press was faster, and this one has waited for it.
    const meanwhile = await toldOf(context, tx, messageId);
    if (meanwhile.delivery === 'queued') return meanwhile;
    throw notFailed();
  }
  await setHelpDeskDelivery(tx, messageId, 'queued');
  const subject = { kind: 'help-desk', id: record.id } as const;
  const actor = staffOf(request).email;
  await recordAudit(tx, { at, actor, action: 'retry-request', subject });
  await touchList(tx, 'help-desk');
  return toldOf(context, tx, messageId);
}

type SentAgain = Pick<HelpDeskMessage, 'id' | 'kind' | 'text' | 'at'> & {
  channel: 'email' | 'sms';
  to: string;
};

async function toSendAgain(
  context: Context,
  tx: Db,
  record: KnownRecord,
  { id, kind, text, at, ...way }: SentAgain,
) {
  const note = kind === 'notice' ? undefined : text;
  const decided = await findDecision(tx, { recordId: record.id, toldBy: id });
  if (decided !== null) return mailOfDecision(context, record, { to: way.to, at, note });
  return kind === 'notice'
    ? mailOfFile(context, record, { to: way.to, fileId: id })
    : requestAnswer(context, tx, record, { ...way, text });
}
