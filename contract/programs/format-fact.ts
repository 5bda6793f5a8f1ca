import { formatDate } from '../shared/dates/format-date';
import { formatNumber } from '../shared/text/format-number';
import { isInForce, type Fact, type FactUnit, type Program } from './facts';

/** '$2,982', '$20.65' */
export function formatMoney(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.');
  return `$${formatNumber(Number(whole))}${cents === '00' ? '' : `.${cents}`}`;
}

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

/**
 * A fact as a text shows it on a day; null if the program has none by then. A value that has expired names its last day, because texts
 * are published before anybody knows the next one.
 */
export function formatFactOn({ facts }: Program, id: string, day: string): string | null {
  const values = facts.filter((fact) => fact.id === id && fact.from <= day);
  const fact = values.sort((a, b) => a.from.localeCompare(b.from)).at(-1);
  if (fact === undefined) return null;
  const isCurrent = isInForce(fact, day) || fact.until === null;
  return isCurrent ? formatFact(fact) : `${formatFact(fact)} (until ${formatDate(fact.until)})`;
}
