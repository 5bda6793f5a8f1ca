import { charactersLeft, longestWriting } from '../../../contract/inbox/constants';
import { marksIn } from '../../../contract/inbox/template-text';
import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { mayText } from '../../sms/consent-queries';
import type { Thread } from '../threads/queries';
import type { Mail } from '../../email/email';
import { replyMail } from '../../email/templates/reply';
import { HttpError, invalid } from '../../http/errors';
import { replyAddressOf } from '../inbound-email/reply-address';
import type { Region } from '../../site/region-records';
import type { Text } from '../../outbox/channel';

/**
 * What the outbox carries of the office's answer to a person, in the name of their region. Throws 409 when they must not be
 * texted.
 * @param answer `to` is the address of an e-mail, or the ten digits of a text
 */
export async function answerToSend(
  context: Context,
  tx: Db,
  thread: Pick<Thread, 'id' | 'region'>,
  { channel, text, to }: { channel: 'sms' | 'email'; text: string; to: string },
): Promise<Text | Mail> {
  const region = context.regions[thread.region];
  if (channel === 'email') {
    return replyMail({ region, to, text, replyTo: await replyAddressOf(context, tx, thread.id) });
  }
  return textToSend(tx, region, { text, to });
}

/** A text in the name of a region; who gets it sees no other sender. Throws 409 when its owner must not be texted. */
export async function textToSend(
  tx: Db,
  region: Region,
  { text, to }: { text: string; to: string },
): Promise<Text> {
  if (!(await mayText(tx, to))) {
    throw new HttpError(
      409,
      'no_consent',
      'This person has not agreed to text messages, or has opted out. Please call or write an e-mail.',
    );
  }
  return { to, text: `${region.company}: ${text}` };
}

/** Refuses, with a 400 on the field `text`, what is too long for a text message, or still has marks of a template to be filled in. */
export function requireSendable(channel: 'sms' | 'email' | 'page', text: string): void {
  if (charactersLeft(longestWriting[channel], text) < 0) {
    const most = longestWriting[channel].toLocaleString('en-US');
    throw invalid({ text: `Please use at most ${most} characters in a text message.` });
  }
  const marks = marksIn(text);
  if (marks.length > 0) throw invalid({ text: `Please fill in first: ${marks.join(', ')}` });
}

/** 409: what is to be sent again has arrived, or is on its way. */
export function notFailed(): HttpError {
  return new HttpError(
    409,
    'not_failed',
    'This message has not failed: there is nothing to send again.',
  );
}
