import { formatPayPeriod, type PayPeriod } from './listing';

export type PayRange = { from: number; to: number; per: PayPeriod };

/**
 * Amounts outside these are typing mistakes or the wrong pay period. The lowest is the federal minimum wage (29 U.S.C. 206),
 * also for a year of 30-hour weeks.
 */
const plausiblePay: Readonly<Record<PayPeriod, { min: number; max: number }>> = {
  HOUR: { min: 7.25, max: 300 },
  YEAR: { min: 11_310, max: 500_000 },
  VISIT: { min: 7.25, max: 2_000 },
};

/** No office pays one person four times what it pays another in the same job. */
const maxFactor = 4;

/** A range that is wider than this share of its minimum needs a second look. */
export const maxPaySpread = 0.6;

const toCents = (amount: number) => Math.round(amount * 100);

/**
 * True if the office should confirm the range. New York, New Jersey, and Maryland ask for a range that the employer in good
 * faith expects to pay.
 */
export function isWideRange(pay: Pick<PayRange, 'from' | 'to'> | null): boolean {
  if (pay === null) return false;
  return toCents(pay.to) > Math.round(toCents(pay.from) * (1 + maxPaySpread));
}

type PayIssue = { bound: 'from' | 'to'; message: string };

/** Amounts that nobody pays, such as $20 to $999 an hour. */
export function findImplausiblePay({ from, to, per }: PayRange): PayIssue | null {
  const { min, max } = plausiblePay[per];
  const unit = formatPayPeriod(per);
  const advice = 'check the amount and the pay period';
  if (from < min) {
    return { bound: 'from', message: `This is less than ${formatDollars(min)} ${unit}: ${advice}` };
  }
  if (to > max) {
    return { bound: 'to', message: `This is more than ${formatDollars(max)} ${unit}: ${advice}` };
  }
  if (toCents(to) > toCents(from) * maxFactor) {
    const message = `The maximum is more than ${maxFactor} times the minimum: enter the range that you expect to pay`;
    return { bound: 'to', message };
  }
  return null;
}

/** '$19.65', '$46,000' */
export function formatDollars(amount: number): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits })}`;
}

/** '$20.00 to $22.50 an hour', '$46,000 a year', or null */
export function formatPay(pay: PayRange | null): string | null {
  if (pay === null) return null;
  const digits = Number.isInteger(pay.from) && Number.isInteger(pay.to) ? 0 : 2;
  const dollars = (amount: number) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amount);
  const range =
    pay.from === pay.to ? dollars(pay.from) : `${dollars(pay.from)} to ${dollars(pay.to)}`;
  return `${range} ${formatPayPeriod(pay.per)}`;
}
