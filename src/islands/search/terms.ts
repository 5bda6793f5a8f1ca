import type { SiteLanguage } from '../../../contract/shared/text/site-languages';

/** Words that are in every text. */
const commonWords: Record<SiteLanguage, ReadonlySet<string>> = {
  en: new Set(
    'an and are as at be but by can could did do does for from get has have how if in is it its just many me much my need no not of on or our out so some than that the their them there they this to up us want was we what when where which who why will with would you your'.split(
      ' ',
    ),
  ),
  es: new Set(
    'al como con cual cuando de del donde el ella en es esta este hay la las lo los me mi mis necesito no nos para pero por porque puede puedo que quien quiero se ser si sin son su sus te tengo un una y yo'.split(
      ' ',
    ),
  ),
};

/** The form in which a word is found: without case and accents. Null for a word that says nothing. */
export function normalizeTerm(term: string, language: SiteLanguage): string | null {
  const plain = simplify(term);
  const isLetter = /^[a-z]$/.test(plain);
  return plain === '' || isLetter || commonWords[language].has(plain) ? null : plain;
}

const simplify = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const maxExcerpt = 160;

/** The part of a text with the first of the terms, cut between words. '' if the text has none of them. */
export function createExcerpt(text: string, terms: readonly string[]): string {
  const plain = simplify(text);
  const places = terms.map((term) => plain.indexOf(term)).filter((place) => place !== -1);
  if (places.length === 0) return '';
  const first = Math.min(...places);
  const begin = first < maxExcerpt / 2 ? 0 : text.indexOf(' ', first - maxExcerpt / 2) + 1;
  const cut = text.slice(begin, begin + maxExcerpt);
  const isWhole = begin + maxExcerpt >= text.length;
  return `${begin === 0 ? '' : '…'}${isWhole ? cut : cut.replace(/\s+\S*$/, '…')}`;
}
