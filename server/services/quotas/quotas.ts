import type { ServiceContext } from '../context';
import type { Db } from '../../core/db/engine';
import { HttpError } from '../../core/http/errors';
import { getClientKey, getClientNetwork } from '../../core/http/request/client-key';
import { toMailbox } from './mailbox';
import { claimQuotas } from './queries';

const megabyte = 1024 * 1024;

/** Per day. A client may be a whole office. A phone number alone is not limited, because a stranger could then lock its owner out. */
const maxForms = { perClient: 100, perPhone: 20, possibleSpamPerNetwork: 10 };

/** Per client and day, so that nobody takes all call times of an office. A hospital may book for several people. */
const maxCalls = 10;

/** Per mailbox and day, for a person who files a request of each type; otherwise per hour. */
const maxReceipts = { perMailbox: 5, perClient: 10, perNetwork: 40, total: 200 };

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
  { encryption, config: { rateLimitFactor } }: ServiceContext,
  tx: Db,
  form: { contact: string; address: string; phone: string; possibleSpam: boolean; now: Date },
): Promise<void> {
  const { address, contact, possibleSpam, now } = form;
  const client = getClientKey(address);
  const createClaim = (subject: string[], max: number) => ({
    day: toQuotaDay(now),
    subject: encryption.hmac(subject),
    max: max * rateLimitFactor,
  });
  const claims = [
    createClaim(['forms of', client], maxForms.perClient),
    createClaim(['forms for', client, contact], maxForms.perPhone),
  ];
  if (possibleSpam) {
    const subject = ['possible spam of', getClientNetwork(address)];
    claims.push(createClaim(subject, maxForms.possibleSpamPerNetwork));
  }
  if (!(await claimQuotas(tx, claims))) throw createFormError(form.phone, now);
}

/** Throws 429 when the client has booked too many calls today. */
export async function enforceCallQuota(
  { encryption, config: { rateLimitFactor } }: ServiceContext,
  tx: Db,
  { address, phone, now }: { address: string; phone: string; now: Date },
): Promise<void> {
  const subject = encryption.hmac(['calls booked by', getClientKey(address)]);
  const claim = { day: toQuotaDay(now), subject, max: maxCalls * rateLimitFactor };
  if (!(await claimQuotas(tx, [claim]))) throw createFormError(phone, now);
}

function createFormError(phone: string, now: Date): HttpError {
  const message = `We have received too many forms from your connection today. Please call us: ${phone}.`;
  return new HttpError(429, 'too_many_forms', message, { retryAfter: getSecondsLeft(now) });
}

/** Throws 429 when the client or all together have uploaded too much today (docs/decisions/010). */
export async function enforceFileQuota(
  { config, encryption }: ServiceContext,
  tx: Db,
  { bytes, address, now }: { bytes: number; address: string; now: Date },
): Promise<void> {
  const claim = { day: toQuotaDay(now), amount: bytes };
  const subject = encryption.hmac(['files of', getClientKey(address)]);
  const isClaimed = await claimQuotas(tx, [
    { ...claim, subject, max: config.uploadMegabytesPerClient * megabyte },
    { ...claim, subject: quotaOfAll.files, max: config.uploadMegabytesPerDay * megabyte },
  ]);
  if (isClaimed) return;
  const details = { fields: { file: tooManyFilesMessage }, retryAfter: getSecondsLeft(now) };
  throw new HttpError(429, 'too_many_files', tooManyFilesMessage, details);
}

/** Returns false if no email may be sent, so that no form can flood a stranger's mailbox. The form is accepted either way. */
export async function claimReceiptQuota(
  { config, encryption }: ServiceContext,
  tx: Db,
  { to, address, now }: { to: string; address: string; now: Date },
): Promise<boolean> {
  const hour = toQuotaHour(now);
  const { perClient, perNetwork, perMailbox } = maxReceipts;
  const [client, network, mailbox] = [
    encryption.hmac(['receipts of', getClientKey(address)]),
    encryption.hmac(['receipts of network', getClientNetwork(address)]),
    encryption.hmac(['receipts to', toMailbox(to)]),
  ];
  return claimQuotas(tx, [
    { day: hour, subject: client, max: perClient * config.rateLimitFactor },
    { day: hour, subject: network, max: perNetwork * config.rateLimitFactor },
    { day: toQuotaDay(now), subject: mailbox, max: perMailbox },
    { day: hour, subject: quotaOfAll.receipts, max: getMaxReceipts(config) },
  ]);
}

export function getMaxReceipts({ rateLimitFactor }: ServiceContext['config']): number {
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
