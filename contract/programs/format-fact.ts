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

/** Follows the number. */
const suffixes: Record<SiteLanguage, Partial<Record<FactUnit, string>>> = {
  en: { 'usd-month': ' a month', 'usd-year': ' a year', 'usd-hour': ' an hour', percent: '%' },
  es: { 'usd-month': ' al mes', 'usd-year': ' al año', 'usd-hour': ' por hora', percent: '%' },
};
const yes: Record<SiteLanguage, string> = { en: 'yes', es: 'sí' };

export function formatFact(
  { id, value }: Pick<Fact, 'id' | 'value'>,
  language: SiteLanguage = 'en',
): string {
  const { unit } = factTypes[id];
  if (unit === 'yes-no') return value === 1 ? yes[language] : 'no';
  const number = unit.startsWith('usd') ? formatMoney(value) : formatNumber(value);
  return `${number}${suffixes[language][unit] ?? ''}`;
}
