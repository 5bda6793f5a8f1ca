import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../core/db/engine';
import { HttpError, notFound } from '../../core/http/errors';
import { getActor } from '../../core/http/request/staff';
import type { ServiceContext } from '../context';
import { requeueDeadJob } from '../outbox/queries';
import type { MessageSubject, SubjectRecord } from './message-subject';
import { findMessage, setDelivery, type StoredMessage } from './queries';
import { auditMessage, buildPayload, type Writing } from './service';

/** Sends a failed message again, to its original recipient. A repeated call changes nothing. Throws 404 or 409. */
export async function retryMessage<Loaded extends SubjectRecord, Shown>(
  context: ServiceContext,
  request: FastifyRequest,
  subject: MessageSubject<Loaded, Shown>,
  { recordId, messageId }: { recordId: string; messageId: string },
): Promise<Shown> {
  const actor = getActor(context, request);
  const shown = await inTransaction(context.database.db, async (tx) => {
    await subject.lock(tx, recordId);
    const record = await subject.requireVisible(context, request, tx, recordId);
    const message = await findMessage(tx, context.encryption, messageId);
    if (message?.subjectKind !== subject.kind) throw notFound();
    // Its thread may have been merged into the record.
    const owner = await subject.requireVisible(context, request, tx, message.subjectId);
    if (owner.id !== record.id) throw notFound();
    await requeue(context, { tx, subject, record, actor }, message);
    return subject.findShown(context, tx, messageId);
  });
  context.wakeOutbox();
  if (shown === null) throw notFound();
  return shown;
}

async function requeue<Loaded extends SubjectRecord>(
  context: ServiceContext,
  writing: Writing<Loaded>,
  message: StoredMessage,
): Promise<void> {
  const { tx, subject, record, actor } = writing;
  const { id, channel, delivery, email, number, intent, text, fullText, emailSubject } = message;
  if (delivery === 'queued') return;
  if (delivery !== 'failed' || (channel !== 'email' && channel !== 'sms')) throw notFailedError();
  const obsolete = (await subject.findObsolete?.(tx, message)) ?? null;
  if (obsolete !== null) {
    throw new HttpError(409, obsolete, subject.obsoleteReasons?.[obsolete] ?? obsolete);
  }
  // A dead job's payload was cleared, so it is rebuilt from the message.
  const outbound = {
    ...{ id, channel, text, fullText, subject: emailSubject },
    ...{ to: email ?? number, isNotice: intent !== null },
  };
  const payload = await buildPayload(context, writing, outbound);
  const job = { type: `message-${channel}`, subject: id };
  if (!(await requeueDeadJob(tx, context.encryption, job, { payload, now: actor.at }))) {
    // A simultaneous retry may have been faster.
    const current = await findMessage(tx, context.encryption, id);
    if (current?.delivery === 'queued') return;
    throw notFailedError();
  }
  await setDelivery(tx, id, 'queued');
  await auditMessage(writing, id, 'retry');
  await subject.onChange(tx, record.id);
}

function notFailedError(): HttpError {
  return new HttpError(409, 'not_failed', 'This message didn’t fail, so it wasn’t sent again.');
}
