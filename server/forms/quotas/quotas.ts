import { helpDeskTypes } from '../../../contract/help-desk/request-types';
import { HttpError } from '../../http/errors';
import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { addToQuota } from './queries';
import { toMailbox } from './mailbox';
import { getClientNetwork, senderOf } from '../../http/request/client-key';

const megabyte = 1024 * 1024;
/**
 * Mails that leave because somebody typed an address into a form: to one mailbox in a day, so that a caregiver may file one request of each kind;
 * caused by one sender, one network, and all, in an hour.
 */
const mostReceipts = { toMailbox: helpDeskTypes.length, ofSender: 10, ofNetwork: 40, ofAll: 200 };

const tooMuch =
  'So many files have come in today that we cannot take this one. Please send the form without it, or call us.';

/**
 * Forms that are taken in a day: of one sender, which may be a whole office; and of one sender in the name of one telephone number.
 * A number alone is not counted: whoever knows it could lock its owner out.
 */
const mostForms = { ofSender: 100, ofNumber: 20 };

/**
 * Counts a form that is about to be stored. Throws 429 when its sender has sent too many in this day, in all or in the name of its
 * telephone number; the transaction's end then takes the count back.
 * @param form contact: ten digits; phone: the office's number, which the answer names
 */
export async function enforceFormQuota(
  { vault, config: { rateLimitFactor } }: Context,
  tx: Db,
  form: { contact: string; address: string; phone: string; now: Date },
): Promise<void> {
  const count = (parts: string[]): Promise<number> =>
    addToQuota(tx, { day: dayOf(form.now), subject: vault.mark(parts), amount: 1 });
  const sender = senderOf(form.address);
  const ofSender = await count(['forms of', sender]);
  const ofNumber = await count(['forms for', sender, form.contact]);
  if (
    ofSender > mostForms.ofSender * rateLimitFactor ||
    ofNumber > mostForms.ofNumber * rateLimitFactor
  ) {
    throw new HttpError(
      429,
      'too_many_forms',
      `So many forms have come from your connection today that we cannot take another one. Please call us: ${form.phone}.`,
    );
  }
}

function hourOf(now: Date): string {
  return now.toISOString().slice(0, 13);
}

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

/**
 * Whether a mail may still go to an address that a form names, and counts it: no form fills a stranger's mailbox, however the
 * address is spelt. The form is taken all the same.
 */
export async function maySendReceipt(
  { vault, config: { rateLimitFactor } }: Context,
  tx: Db,
  mail: { to: string; address: string; now: Date },
): Promise<boolean> {
  const count = (period: string, subject: string): Promise<number> =>
    addToQuota(tx, { day: period, subject, amount: 1 });
  const hour = hourOf(mail.now);
  const sender = vault.mark(['receipts of', senderOf(mail.address)]);
  if ((await count(hour, sender)) > mostReceipts.ofSender * rateLimitFactor) return false;
  const network = vault.mark(['receipts of network', getClientNetwork(mail.address)]);
  if ((await count(hour, network)) > mostReceipts.ofNetwork * rateLimitFactor) return false;
  if ((await count(hour, 'receipts of all')) > mostReceipts.ofAll * rateLimitFactor) return false;
  const mailbox = vault.mark(['receipts to', toMailbox(mail.to)]);
  return (await count(dayOf(mail.now), mailbox)) <= mostReceipts.toMailbox;
}
