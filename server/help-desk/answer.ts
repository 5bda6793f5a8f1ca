import type { Context } from '../context';
import type { Db } from '../db/engine';
import type { KnownRecord } from '../db/queries/help-desk-records';
import type { Mail } from '../emails/mail';
import { requestReplyMail } from '../emails/request-mails';
import { HttpError } from '../errors';
import { textToSend } from '../outbox/answer';
import type { Text } from '../outbox/channel';

/** Where an answer to a request goes: the number or the address that it gave. Throws 409 when it gave no address. */
export function recipientOf({ contact, email }: KnownRecord, channel: 'email' | 'sms'): string {
  if (channel === 'sms') return contact;
  if (email !== null) return email;
  throw new HttpError(409, 'no_email', 'This request gave no e-mail address. Please call.');
}

/** Throws 409 when nobody could read an answer on the status page any more. @param at ISO 8601, UTC */
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
