import { formatNumber } from '../shared/text/format-number';
import type { SiteLanguage } from '../shared/text/site-languages';
import type { Fact, FactUnit } from './facts';

/** '$2,982', '$20.65' */
export function formatMoney(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.');
  return `$${formatNumber(Number(whole))}${cents === '00' ? '' : `.${cents}`}`;
}

/** An estimate, to the nearest ten dollars. */
export const formatTens = (amount: number) => formatMoney(Math.round(amount / 10) * 10);

type Formats = Record<FactUnit, (value: number) => string>;

const numbers = {
  usd: formatMoney,
  years: formatNumber,
  percent: (value: number) => `${formatNumber(value)}%`,
  count: formatNumber,
};

const formats: Record<SiteLanguage, Formats> = {
  en: {
    ...numbers,
    'usd-month': (value) => `${formatMoney(value)} a month`,
    'usd-year': (value) => `${formatMoney(value)} a year`,
    'usd-hour': (value) => `${formatMoney(value)} an hour`,
    days: (value) => `${formatNumber(value)} days`,
    hours: (value) => `${formatNumber(value)} hours`,
    'yes-no': (value) => (value === 1 ? 'yes' : 'no'),
  },
  es: {
    ...numbers,
    'usd-month': (value) => `${formatMoney(value)} al mes`,
    'usd-year': (value) => `${formatMoney(value)} al año`,
    'usd-hour': (value) => `${formatMoney(value)} por hora`,
    days: (value) => `${formatNumber(value)} días`,
    hours: (value) => `${formatNumber(value)} horas`,
    'yes-no': (value) => (value === 1 ? 'sí' : 'no'),
  },
};

export function formatFact(
  { value, unit }: Pick<Fact, 'value' | 'unit'>,
  language: SiteLanguage = 'en',
): string {
  return formats[language][unit](value);
}
