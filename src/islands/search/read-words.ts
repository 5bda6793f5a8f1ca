import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import { synonyms } from './synonyms';

/** Words that are in every text. */
const commonWords: Record<SiteLanguage, ReadonlySet<string>> = {
  en: new Set(
    'about am an and any are as at be been but by can could did do does doing done for from get gets getting give got had has have he her him his how if im in into is it its just like looking many may me much my need no not of on or our out she should so some someone take than that the their them there they this to too up us want was we were what when where which who why will with would you your'.split(
      ' ',
    ),
  ),
  es: new Set(
    'al algun alguien alguna como con cual cuando cuanta cuanto cuantos de del desde donde el ella ellos en es esta estoy este ha hace hacer hay la las le les lo los mas me mi mis mucho muy necesito ni no nos para pero por porque puede pueden puedo que quien quiere quiero se ser si sin sobre son soy su sus tengo tiene toda todo tu un una unos usted ustedes va vale y yo'.split(
      ' ',
    ),
  ),
};

export const foldText = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A word of a query, the form that it shares with its other forms, and those of words with the same meaning. */
export type Word = { plain: string; stem: string; synonyms: readonly string[] };

export type Terms = {
  /** The forms in which a word of a text is found. Null for a word that says nothing. */
  toTerms: (word: string) => string[] | null;
  readWords: (query: string) => Word[];
};

/** Loads the word endings of a language, such as those in 'paga', 'pagan', and 'pagar'. */
export async function loadTerms(language: SiteLanguage): Promise<Terms> {
  const { stemmer } = await (language === 'es'
    ? import('@orama/stemmers/spanish')
    : import('@orama/stemmers/english'));
  const stems = new Map<string, string>();
  const getStem = (plain: string) => {
    const stem = stems.get(plain) ?? stemmer(plain);
    stems.set(plain, stem);
    return stem;
  };
  const groups = synonyms[language].map((group) =>
    group.split(' ').map((word) => getStem(foldText(word))),
  );
  const toWord = (word: string): Word | null => {
    const plain = foldText(word);
    if (/^[a-z]?$/.test(plain) || commonWords[language].has(plain)) return null;
    const stem = getStem(plain);
    const same = groups.find((group) => group.includes(stem)) ?? [];
    return { plain, stem, synonyms: same.filter((other) => other !== stem) };
  };
  return {
    toTerms: (word) => {
      const found = toWord(word);
      return found && [...new Set([found.plain, found.stem])];
    },
    readWords: (query) =>
      query
        .split(/[\n\r\p{Z}\p{P}]+/u)
        .map(toWord)
        .filter((word) => word !== null),
  };
}

const maxExcerpt = 160;

/** The part of a text with the first of the terms, cut between words. '' if the text has none of them. */
export function createExcerpt(text: string, terms: readonly string[]): string {
  const plain = foldText(text);
  const places = terms.map((term) => plain.indexOf(term)).filter((place) => place !== -1);
  if (places.length === 0) return '';
  const first = Math.min(...places);
  const begin = first < maxExcerpt / 2 ? 0 : text.indexOf(' ', first - maxExcerpt / 2) + 1;
  const cut = text.slice(begin, begin + maxExcerpt);
  const isWhole = begin + maxExcerpt >= text.length;
  return `${begin === 0 ? '' : '…'}${isWhole ? cut : cut.replace(/\s+\S*$/, '…')}`;
}
