import { HttpError } from '../errors';
import type { Context } from '../context';
import type { Db } from '../db/engine';
import { addToQuota } from '../db/queries/daily-quotas';
import { senderOf } from './sender';

const megabyte = 1024 * 1024;
/** Mails that one address may get in a day because somebody typed it into a form. */
const mostReceipts = 3;

const tooMuch =
  'So many files have come in today that we cannot take this one. Please send the form without it, or call us.';

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/**
 * Counts the bytes of a file that is about to be kept: those of its sender, and those of all. Throws 429 when they are too many
 * for a day (docs/decisions/010); the transaction's end then takes the count back.
 */
export async function countFile(
  { config, vault }: Context,
  tx: Db,
  file: { bytes: number; address: string; now: Date },
): Promise<void> {
  const day = dayOf(file.now);
  const subject = vault.mark(['files of', senderOf(file.address)]);
  const own = await addToQuota(tx, { day, subject, amount: file.bytes });
  const all = await addToQuota(tx, { day, subject: 'files of all', amount: file.bytes });
  if (
    own > config.fileMegabytesPerSender * megabyte ||
    all > config.fileMegabytesPerDay * megabyte
  ) {
    throw new HttpError(429, 'too_many_files', tooMuch, { file: tooMuch });
  }
}

/** Whether a mail may still go to an address that a form names, and counts it: no form fills a stranger's mailbox. */
export async function maySendReceipt(
  { vault }: Context,
  tx: Db,
  mail: { to: string; now: Date },
): Promise<boolean> {
  const subject = vault.mark(['receipts to', mail.to.toLowerCase()]);
  const count = await addToQuota(tx, { day: dayOf(mail.now), subject, amount: 1 });
  return count <= mostReceipts;
}
