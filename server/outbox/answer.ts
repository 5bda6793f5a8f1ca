import type { Context } from '../context';
import type { Db } from '../db/engine';
import { mayText } from '../db/queries/text-consents';
import type { Thread } from '../db/queries/threads';
import type { Mail } from '../emails/mail';
import { replyMail } from '../emails/reply';
import { HttpError } from '../errors';
import { replyAddressOf } from '../incoming-mail/reply-address';
import type { Text } from './channel';

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
  if (!(await mayText(tx, to))) {
    throw new HttpError(
      409,
      'no_consent',
      'This person has not agreed to text messages, or has opted out. Please call or write an e-mail.',
    );
  }
  // A text has no sender's name of its own.
  return { to, text: `${region.company}: ${text}` };
}
