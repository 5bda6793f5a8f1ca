import { isPhoneField } from '../../../../contract/employees/constants';
import { dateFields, parseEmployeeStatus } from '../../../../contract/employees/form';
import type { EmployeeField } from '../../../../contract/employees/schema';
import { parseDay } from '../../../../contract/shared/dates/calendar-day';
import {
  checkPhone,
  formatPhone,
  getPhoneDigits,
  normalizePhone,
  toAsciiDigits,
} from '../../../../contract/shared/phone';
import { limitMarks } from '../../../../contract/shared/text/patterns';
import { regionFacts } from '../../../../contract/shared/region-facts';
import { stateFacts } from '../../../../contract/shared/state-facts';
import { regionIds, type RegionId } from '../../../../contract/shared/regions';
import { normalizeLine } from '../../../core/http/request/normalize-text';
import type { Region } from '../../../services/site/region-records';

/** Names of the region of each office, beside its id and state: 'nj', 'newark'. */
export type RegionAliases = ReadonlyMap<string, RegionId>;

const emptyMark = /^(?:n\/?a|#n\/a|none|null|nil|-+|\u2013|\u2014)$/i;

/** Rewrites a value as other programs write it to what the form accepts. What it doesn't know stays, for the error message. */
export function normalizeImportValue(
  field: EmployeeField,
  cell: string,
  { regions, today }: { regions: RegionAliases; today: string },
): string {
  const text = normalizeLine(cell);
  if (emptyMark.test(text)) return '';
  if (dateFields.includes(field)) return normalizeDay(text, today);
  if (isPhoneField(field)) return normalizeImportPhone(text);
  if (field === 'region') return findRegionAlias(regions, text) ?? text;
  if (field === 'status') return statusNames[toPlainLabel(text)] ?? text.toLowerCase();
  if (field === 'languages') return text.replace(/\s*(?:[/|&+]|\band\b)\s*/gi, '; ');
  if (field === 'workEmail' || field === 'privateEmail') return text.replace(/^mailto:/i, '');
  return text;
}

/** Also finds the state at the end of 'Trenton, NJ 08608'. */
function findRegionAlias(regions: RegionAliases, text: string): RegionId | undefined {
  const place = text.replace(/\s*\d{5}(?:-\d{4})?$/, '');
  const state = place.split(',').at(-1) ?? '';
  return regions.get(toPlainLabel(place)) ?? regions.get(toPlainLabel(state));
}

/** The names of statuses in other programs. Yes and no are from a column named 'Active'. */
const statusWords = {
  active: 'a current employed fulltime parttime perdiem ft pt yes true y 1',
  'on-leave': 'leave leaveofabsence loa l inactiveleave',
  left: 'terminated term t inactive former resigned retired no false n 0',
};
const statusNames: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(statusWords).flatMap(([status, words]) =>
    words.split(' ').map((word) => [word, status]),
  ),
  ...['Active', 'On leave', 'Left', 'Leaving', 'Starting'].map((label) => [
    toPlainLabel(label),
    parseEmployeeStatus(label) ?? '',
  ]),
]);

