import type { CoreContext } from '../../core/context';
import { inTransaction } from '../../core/db/engine';
import { DeliveryError, type JobError } from '../outbox/job-error';
import type { Deliver, JobSender } from '../outbox/job-type';
import { canReceiveTexts } from './can-receive';
import { formatCarrierError, getCarrierCode, optedOutCode } from './carrier-errors';
import { hasOptedOut, recordOptOut } from './consent-queries';

export type TextMessage = {
  to: string;
  text: string;
};

export type TextChannel = Deliver<TextMessage, string | null>;

/** For job types whose payload is a text. */
export function createTextSender(
  { database: { db }, encryption, now }: Pick<CoreContext, 'database' | 'encryption' | 'now'>,
  channel: TextChannel,
): JobSender<TextMessage> {
  return {
    channel: 'sms',
    send: async (text, { idempotencyKey, createdAt }) => {
      try {
        return await channel(text, idempotencyKey, createdAt);
      } catch (error) {
        if (error instanceof DeliveryError && getCarrierCode(error.details) === optedOutCode) {
          const at = now().toISOString();
          await inTransaction(db, (tx) =>
            recordOptOut(tx, encryption, text.to, at, { source: 'carrier' }),
          );
        }
        throw error;
      }
    },
    // A STOP may have arrived while the job was queued.
    findObsolete: async ({ to }) => {
      if (await hasOptedOut(db, encryption, to)) return 'opted_out';
      return canReceiveTexts(to) ? null : 'cannot_receive';
    },
    getOrderKey: ({ to }) => to,
    formatError: formatTextError,
  };
}

function formatTextError({ service, code, status }: JobError): string | null {
  if (service === 'obsolete') {
    if (code === 'opted_out') return formatCarrierError(optedOutCode);
    return code === 'cannot_receive' ? 'This number can’t receive texts.' : null;
  }
  if (service === 'carrier') return formatCarrierError(Number(code));
  if (service !== 'twilio') return null;
  if (status !== undefined && [401, 403, 404].includes(status)) {
    const detail = code === undefined ? '' : `, code ${code}`;
    return `The text service rejected our account (${status}${detail}).`;
  }
  if (typeof code === 'number') return `${formatCarrierError(code)} (${code})`;
  return status === undefined
    ? `The text service couldn’t be reached (${String(code)}).`
    : `The text service rejected it (${status}).`;
}
