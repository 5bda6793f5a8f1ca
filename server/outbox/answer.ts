import type { Context } from '../context';
import type { Db } from '../db/engine';
import { mayText } from '../db/queries/text-consents';
import type { Thread } from '../db/queries/threads';
import type { Mail } from '../emails/mail';
import { replyMail } from '../emails/reply';
import { HttpError } from '../errors';
import type { Text } from './channel';

/**
 * What the outbox carries of the office's answer to a person, in the name of their region. Throws 409 when they must not be
 * texted.
 * @param to the address of an e-mail; a text goes to the thread's number
 */
export async function answerToSend(
  { regions }: Context,
  tx: Db,
  thread: Thread,
  answer: { channel: 'sms'; text: string } | { channel: 'email'; text: string; to: string },
): Promise<Text | Mail> {
  const region = regions[thread.region];
  if (answer.channel === 'email') return replyMail({ region, to: answer.to, text: answer.text });
  if (!(await mayText(tx, thread.contact))) {
    throw new HttpError(
      409,
      'no_consent',
      'This person has not agreed to text messages, or has opted out. Please call or write an e-mail.',
    );
  }
  // A text has no sender's name of its own.
  return { to: thread.contact, text: `${region.company}: ${answer.text}` };
}
