import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { recordAudit } from '../../audit/service';
import { addHelpDeskMessage } from './queries';
import type { KnownRecord } from '../records/queries';
import { queueJob } from '../../outbox/queries';
import type { Mail } from '../../email/email';
import { requestReplyMail } from '../emails';
import { HttpError } from '../../http/errors';
import { replyKey } from '../../email/inbound/message-ids';
import { requireSendable, textToSend } from '../../inbox/replies/service';
import type { Text } from '../../outbox/channel';

/** What the office writes to whoever asked; `by` is its author's e-mail, `at` ISO 8601 in UTC. */
type Answer = {
  id: string;
  at: string;
  by: string;
  text: string;
  channel: 'email' | 'sms' | 'page';
};

/**
 * Keeps the office's answer to a request, sends it through the outbox unless it stands on the status page alone, and records who answered.
 * Throws 400 when it cannot be sent as it is written, 409 when nobody would read it. Run it in the transaction of what causes it.
 * @param carried gives what the outbox carries of it
 */
export async function keepAnswer(
  context: Context,
  tx: Db,
  record: KnownRecord,
  { by, channel, ...written }: Answer,
  carried: (way: { channel: 'email' | 'sms'; to: string }) => Text | Mail | Promise<Text | Mail>,
): Promise<void> {
  const { id, at, text } = written;
  requireSendable(channel, text);
  const reply = { ...written, recordId: record.id, author: by, kind: 'reply' } as const;
  if (channel === 'page') {
    requirePage(record, at);
    const nowhere = { channel, to: null, delivery: 'received' } as const;
    await addHelpDeskMessage(tx, context.vault, { ...reply, ...nowhere });
  } else {
    const to = recipientOf(record, channel);
    const carries = await carried({ channel, to });
    await addHelpDeskMessage(tx, context.vault, { ...reply, channel, to, delivery: 'queued' });
    await queueMessage(context, tx, { id, at, channel, carries });
  }
  const subject = { kind: 'help-desk', id: record.id } as const;
  await recordAudit(tx, { at, actor: by, action: 'answer-request', subject });
}

/** Keeps an e-mail that tells of a step and says nothing more, and sends it through the outbox. Run it in the transaction of what causes it. */
export async function keepNotice(
  context: Context,
  tx: Db,
  { id: recordId }: KnownRecord,
  { id, at, by: author, mail }: { id: string; at: string; by: string; mail: Mail },
): Promise<void> {
  const notice = { id, at, recordId, author, kind: 'notice', text: '' } as const;
  const sent = { channel: 'email', to: mail.to, delivery: 'queued' } as const;
  await addHelpDeskMessage(tx, context.vault, { ...notice, ...sent });
  await queueMessage(context, tx, { id, at, channel: 'email', carries: mail });
}

function queueMessage(
  { vault }: Context,
  tx: Db,
  message: { id: string; at: string; channel: 'email' | 'sms'; carries: Text | Mail },
): Promise<void> {
  const { id, at, channel, carries } = message;
  const job = {
    channel,
    payload: JSON.stringify(carries),
    messageId: null,
    helpDeskMessageId: id,
    idempotencyKey: replyKey(id),
  };
  return queueJob(tx, vault, job, at);
}

/** Where an answer to a request goes: the number or the address that it gave. Throws 409 when it gave no address. */
function recipientOf({ contact, email }: KnownRecord, channel: 'email' | 'sms'): string {
  if (channel === 'sms') return contact;
  if (email !== null) return email;
  throw new HttpError(409, 'no_email', 'This request gave no e-mail address. Please call.');
}

/** Throws 409 when nobody could read anything on the status page of a request any more. @param at ISO 8601, UTC */
export function requirePage({ expiresAt }: KnownRecord, at: string): void {
  if (expiresAt > at) return;
  throw new HttpError(409, 'page_over', 'The status page of this request is over. Please call.');
}

/** What the outbox carries of the office's answer to a request. Throws 409 when its owner must not be texted. */
export async function requestAnswer(
  { regions }: Context,
  tx: Db,
  { region: id, reference }: KnownRecord,
  { channel, text, to }: { channel: 'email' | 'sms'; text: string; to: string },
): Promise<Text | Mail> {
  const region = regions[id];
  return channel === 'sms'
    ? textToSend(tx, region, { text, to })
    : requestReplyMail({ region, to, reference, text });
}
