import { helpDeskTypes } from '../../../contract/help-desk/constants';
import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { HttpError } from '../../http/errors';
import { getClientKey, getClientNetwork } from '../../http/request/client-key';
import { toMailbox } from './mailbox';
import { claimQuota } from './queries';

const megabyte = 1024 * 1024;

/** Per day. A client may be a whole office. A phone number alone is not limited, because a stranger could then lock its owner out. */
const maxForms = { perClient: 100, perPhone: 20, possibleSpamPerNetwork: 10 };

/** Per mailbox and day (a caregiver may file one request of each type); otherwise per hour. */
const maxReceipts = { perMailbox: helpDeskTypes.length, perClient: 10, perNetwork: 40, total: 200 };

/** Subjects of the quotas that all clients share. */
export const quotaOfAll = {
  files: 'files of all',
  receipts: 'receipts of all',
  texts: 'texts of all',
} as const;

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
  const day = toQuotaDay(form.now);
  const limits: [subject: string[], max: number][] = [
    [['forms of', client], maxForms.perClient],
    [['forms for', client, form.contact], maxForms.perPhone],
  ];
  if (form.possibleSpam) {
    const network = getClientNetwork(form.address);
    limits.push([['possible spam of', network], maxForms.possibleSpamPerNetwork]);
  }
  for (const [subject, max] of limits) {
    const quota = { day, subject: vault.hmac(subject), amount: 1, max: max * rateLimitFactor };
    if (await claimQuota(tx, quota)) continue;
    throw new HttpError(
      429,
      'too_many_forms',
      `We have received too many forms from your connection today. Please call us: ${form.phone}.`,
      { retryAfter: getSecondsLeft(form.now) },
    );
  }
}

/** Throws 429 when the client or all together have uploaded too much today (docs/decisions/010). */
export async function enforceFileQuota(
  { config, vault }: Context,
  tx: Db,
  { bytes, address, now }: { bytes: number; address: string; now: Date },
): Promise<void> {
  const limits: [subject: string, megabytes: number][] = [
    [vault.hmac(['files of', getClientKey(address)]), config.uploadMegabytesPerClient],
    [quotaOfAll.files, config.uploadMegabytesPerDay],
  ];
  for (const [subject, megabytes] of limits) {
    const quota = { day: toQuotaDay(now), subject, amount: bytes, max: megabytes * megabyte };
    if (await claimQuota(tx, quota)) continue;
    const details = { fields: { file: tooManyFilesMessage }, retryAfter: getSecondsLeft(now) };
    throw new HttpError(429, 'too_many_files', tooManyFilesMessage, details);
  }
}

/** Returns false if no e-mail may be sent, so that no form can flood a stranger's mailbox. The form is accepted either way. */
export async function claimReceiptQuota(
  context: Context,
  tx: Db,
  mail: { to: string; address: string; now: Date },
): Promise<boolean> {
  const hour = toQuotaHour(mail.now);
  const { rateLimitFactor } = context.config;
  const { perClient, perNetwork, perMailbox } = maxReceipts;
  const { vault } = context;
  const toSubject = (...subject: string[]) => vault.hmac(subject);
  const limits: [day: string, subject: string, max: number][] = [
    [hour, toSubject('receipts of', getClientKey(mail.address)), perClient * rateLimitFactor],
    [
      hour,
      toSubject('receipts of network', getClientNetwork(mail.address)),
      perNetwork * rateLimitFactor,
    ],
    [toQuotaDay(mail.now), toSubject('receipts to', toMailbox(mail.to)), perMailbox],
    [hour, quotaOfAll.receipts, getMaxReceipts(context.config)],
  ];
  for (const [day, subject, max] of limits) {
    if (!(await claimQuota(tx, { day, subject, amount: 1, max }))) return false;
  }
  return true;
}

export function getMaxReceipts({ rateLimitFactor }: Context['config']): number {
  return maxReceipts.total * rateLimitFactor;
}

export function toQuotaDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

export function toQuotaHour(now: Date): string {
  return now.toISOString().slice(0, 13);
}

/** Seconds until the next day's quotas. */
function getSecondsLeft(now: Date): number {
  return Math.ceil((new Date(now).setUTCHours(24, 0, 0, 0) - now.getTime()) / 1_000);
}
