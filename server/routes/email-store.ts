import type { Context } from '../context';
import { inTransaction, type Db } from '../db/engine';
import { newId } from '../db/new-id';
import { addAttachment } from '../db/queries/attachments';
import { addEligibilityCheck, addMessage, findByIdempotencyKey } from '../db/queries/messages';
import { addJob } from '../db/queries/outbox';
import { touchList } from '../db/queries/settings';
import { grantSms } from '../db/queries/sms-allowances';
import { recordConsent } from '../db/queries/text-consents';
import { upsertThread } from '../db/queries/threads';
import { officeNotice } from '../emails/office-notice';
import type { Card } from '../files/benefit-card';
import type { Submission } from './email-rules';
import { idempotencyConflict } from './idempotency';

/** How long after an acknowledged POST /email its POST /sms is honoured, in milliseconds. */
const smsWindow = 10 * 60_000;
const day = 24 * 60 * 60_000;

export type Request = {
  submission: Submission;
  card: Card | null;
  /** Scope and key, or null. */
  idempotencyKey: string | null;
  /** The keyed hash of what the request says. */
  mark: string;
};

/** Another request with the same key has committed first. */
class AlreadyStored extends Error {}

/**
 * Stores an eligibility check: thread, message, card, consent, the right to a text and the office's mail, all or nothing.
 * Under an idempotency key that has done so before it does nothing more; 409 when that request said something else.
 */
export async function storeSubmission(context: Context, request: Request): Promise<void> {
  const { db } = context.database;
  if (await isRepeat(db, request)) return;
  try {
    await inTransaction(db, (tx) => write(context, tx, request));
  } catch (error) {
    if (!(error instanceof AlreadyStored)) throw error;
    await isRepeat(db, request);
  }
}

async function isRepeat(db: Db, { idempotencyKey, mark }: Request): Promise<boolean> {
  if (idempotencyKey === null) return false;
  const made = await findByIdempotencyKey(db, idempotencyKey);
  if (made !== null && made.requestMark !== mark) throw idempotencyConflict();
  return made !== null;
}

async function write(context: Context, tx: Db, request: Request): Promise<void> {
  const { vault, config, regions } = context;
  const { submission, card, idempotencyKey, mark } = request;
  const now = context.now();
  const at = now.toISOString();
  const threadId = await upsertThread(tx, submission, at);
  const messageId = newId();
  const added = await addMessage(tx, {
    id: messageId,
    threadId,
    at,
    channel: 'eligibility',
    direction: 'in',
    text: `Eligibility check. Preferred call time: ${submission.time}`,
    author: null,
    delivery: 'received',
    idempotencyKey,
    requestMark: idempotencyKey === null ? null : mark,
  });
  if (!added) throw new AlreadyStored();
  await addEligibilityCheck(tx, vault, { messageId, ...submission });
  if (card !== null) {
    await addAttachment(tx, vault, {
      id: newId(),
      messageId,
      type: card.type,
      bytes: card.bytes,
      createdAt: at,
      keepUntil: new Date(now.getTime() + config.cardRetentionDays * day).toISOString(),
    });
  }
  if (submission.consent) {
    await recordConsent(tx, { contact: submission.contact, at, messageId });
  }
  await grantSms(tx, {
    messageId,
    contact: submission.contact,
    at,
    expiresAt: new Date(now.getTime() + smsWindow).toISOString(),
  });
  const mail = officeNotice({
    region: regions[submission.region],
    siteUrl: config.siteUrl,
    to: config.mail.officeTo,
    threadId,
    submission,
    hasCard: card !== null,
  });
  await addJob(
    tx,
    {
      channel: 'email',
      payload: JSON.stringify(mail),
      messageId: null,
      idempotencyKey: `office-notice-${messageId}`,
    },
    at,
  );
  await touchList(tx, 'chats');
}
