import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { recordAudit } from '../../audit/service';
import { addHelpDeskMessage } from './queries';
import type { LoadedRecord } from '../records/queries';
import { queueJob } from '../../outbox/queries';
import type { OutboundEmail } from '../../email/email';
import { buildRequestReplyEmail } from '../emails';
import { HttpError } from '../../http/errors';
import { replyJobKey } from '../../email/inbound/message-ids';
import { buildText, requireSendable } from '../../inbox/replies/service';
import type { TextMessage } from '../../outbox/channel';

type Destination = { channel: 'email' | 'sms'; to: string };

type NewReply = {
  id: string;
  at: string;
  by: string;
  text: string;
  channel: Destination['channel'] | 'page';
};

/**
 * Stores, queues, and audits a reply. A 'page' reply appears only on the status page. Throws 400 if it cannot be sent as written,
 * 409 if no one could read it.
 */
export async function saveReply(
  context: Context,
  tx: Db,
  record: LoadedRecord,
  { id, at, by, text, channel }: NewReply,
  buildPayload: (
    destination: Destination,
  ) => TextMessage | OutboundEmail | Promise<TextMessage | OutboundEmail>,
): Promise<void> {
  requireSendable(channel, text);
  const reply = { id, at, text, recordId: record.id, author: by, kind: 'reply' } as const;
  if (channel === 'page') {
    requireStatusPage(record, at);
    const page = { channel, to: null, delivery: 'received' } as const;
    await addHelpDeskMessage(tx, context.vault, { ...reply, ...page });
  } else {
    const to = getRecipient(record, channel);
    const payload = await buildPayload({ channel, to });
    await addHelpDeskMessage(tx, context.vault, { ...reply, channel, to, delivery: 'queued' });
    await queueMessage(context, tx, { id, at, channel, payload });
  }
  const subject = { kind: 'help-desk', id: record.id } as const;
  await recordAudit(tx, { at, actor: by, action: 'answer-request', subject });
}

/** Stores and queues an e-mail that announces a step and has no text of its own. Call it in a transaction. */
export async function saveNotice(
  context: Context,
  tx: Db,
  { id: recordId }: LoadedRecord,
  { id, at, by, email }: { id: string; at: string; by: string; email: OutboundEmail },
): Promise<void> {
  await addHelpDeskMessage(tx, context.vault, {
    id,
    at,
    recordId,
    author: by,
    kind: 'notice',
    text: '',
    channel: 'email',
    to: email.to,
    delivery: 'queued',
  });
  await queueMessage(context, tx, { id, at, channel: 'email', payload: email });
}

function queueMessage(
  { vault }: Context,
  tx: Db,
  message: {
    id: string;
    at: string;
    channel: 'email' | 'sms';
    payload: TextMessage | OutboundEmail;
  },
): Promise<void> {
  const { id, at, channel, payload } = message;
  const job = {
    channel,
    payload: JSON.stringify(payload),
    messageId: null,
    helpDeskMessageId: id,
    idempotencyKey: replyJobKey(id),
  };
  return queueJob(tx, vault, job, at);
}

function getRecipient({ contact, email }: LoadedRecord, channel: 'email' | 'sms'): string {
  if (channel === 'sms') return contact;
  if (email !== null) return email;
  throw new HttpError(409, 'no_email', 'This request has no e-mail address. Please call.');
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

/** Builds the outbox payload of a reply. Throws 409 if texting is not allowed. */
export async function buildRequestReply(
  context: Context,
  tx: Db,
  record: LoadedRecord,
  { channel, text, to }: Destination & { text: string },
): Promise<TextMessage | OutboundEmail> {
  return channel === 'sms'
    ? buildText(tx, context.regions[record.region], { text, to })
    : buildRequestReplyEmail(context, record, { to, text });
}
