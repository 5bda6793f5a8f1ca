import { formatNumber } from '../shared/text/format-number';
import type { SiteLanguage } from '../shared/text/site-languages';
import { factTypes, type FactUnit } from './fact-ids';
import type { Fact } from './program';

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
    'yes-no': (value) => (value === 1 ? 'yes' : 'no'),
  },
  es: {
    ...numbers,
    'usd-month': (value) => `${formatMoney(value)} al mes`,
    'usd-year': (value) => `${formatMoney(value)} al año`,
    'usd-hour': (value) => `${formatMoney(value)} por hora`,
    'yes-no': (value) => (value === 1 ? 'sí' : 'no'),
  },
};

export function formatFact(
  { id, value }: Pick<Fact, 'id' | 'value'>,
  language: SiteLanguage = 'en',
): string {
  return formats[language][factTypes[id].unit](value);
}
