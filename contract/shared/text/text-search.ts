import { toAsciiDigit } from '../phone';
import { limitMarks } from './patterns';

/** Quotation marks and apostrophes, as keyboards, Word, and name registers write them. */
export const quotes = /["'`´‘’‚‛“”„‟ʹʻʼʽʾʿˈ′″«»＇＂]/g;
const dashes = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;

/** Letters that Unicode does not split into a letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' },
  ...{ ı: 'i', ħ: 'h', ŋ: 'n', ŧ: 't', ς: 'σ' },
};
const specialLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** A whole US number in any format, with or without 1, +1, 001, or 011 1 before it. */
const wholePhone =
  /(?<![\p{L}\p{N}])(?:(?:\+|00[ .-]?|011[ .-]?)?\(?1\)?[ ./-]*)?\(?\d{3}\)?[ ./·•-]*\d{3}[ ./·•-]*\d{4}(?![\p{L}\p{N}])/gu;

/**
 * Lower case without accents, apostrophes, and invisible characters; phone numbers as digits. Never use the result for anything
 * but searching and sorting. Normalizing twice changes nothing.
 */
export function normalizeForSearch(text: string): string {
  return limitMarks(text.replace(quotes, ''))
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(specialLetters, (letter) => plainLetters[letter] ?? letter)
    .replace(/(?!\d)\p{Nd}/gu, toAsciiDigit)
    .replace(dashes, '-')
    .replace(wholePhone, (phone) => phone.replace(/\D/g, ''));
}

/** The country prefix of a whole number, which stored numbers don't have. */
const wholePrefix = /(?<!\d)(?:00|011)?1(?=\d{10}(?!\d))/g;
/** A country prefix before a number that is still being typed. */
/** 'Cell: ' before an address, and the extension after a number. */
const addressLabels =
  /\b(?:tel|phone|cell|mobile|sms|callto|mailto)\s?[:.]|(?<=\d)\s*(?:ext(?:ension)?\.?|x)\s*\d{1,5}$/gi;
const typedPrefix = /^[\s(]*(?:(?:\+|00|011[\s.-]*)1|1(?=[\s.(-]+\d{1,3}(?!\d)))/;

/**
 * Splits a query into alternatives. A normalized text matches if it contains every word of one of them. '+1 (212) 55' is part
 * of one phone number, but '11-20' may also be a date.
 */
export function parseSearch(query: string): readonly (readonly string[])[] {
  const address = query.replace(addressLabels, ' ');
  const plain = normalizeForSearch(address).replace(wholePrefix, '');
  if (/^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(plain)) {
    const digits = plain.replace(typedPrefix, '').replace(/\D/g, '');
    return [digits === '' ? [] : [digits], splitAtSpaces(plain)];
  }
  // In a query an apostrophe or a dash may stand for a space: O'Neil finds "O Neil", and Smith-Jones finds "Smith Jones".
  const loose = normalizeForSearch(address.replace(quotes, ' '));
  const words = splitAtSpaces(loose.replace(wholePrefix, '').replace(/-/g, ' '));
  return [
    words.filter((word) => word !== '+1').map((word) => word.replace(outerPunctuation, '') || word),
  ];
}

/** As in "Lee," and "St." */
const outerPunctuation = /^[#<.,;:!?()[\]]+|[>.,;:!?()[\]]+$/g;

function splitAtSpaces(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

export function createMatcher(query: string): (normalized: string) => boolean {
  const alternatives = parseSearch(query);
  return (normalized) =>
    alternatives.some((words) => words.every((word) => normalized.includes(word)));
}

export function matchesQuery(text: string, query: string): boolean {
  return createMatcher(query)(normalizeForSearch(text));
}
