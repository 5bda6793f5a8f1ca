import { helpDeskTypes } from '../../../contract/help-desk/constants';
import { HttpError } from '../../http/errors';
import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { addToQuota } from './queries';
import { toMailbox } from './mailbox';
import { getClientNetwork, getClientKey } from '../../http/request/client-key';

const megabyte = 1024 * 1024;

/**
 * Per day: of one client, which may be a whole office, and of one client for one phone number. A phone number alone is not limited, because
 * a stranger could then lock its owner out.
 */
const maxForms = { perClient: 100, perPhone: 20 };

/**
 * E-mails to addresses that visitors enter: per mailbox and day (a caregiver may file one request of each type), and per client,
 * network, and in total per hour.
 */
const maxReceipts = { perMailbox: helpDeskTypes.length, perClient: 10, perNetwork: 40, total: 200 };

const tooManyFilesMessage =
  'We have received too many files today to take this one. Please send the form without it, or call us.';

/**
 * Throws 429 when the client has sent too many forms today. Runs in the transaction that stores the form.
 * @param form contact: ten digits; phone: the office's number, for the message
 */
export async function enforceFormQuota(
  { vault, config: { rateLimitFactor } }: Context,
  tx: Db,
  form: { contact: string; address: string; phone: string; now: Date },
): Promise<void> {
  const addForm = (parts: string[]): Promise<number> =>
    addToQuota(tx, { day: toDay(form.now), subject: vault.hmac(parts), amount: 1 });
  const client = getClientKey(form.address);
  const clientForms = await addForm(['forms of', client]);
  const phoneForms = await addForm(['forms for', client, form.contact]);
  if (
    clientForms > maxForms.perClient * rateLimitFactor ||
    phoneForms > maxForms.perPhone * rateLimitFactor
  ) {
    throw new HttpError(
      429,
      'too_many_forms',
      `We have received too many forms from your connection today. Please call us: ${form.phone}.`,
    );
  }
}

/** Throws 429 when the client or all together have uploaded too much today (docs/decisions/010). Runs in the storing transaction. */
export async function enforceFileQuota(
  { config, vault }: Context,
  tx: Db,
  file: { bytes: number; address: string; now: Date },
): Promise<void> {
  const day = toDay(file.now);
  const subject = vault.hmac(['files of', getClientKey(file.address)]);
  const clientBytes = await addToQuota(tx, { day, subject, amount: file.bytes });
  const totalBytes = await addToQuota(tx, { day, subject: 'files of all', amount: file.bytes });
  if (
    clientBytes > config.fileMegabytesPerClient * megabyte ||
    totalBytes > config.fileMegabytesPerDay * megabyte
  ) {
    const fields = { file: tooManyFilesMessage };
    throw new HttpError(429, 'too_many_files', tooManyFilesMessage, { fields });
  }
}

/**
 * Counts an e-mail to an address that a form names and returns whether it may be sent, so that no form can flood a stranger's mailbox. The
 * form itself is accepted either way.
 */
export async function claimReceiptQuota(
  { vault, config: { rateLimitFactor } }: Context,
  tx: Db,
  mail: { to: string; address: string; now: Date },
): Promise<boolean> {
  const hour = mail.now.toISOString().slice(0, 13);
  const addMail = (day: string, subject: string): Promise<number> =>
    addToQuota(tx, { day, subject, amount: 1 });
  const client = vault.hmac(['receipts of', getClientKey(mail.address)]);
  const network = vault.hmac(['receipts of network', getClientNetwork(mail.address)]);
  const mailbox = vault.hmac(['receipts to', toMailbox(mail.to)]);
  if ((await addMail(hour, client)) > maxReceipts.perClient * rateLimitFactor) return false;
  if ((await addMail(hour, network)) > maxReceipts.perNetwork * rateLimitFactor) return false;
  if ((await addMail(hour, 'receipts of all')) > maxReceipts.total * rateLimitFactor) return false;
  return (await addMail(toDay(mail.now), mailbox)) <= maxReceipts.perMailbox;
}

function toDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}
