import { cardLimits } from '../../../../contract/forms/eligibility-constants';
import type { UsedUpLimit } from '../../../../contract/overview/undelivered-schema';
import type { ServiceContext } from '../../../services/context';
import { readQuotas } from '../../../services/quotas/queries';
import {
  getMaxReceipts,
  quotaOfAll,
  toQuotaDay,
  toQuotaHour,
} from '../../../services/quotas/quotas';

const megabyte = 1024 * 1024;
const hour = 60 * 60_000;

/** The limits for all senders together that are used up now. Files: when the largest one no longer fits. */
export async function listUsedUpLimits({
  config,
  database,
  now,
}: ServiceContext): Promise<UsedUpLimit[]> {
  const time = now();
  const [day, thisHour] = [toQuotaDay(time), toQuotaHour(time)];
  const endOfDay = new Date(Date.parse(day) + 24 * hour).toISOString();
  const endOfHour = new Date(Date.parse(`${thisHour}:00:00Z`) + hour).toISOString();
  const used = await readQuotas(database.db, [day, thisHour], Object.values(quotaOfAll));
  const getUsed = (period: string, subject: string) => used.get(`${period} ${subject}`) ?? 0;
  const { maxTextsPerDay, uploadMegabytesPerDay } = config;
  const limits = [
    {
      what: 'texts',
      max: maxTextsPerDay,
      endsAt: endOfDay,
      isUsedUp: maxTextsPerDay > 0 && getUsed(day, quotaOfAll.texts) >= maxTextsPerDay,
    },
    {
      what: 'files',
      max: uploadMegabytesPerDay,
      endsAt: endOfDay,
      isUsedUp:
        getUsed(day, quotaOfAll.files) > 0 &&
        getUsed(day, quotaOfAll.files) + cardLimits.maxBytes > uploadMegabytesPerDay * megabyte,
    },
    {
      what: 'receipts',
      max: getMaxReceipts(config),
      endsAt: endOfHour,
      isUsedUp: getUsed(thisHour, quotaOfAll.receipts) >= getMaxReceipts(config),
    },
  ] as const;
  return limits.filter(({ isUsedUp }) => isUsedUp).map(({ isUsedUp: _, ...limit }) => limit);
}
