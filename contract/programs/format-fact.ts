import { formatNumber } from '../shared/text/format-number';
import type { Fact, FactUnit } from './facts';

/** '$2,982', '$20.65' */
export function formatMoney(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.');
  return `$${formatNumber(Number(whole))}${cents === '00' ? '' : `.${cents}`}`;
}

/** An estimate, to the nearest ten dollars. */
export const formatTens = (amount: number) => formatMoney(Math.round(amount / 10) * 10);

const formats: Record<FactUnit, (value: number) => string> = {
  usd: formatMoney,
  'usd-month': (value) => `${formatMoney(value)} a month`,
  'usd-year': (value) => `${formatMoney(value)} a year`,
  'usd-hour': (value) => `${formatMoney(value)} an hour`,
  years: formatNumber,
  days: (value) => `${formatNumber(value)} days`,
  hours: (value) => `${formatNumber(value)} hours`,
  percent: (value) => `${formatNumber(value)}%`,
  count: formatNumber,
  'yes-no': (value) => (value === 1 ? 'yes' : 'no'),
};

export function formatFact({ value, unit }: Pick<Fact, 'value' | 'unit'>): string {
  return formats[unit](value);
}
