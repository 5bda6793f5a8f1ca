import { foldText } from './read-words';

const maxExcerpt = 160;

/** The part of a text with the first of the terms, else its beginning, cut between words. */
export function createExcerpt(text: string, terms: readonly string[]): string {
  const plain = foldText(text);
  const places = terms.map((term) => plain.indexOf(term)).filter((place) => place !== -1);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const begin = first < maxExcerpt / 2 ? 0 : text.indexOf(' ', first - maxExcerpt / 2) + 1;
  const cut = text.slice(begin, begin + maxExcerpt);
  const isWhole = begin + maxExcerpt >= text.length;
  return `${begin === 0 ? '' : '…'}${isWhole ? cut : cut.replace(/\s+\S*$/, '…')}`;
}
