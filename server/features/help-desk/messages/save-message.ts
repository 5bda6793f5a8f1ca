import type { HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import type { Context } from '../../context';
import type { Actor } from '../../../core/db/change-log';
import type { Db } from '../../../core/db/engine';
import type { OutboundEmail } from '../../../services/email/email';
import { receiptJobKey, replyJobKey } from '../../../services/email/inbound/message-ids';
import { addReplyHeaders, type ParentEmail } from '../../../services/email/reply-headers';
import { buildReplyEmail, requestSubject } from '../../../services/email/templates/region-email';
import { HttpError } from '../../../core/http/errors';
import { findRequestEmail, toSentParent } from '../../inbox/service';
import { buildText, requireSendable } from '../../../services/messages/service';
import type { TextMessage } from '../../../services/sms/text-sender';
import { hasJob, queueJob } from '../../../services/outbox/queries';
import { buildDecisionEmail, buildFileEmail } from '../emails';
import { findDecision, logChange } from '../event-queries';
import type { LoadedRecord } from '../records/queries';
import { addHelpDeskMessage, findSentEmail } from './queries';

/** A notice announces a step that has its own audit entry. */
const auditActions = {
  reply: [{ action: 'answer-request' }],
  note: [{ action: 'note-request' }],
  notice: [],
} as const;

/**
 * Stores, audits, and queues a message. A 'status-page' reply appears only on the status page. Throws 400 if it cannot be sent as written,
 * 409 if no one could read it.
 * @param message to: the recipient, if it is not a contact of the request
 * @param notBefore holds it until then, so that it can be withdrawn
 */
export async function saveMessage(
  context: Context,
  tx: Db,
  record: LoadedRecord,
  actor: Actor,
  message: Pick<HelpDeskMessage, 'id' | 'kind' | 'channel' | 'text'> & { to?: string },
  notBefore?: string,
): Promise<void> {
  const { id, kind, channel, text } = message;
  const { at, email: author } = actor;
  if (channel !== null) requireSendable(channel, text);
  if (channel === 'status-page') requireStatusPage(record, at);
  const to = message.to ?? getRecipient(record, channel);
  const delivery = to === null ? ('received' as const) : ('queued' as const);
  const stored = { ...message, at, author, to, delivery, problem: null };
  await addHelpDeskMessage(tx, context.encryption, record.id, stored);
  await logChange(tx, record.id, actor, { actions: auditActions[kind] });
  if (channel !== 'email' && channel !== 'sms') return;
  const job = {
    type: `help-desk-${channel}`,
    subject: id,
    payload: await buildPayload(context, tx, record, stored),
    idempotencyKey: replyJobKey(id),
    notBefore,
  };
  await queueJob(tx, context.encryption, job, at);
}

function getRecipient(
  { contact, email }: LoadedRecord,
  channel: HelpDeskMessage['channel'],
): string | null {
  if (channel === 'sms') return contact;
  if (channel !== 'email') return null;
  if (email !== null) return email;
  throw new HttpError(409, 'no_email', 'This request has no email address. Please call.');
}

/** Throws 409 if the status page has expired. @param at ISO 8601 in UTC */
export function requireStatusPage({ expiresAt }: LoadedRecord, at: string): void {
  if (expiresAt > at) return;
  throw new HttpError(
    409,
    'page_over',
    'The status page of this request has expired. Please call.',
  );
}

/** Builds what the outbox sends for a stored message. Throws 409 if texting is not allowed. */
export async function buildPayload(
  context: Context,
  tx: Db,
  record: LoadedRecord,
  { id, kind, text, at, channel, to: recipient }: HelpDeskMessage,
): Promise<TextMessage | OutboundEmail> {
  const region = context.regions[record.region];
  const to = recipient ?? '';
  if (channel === 'sms') return buildText(tx, region, { text, to });
  const parent = await findParentEmail(context, tx, record, { to, replyId: id });
  const isDecision = (await findDecision(tx, { recordId: record.id, messageId: id })) !== null;
  if (isDecision || kind === 'notice') {
    const notice = isDecision
      ? buildDecisionEmail(context, record, { to, at, note: text || undefined })
      : buildFileEmail(context, record, { to, fileId: id });
    return addReplyHeaders(notice, parent && { ...parent, subject: null }, requestSubject);
  }
  const reply = buildReplyEmail({ region, to, text });
  const subject = `${requestSubject} ${record.reference}`;
  return addReplyHeaders({ ...reply, subject }, parent, requestSubject);
}

/** The caregiver's latest email about the request from the address, or else our own latest email to it. */
async function findParentEmail(
  { config, encryption }: Context,
  tx: Db,
  { id: requestId, email }: LoadedRecord,
  { to, replyId }: { to: string; replyId: string },
): Promise<ParentEmail | null> {
  const answered = await findRequestEmail(tx, encryption, { requestId, to });
  if (answered !== null) return answered;
  const sentId = await findSentEmail(tx, { recordId: requestId, to, replyId });
  if (sentId !== null) return toSentParent(replyJobKey(sentId), config.mail.from);
  const receiptKey = receiptJobKey(requestId);
  return email === to && (await hasJob(tx, receiptKey))
    ? toSentParent(receiptKey, config.mail.from)
    : null;
}
