import { normalizeForSearch, parseSearch, quotes } from '../../../contract/shared/text/text-search';

/** Letters of scripts that don't put spaces between words. Each one is a word of its own. */
const unspaced = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}`;
const word = new RegExp(
  String.raw`[[\p{L}\p{N}]&&[${unspaced}]]|[[\p{L}\p{N}]--[${unspaced}]]+`,
  'gv',
);

const unspacedLetter = new RegExp(`^[${unspaced}]$`, 'v');

const minPrefix = 3;
/** A longer list finds fewer false candidates and takes more space. */
const prefixLengths = [minPrefix, 4, 6, 9];
/** More words of a query would hardly exclude more records. */
const maxQueryTokens = 6;

/** A US number, with or without the country's prefix. */
const phone = /^(?:00|011)?1?(\d{10})$/;

/** A normalized text's beginnings of words, by which the index finds it. */
export function listIndexedWords(text: string): Set<string> {
  const indexed = new Set<string>();
  // O'Neil is both ONeil and Neil.
  for (const variant of new Set([text, text.replace(quotes, ' ')])) {
    for (const [run] of normalizeForSearch(variant).matchAll(word)) {
      for (const form of listForms(run)) {
        for (const prefix of listPrefixes(form)) indexed.add(prefix);
      }
    }
  }
  return indexed;
}

/** People also know a phone number by its last seven and last four digits. */
function listForms(run: string): readonly string[] {
  const [, digits] = phone.exec(run) ?? [];
  return digits === undefined ? [run] : [run, digits, digits.slice(-7), digits.slice(-4)];
}

function listPrefixes(run: string): string[] {
  const letters = Array.from(run);
  if (letters.length < minPrefix) return [run];
  return prefixLengths
    .filter((length) => length <= letters.length)
    .map((length) => letters.slice(0, length).join(''));
}

export type QueryAlternative = {
  /** A record that matches at the beginnings of words has all of these. */
  words: readonly string[];
  /** The query has only words of one or two letters, which may begin longer ones. */
  isShort: boolean;
};

/** Empty if the query asks for nothing. */
export function listQueryAlternatives(query: string): QueryAlternative[] {
  const variants = new Set([query, query.replace(quotes, '')]);
  const alternatives = [...variants].flatMap((variant) => parseSearch(variant));
  if (alternatives.some((words) => words.length === 0)) return [];
  const unique = new Map(alternatives.map((words) => [words.join(' '), words]));
  return [...unique.values()].map((words) => {
    const required = words.flatMap((one) => listRequiredWords(one));
    const chosen = [...new Set(required)]
      .toSorted((one, other) => other.length - one.length)
      .slice(0, maxQueryTokens);
    if (chosen.length > 0) return { words: chosen, isShort: false };
    const whole = words.flatMap((one) => one.match(word) ?? []);
    return { words: [...new Set(whole)], isShort: true };
  });
}

/** Of a query's word, which may consist of several, such as an email address. */
function listRequiredWords(queryWord: string): string[] {
  return [...queryWord.matchAll(word)].flatMap(({ 0: run, index }) => {
    // The last one may be the beginning of a longer word.
    const isWhole = index + run.length < queryWord.length || unspacedLetter.test(run);
    return isWhole || Array.from(run).length >= minPrefix ? listPrefixes(run).slice(-1) : [];
  });
}
