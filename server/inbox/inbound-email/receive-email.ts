import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { markHelpDeskReturned } from '../../help-desk/messages/queries';
import { addMessage, findAnsweredThread, isKnownAddress, markReturned } from '../messages/queries';
import { giveUpSentJob } from '../../outbox/delivery-failure-queries';
import { takeReceipt } from '../../http/idempotency/queries';
import { touchList } from '../../db/list-revisions';
import { touchThread } from '../threads/revision-queries';
import { markHeard } from '../threads/queries';
import { bounceWords, type Bounce } from '../../email/inbound/bounce';
import type { IncomingMail } from '../../email/inbound/parse-email';
import { threadOfRecipients } from './reply-address';
import { ourNames, saidInMail } from '../../email/inbound/reply-text';

/** What has become of a mail; for the log alone, for whoever hands it over must not learn which addresses there are. */
export type Filed = 'kept' | 'twice' | 'bounce' | 'automatic' | 'unknown';

/**
 * Puts a mail into the thread it answers: that of the address it was sent to, or of the message of ours that it names. Never by its
 * sender, which anybody can write (docs/decisions/027). A report that an answer did not arrive marks that answer.
 * @param made the id and time of the message it becomes
 */
export async function fileMail(
  context: Context,
  tx: Db,
  mail: IncomingMail,
  made: { id: string; at: string },
): Promise<Filed> {
  if (mail.bounce !== null) return fileBounce(context, tx, mail.bounce);
  if (mail.isAutomatic) return 'automatic';
  const threadId =
    (await threadOfRecipients(context, tx, mail.recipients)) ??
    (await findAnsweredThread(tx, mail.answers));
  if (threadId === null) return 'unknown';
  if (!(await isFirst(context, tx, mail, { threadId, ...made }))) return 'twice';
  const fromKnown = mail.from !== null && (await isKnownAddress(tx, threadId, mail.from));
  const names = ourNames(context.regions, context.config);
  const { text, details } = saidInMail(mail, { names, fromKnown });
  await addMessage(tx, context.vault, {
    ...made,
    threadId,
    channel: 'email',
    direction: 'in',
    text,
    author: null,
    delivery: 'received',
    email: mail.from,
    ...(details.length === 0 ? {} : { details }),
  });
  await markHeard(tx, threadId, made.at);
  await touchThread(tx, threadId);
  return 'kept';
}

/** Whether this mail was not told of before: by its Message-ID, or where it has none by what it says. */
async function isFirst(
  { vault }: Context,
  tx: Db,
  { id, from, subject, text, files }: IncomingMail,
  { threadId, id: madeId, at }: { threadId: string; id: string; at: string },
): Promise<boolean> {
  const parts = id === null ? [from ?? '', subject, text, ...files] : [id];
  const mark = vault.mark(['mail', threadId, ...parts]);
  return takeReceipt(tx, { key: `mail:${mark}`, mark, madeId, at, freeBefore: null });
}

async function fileBounce(
  { vault }: Context,
  tx: Db,
  { messageId, status }: Bounce,
): Promise<Filed> {
  const words = bounceWords(status);
  const why = { label: 'Not delivered', value: words };
  const threadId = await markReturned(tx, vault, { messageId, why });
  const ofHelpDesk =
    threadId === null && (await markHelpDeskReturned(tx, { messageId, problem: words }));
  if (threadId === null && !ofHelpDesk) return 'unknown';
  const of = ofHelpDesk ? 'help_desk_message_id' : 'message_id';
  await giveUpSentJob(tx, { of, messageId, problem: `Returned: ${status}` });
  if (threadId === null) await touchList(tx, 'help-desk');
  else await touchThread(tx, threadId);
  return 'bounce';
}