export function toPlainLabel(text: string): string {
  return limitMarks(text)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const nameSuffix = /^(?:jr|sr|ii|iii|iv)\.?$/i;
const credential = /^(?:rn|lpn|cna|hha|chha|pca|bsn|msw|lcsw|pt|ot|slp)$/i;

/** 'Lee, Ann Marie', 'Ann Marie Lee', 'Lee, Ann, Jr.', 'Ann Lee, RN' */
export function splitFullName(name: string): { firstName: string; lastName: string } {
  const parts = name.split(/\s*,\s*/).filter((part) => !credential.test(part));
  const suffixes = parts.filter((part) => nameSuffix.test(part));
  const [last = '', first] = parts.filter((part) => !nameSuffix.test(part));
  if (first !== undefined) return { firstName: first, lastName: [last, ...suffixes].join(' ') };
  const words = [...last.split(' '), ...suffixes];
  const lastCount = nameSuffix.test(words.at(-1) ?? '') ? 2 : 1;
  return {
    firstName: words.slice(0, -lastCount).join(' '),
    lastName: words.slice(-lastCount).join(' '),
  };
}

/** States and offices as files name them: New Jersey, NJ, N.J., the city of the office. */
export function listRegionAliases(regions: Readonly<Record<RegionId, Region>>): RegionAliases {
  const aliases = new Map<string, RegionId>();
  for (const id of regionIds) {
    const { state } = regionFacts[id];
    const { code } = stateFacts[id];
    const { city } = regions[id].address;
    const names = [
      id,
      state,
      code,
      city,
      `${city} ${code}`,
      `${state} ${code}`,
      `${state} City`,
      `${code}C`,
    ];
    for (const one of names.flatMap((base) => [base, `${base} office`, `${base} state`])) {
      const key = toPlainLabel(one);
      if (!aliases.has(key)) aliases.set(key, id);
    }
  }
  return aliases;
}

/** 'Cell: ', '(c)', an apostrophe that makes Excel keep text, and the decimals of a number. */
const phoneLabel =
  /^(?:'|(?:tel|ph|phone|cell|mobile|home|work|sms|callto|[chmw])[.:]+\s*)|\s*\(?\b(?:cell|mobile|home|work|[chmw])\b\)?$|\.0+$/gi;

/** '1-212-555-0199', '+1 212/555-0199', and '2125550199.0' are all (212) 555-0199. */
function normalizeImportPhone(text: string): string {
  const plain = normalizePhone(text.replace(phoneLabel, '').replaceAll('/', '-'));
  return checkPhone(plain) === null ? formatPhone(getPhoneDigits(plain)) : text;
}

const monthNames = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** Months of programs in Spanish that begin otherwise than in English. */
const spanishMonths: Readonly<Record<string, string>> = {
  ene: 'jan',
  abr: 'apr',
  ago: 'aug',
  dic: 'dec',
  set: 'sep',
};
const weekday =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+|,?\s+(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i;
const clockTime =
  /(?:[T\s]+|,\s*)\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|(?:UTC|GMT)?(?:[+-]\d{2}:?\d{2})?(?:\s*\([^()]*\))?)$/i;
const serialDay = /^(\d{5})(?:[.,]\d+)?$/;
const firstSerial = 18_264; // 1950-01-01
const lastSerial = 73_415; // 2100-12-31
const serialEpoch = Date.UTC(1899, 11, 30);
const millisecondsPerDay = 86_400_000;

/** A weekday, a long month, and a time with seconds have 45. The patterns would take minutes for a long text. */
const maxDayLength = 60;

/** '3/1/24', '11/20/2025 0:00', '20-Nov-25', '20251120', and the serial number 45981 as YYYY-MM-DD. */
function normalizeDay(text: string, today: string): string {
  if (text.length > maxDayLength) return text;
  const day = toAsciiDigits(text.normalize('NFKC'))
    .replace(/^'(?=\d)/, '')
    .replace(/\u2215/g, '/')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(clockTime, '')
    .replace(weekday, '')
    .trim();
  const serial = Number(serialDay.exec(day)?.[1] ?? NaN);
  if (serial >= firstSerial && serial <= lastSerial) {
    return new Date(serialEpoch + serial * millisecondsPerDay).toISOString().slice(0, 10);
  }
  const spelled = day
    .replace(
      /(?<!\p{L})(?:ene|abr|ago|dic|set)/iu,
      (name) => spanishMonths[name.toLowerCase()] ?? name,
    )
    .replace(/(?<=\d)(?:st|nd|rd|th)\b|\bof\b|\bde\b|^the\b|'(?=\d{2}$)/gi, ' ')
    .replace(/\s*([-/.])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
    .replace(
      new RegExp(
        `^(\\d{1,2})[-/. ]*(${monthNames})[a-z]*[-/., ]+(\\d{2,4})$|^(\\d{1,2})(${monthNames})(\\d{2,4})$`,
        'i',
      ),
      '$1$4 $2$5 $3$6',
    )
    .replace(
      new RegExp(`^(${monthNames})[a-z]*[-/. ]+(\\d{1,2})[-/, ]+(\\d{2,4})$`, 'i'),
      '$2 $1 $3',
    )
    .replace(new RegExp(`^(\\d{4})[-/ ](${monthNames})[a-z]*[-/ ](\\d{1,2})$`, 'i'), '$3 $2 $1')
    .replace(/(?<=^\D*\d{1,2}\D+(?:\d{1,2}|[a-z]+)\D+)(\d{2})$/i, (year) =>
      expandYear(year, today),
    );
  const parsed = parseDay(spelled);
  return parsed === null ? text : parsed.toISOString().slice(0, 10);
}

/** Certificates expire up to 20 years from now; any later year belongs to the last century. */
function expandYear(year: string, today: string): string {
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100;
  const full = century + Number(year);
  return String(full > Number(today.slice(0, 4)) + 20 ? full - 100 : full);
}
