import type { Context } from '../../context';
import type { Db } from '../../../core/db/engine';
import { formatBounceReason, type Bounce } from '../../../services/email/inbound/parse-bounce';
import type { InboundEmail } from '../../../services/email/inbound/parse-email';
import { extractReplyText, listAgencyNames } from '../../../services/email/inbound/reply-text';
import { claimIdempotencyKey } from '../../../core/http/idempotency/queries';
import { markJobBounced } from '../../../services/outbox/delivery-status-queries';
import {
  addMessage,
  findRepliedThread,
  isKnownAddress,
  listEarlierTexts,
  markBounced,
} from '../messages/queries';
import { markActive } from '../threads/queries';
import { bumpThreadRevision } from '../threads/revision-queries';
import { findThreadByRecipients } from './reply-address-queries';

/** For the log only: the caller must not learn which addresses exist. */
type InboundOutcome = 'stored' | 'duplicate' | 'bounce' | 'automatic' | 'unknown';

/** Marks an email of another feature that was not delivered. False if it has sent no such email, or is resending it. */
export type RecordBounce = (tx: Db, bounce: Bounce) => Promise<boolean>;

/**
 * Stores an e-mail in the thread that its recipient address or its Message-ID references belong to. The sender address is never
 * used, because anyone can forge it (docs/decisions/027). A bounce marks the reply that was not delivered.
 * @param created the id and time of the new message
 * @param recordBounce gets the bounces of emails that are not from the inbox
 */
export async function storeInboundEmail(
  context: Context,
  tx: Db,
  email: InboundEmail,
  created: { id: string; at: string },
  recordBounce: RecordBounce,
): Promise<InboundOutcome> {
  if (email.bounce !== null) return storeBounce(context, tx, email.bounce, recordBounce);
  if (email.origin === 'program') return 'automatic';
  const threadId =
    (await findThreadByRecipients(context, tx, email.recipients)) ??
    (await findRepliedThread(tx, email.repliedToIds));
  if (threadId === null) return 'unknown';
  if (!(await isFirstDelivery(context, tx, email, { threadId, ...created }))) return 'duplicate';
  const names = listAgencyNames(context.regions, context.config);
  const replyTo = isAgencyAddress(email.replyTo, names) ? null : email.replyTo;
  const isKnown = async (address: string | null) =>
    address !== null && (await isKnownAddress(tx, threadId, address));
  await addMessage(tx, context.vault, {
    ...created,
    ...extractReplyText(
      { ...email, replyTo },
      {
        names,
        knownTexts: await listEarlierTexts(tx, context.vault, threadId),
        isKnownSender: await isKnown(email.from),
        isKnownReplyTo: await isKnown(replyTo),
      },
    ),
    threadId,
    channel: 'email',
    direction: 'in',
    email: email.from,
    replyTo,
    intent: email.origin === 'automatic-reply' ? 'automatic-reply' : null,
  });
  await markActive(tx, threadId, { at: created.at, reopens: email.origin === 'person' });
  await bumpThreadRevision(tx, threadId);
  return 'stored';
}

function isAgencyAddress(address: string | null, names: readonly string[]): boolean {
  return names.some((name) => address?.toLowerCase().endsWith(name.toLowerCase()) === true);
}

/** Identifies the e-mail by its Message-ID, or else by its content. */
async function isFirstDelivery(
  { vault }: Context,
  tx: Db,
  { messageId, from, subject, text, fileNames }: InboundEmail,
  { threadId, id, at }: { threadId: string; id: string; at: string },
): Promise<boolean> {
  const identity = messageId === null ? [from ?? '', subject, text, ...fileNames] : [messageId];
  const mark = vault.hmac(['mail', threadId, ...identity]);
  return claimIdempotencyKey(tx, { key: `mail:${mark}`, mark, madeId: id, at });
}

async function storeBounce(
  { vault }: Context,
  tx: Db,
  bounce: Bounce,
  recordBounce: RecordBounce,
): Promise<InboundOutcome> {
  const { messageId, status } = bounce;
  const reason = formatBounceReason(status);
  const threadId = await markBounced(tx, vault, { messageId, reason });
  if (threadId === null) return (await recordBounce(tx, bounce)) ? 'bounce' : 'unknown';
  await markJobBounced(tx, { column: 'messageId', messageId, reason: `Returned: ${status}` });
  await bumpThreadRevision(tx, threadId);
  return 'bounce';
}
