import { regionFacts } from '../../../../contract/shared/region-facts';
import { defaultRegion, type RegionId } from '../../../../contract/shared/regions';
import type { Context } from '../../context';
import type { Tx } from '../../../core/db/engine';
import { messageJobKey } from '../../../services/email/message-ids';
import type { Bounce } from '../../../services/email/inbound/parse-bounce';
import type { InboundEmail } from '../../../services/email/inbound/parse-email';
import { extractReplyText } from '../../../services/email/inbound/reply-text';
import { claimIdempotencyKey } from '../../../core/http/idempotency/queries';
import { recordLateError } from '../../../services/outbox/late-error-queries';
import type { Regions } from '../../../services/site/region-records';
import { findRepliedThread, isKnownAddress, listEarlierTexts } from '../messages/queries';
import { splitPersonName, unknownSender } from '../threads/person-name';
import { findThreadByEmail, findVisibleThread, markActive, upsertThread } from '../threads/queries';
import { bumpThreadRevision } from '../threads/refresh-queries';
import { addThreadMessage } from '../messages/queries';
import { findThreadByRecipients } from './reply-address-queries';

/** For the log only: the caller must not learn which addresses exist. */
type InboundOutcome = 'stored' | 'duplicate' | 'bounce' | 'own';

/** Finds the request that an email answers, by the Message-IDs that it refers to. */
export type FindRequest = (
  tx: Tx,
  ids: readonly string[],
) => Promise<{ id: string; reference: string } | null>;

/**
 * Stores an email in the thread that its recipient address, its Message-ID references, or else its sender belongs to
 * (docs/decisions/027). A bounce marks the reply that was not delivered. Only our own emails and repeated ones are left out.
 * @param created the id and time of the new message
 */
export async function storeInboundEmail(
  context: Context,
  tx: Tx,
  email: InboundEmail,
  created: { id: string; at: string },
  { agencyNames, findRequest }: { agencyNames: readonly string[]; findRequest: FindRequest },
): Promise<InboundOutcome> {
  if (email.origin === 'own') return 'own';
  if (email.bounce !== null && (await recordBounce(context, tx, email.bounce, created.at))) {
    return 'bounce';
  }
  const threadId =
    (await findThreadByRecipients(context, tx, email.recipients)) ??
    (await findRepliedThread(tx, email.repliedToIds)) ??
    (await findSenderThread(context, tx, email, created.at));
  if (!(await isFirstDelivery(context, tx, email, { threadId, ...created }))) return 'duplicate';
  const { from, name, replyTo, messageId, references, subject, origin } = email;
  const request = await findRequest(tx, email.repliedToIds);
  const thread = await findVisibleThread(tx, context.encryption, threadId);
  const isKnown = async (address: string | null) =>
    address !== null && (await isKnownAddress(tx, context.encryption, threadId, address));
  await addThreadMessage(tx, context, threadId, {
    ...created,
    ...extractReplyText(email, {
      names: agencyNames,
      knownTexts: await listEarlierTexts(tx, context.encryption, threadId),
      isKnownSender: await isKnown(from),
      isKnownReplyTo: await isKnown(replyTo),
      requestReference: request?.reference ?? null,
      timeZone: regionFacts[thread?.region ?? defaultRegion].timeZone,
    }),
    channel: 'email',
    direction: 'in',
    email: from,
    replyTo,
    intent: origin === 'automatic' ? 'automatic' : null,
    emailHeaders: { name, messageId, references, subject },
    requestId: request?.id ?? null,
  });
  await markActive(tx, threadId, { at: created.at, reopens: origin === 'person' });
  await bumpThreadRevision(tx, threadId);
  return 'stored';
}

/** Identifies the email by its Message-ID, or else by its content. */
async function isFirstDelivery(
  { encryption }: Context,
  tx: Tx,
  { messageId, from, subject, text, files }: InboundEmail,
  { threadId, id, at }: { threadId: string; id: string; at: string },
): Promise<boolean> {
  const content = [from ?? '', subject, text, ...files.map(({ name }) => name)];
  const identity = messageId === null ? content : [messageId];
  const fingerprint = encryption.hmac(['mail', threadId, ...identity]);
  return claimIdempotencyKey(tx, { key: `mail:${fingerprint}`, fingerprint, createdId: id, at });
}

/** False if it is not of a reply that was sent, such as one of a receipt. */
async function recordBounce(
  { jobTypes }: Context,
  tx: Tx,
  { messageId, status }: Bounce,
  at: string,
): Promise<boolean> {
  const error = { service: 'bounce', code: status };
  const late = { key: messageJobKey(messageId), providerId: null, error, at };
  return (await recordLateError(tx, jobTypes, late)) !== null;
}

/**
 * The thread of an email that answers none of ours: the one of its sender, or a new one in the region of the address that it came
 * to. An address and a name find it as a number and a name do in a form (docs/decisions/006).
 */
async function findSenderThread(
  { regions, encryption }: Context,
  tx: Tx,
  { from: email, name, recipients }: InboundEmail,
  at: string,
): Promise<string> {
  const sender = splitPersonName(name || (email ?? unknownSender));
  const known =
    email && (await findThreadByEmail(tx, encryption, email, name === '' ? null : sender));
  if (known) return known;
  const region = findRegionByRecipients(regions, recipients);
  const person = { ...sender, email, contact: '', region, source: 'email' as const };
  return upsertThread(tx, encryption, person, at);
}

function findRegionByRecipients(regions: Regions, recipients: readonly string[]): RegionId {
  const ids = new Map(Object.values(regions).map(({ id, email }) => [email.toLowerCase(), id]));
  const [region] = recipients.flatMap((recipient) => ids.get(recipient.toLowerCase()) ?? []);
  return region ?? defaultRegion;
}
