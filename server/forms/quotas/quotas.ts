import { helpDeskTypes } from '../../../contract/help-desk/constants';
import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { HttpError } from '../../http/errors';
import { getClientKey, getClientNetwork } from '../../http/request/client-key';
import { toMailbox } from './mailbox';
import { addToQuota } from './queries';

const megabyte = 1024 * 1024;

/** Per day. A client may be a whole office. A phone number alone is not limited, because a stranger could then lock its owner out. */
const maxForms = { perClient: 100, perPhone: 20, possibleSpamPerNetwork: 10 };

/** Per mailbox and day (a caregiver may file one request of each type); otherwise per hour. */
const maxReceipts = { perMailbox: helpDeskTypes.length, perClient: 10, perNetwork: 40, total: 200 };

const tooManyFilesMessage =
  'We can’t take more files today. Please send the form without the file, or call us.';

/**
 * Throws 429 when the client has sent too many forms today.
 * @param form phone: the office's number, for the message
 */
export async function enforceFormQuota(
  { vault, config: { rateLimitFactor } }: Context,
  tx: Db,
  form: { contact: string; address: string; phone: string; possibleSpam: boolean; now: Date },
): Promise<void> {
  const client = getClientKey(form.address);
  const addForm = (...subject: string[]): Promise<number> =>
    addToQuota(tx, { day: toDay(form.now), subject: vault.hmac(subject), amount: 1 });
  const clientForms = await addForm('forms of', client);
  const phoneForms = await addForm('forms for', client, form.contact);
  const suspectForms = form.possibleSpam
    ? await addForm('possible spam of', getClientNetwork(form.address))
    : 0;
  if (
    clientForms > maxForms.perClient * rateLimitFactor ||
    phoneForms > maxForms.perPhone * rateLimitFactor ||
    suspectForms > maxForms.possibleSpamPerNetwork * rateLimitFactor
  ) {
    throw new HttpError(
      429,
      'too_many_forms',
      `We have received too many forms from your connection today. Please call us: ${form.phone}.`,
    );
  }
}

/** Throws 429 when the client or all together have uploaded too much today (docs/decisions/010). */
export async function enforceFileQuota(
  { config, vault }: Context,
  tx: Db,
  { bytes, address, now }: { bytes: number; address: string; now: Date },
): Promise<void> {
  const day = toDay(now);
  const client = vault.hmac(['files of', getClientKey(address)]);
  const clientBytes = await addToQuota(tx, { day, subject: client, amount: bytes });
  const totalBytes = await addToQuota(tx, { day, subject: 'files of all', amount: bytes });
  if (
    clientBytes > config.uploadMegabytesPerClient * megabyte ||
    totalBytes > config.uploadMegabytesPerDay * megabyte
  ) {
    const fields = { file: tooManyFilesMessage };
    throw new HttpError(429, 'too_many_files', tooManyFilesMessage, { fields });
  }
}

/** Returns false if no e-mail may be sent, so that no form can flood a stranger's mailbox. The form is accepted either way. */
export async function claimReceiptQuota(
  { vault, config: { rateLimitFactor } }: Context,
  tx: Db,
  mail: { to: string; address: string; now: Date },
): Promise<boolean> {
  const hour = mail.now.toISOString().slice(0, 13);
  const { perClient, perNetwork, total, perMailbox } = maxReceipts;
  const limits: [day: string, subject: string[], max: number][] = [
    [hour, ['receipts of', getClientKey(mail.address)], perClient * rateLimitFactor],
    [hour, ['receipts of network', getClientNetwork(mail.address)], perNetwork * rateLimitFactor],
    [hour, ['receipts of all'], total * rateLimitFactor],
    [toDay(mail.now), ['receipts to', toMailbox(mail.to)], perMailbox],
  ];
  for (const [day, subject, max] of limits) {
    const sent = await addToQuota(tx, { day, subject: vault.hmac(subject), amount: 1 });
    if (sent > max) return false;
  }
  return true;
}

function toDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}
