import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import { commonWords, siteSubject } from './common-words';
import { synonyms } from './synonyms';

export const foldText = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A word, the form that it shares with its other forms, and the one that it shares with words of the same meaning. */
export type Word = { plain: string; stem: string; meaning: string };

export type WordReader = {
  /** The forms in which a word of a text is found. Null for a word that says nothing. */
  toTerms: (word: string) => string[] | null;
  readWords: (query: string) => Word[];
};

/** Loads the word endings of a language, such as those in 'paga', 'pagan', and 'pagar'. */
export async function loadWordReader(language: SiteLanguage): Promise<WordReader> {
  const { stemmer } = await (language === 'es'
    ? import('@orama/stemmers/spanish')
    : import('@orama/stemmers/english'));
  const stems = new Map<string, string>();
  const getStem = (plain: string) => {
    const stem = stems.get(plain) ?? stemmer(plain);
    stems.set(plain, stem);
    return stem;
  };
  const listStems = (words: string) => words.split(' ').map((word) => getStem(foldText(word)));
  const common = new Set(commonWords[language].split(' '));
  const subject = listStems(siteSubject[language]);
  const groups = synonyms[language].map(listStems);
  const toWord = (word: string): Word | null => {
    const plain = foldText(word);
    if (/^[a-z]?$/.test(plain) || common.has(plain)) return null;
    const stem = getStem(plain);
    const group = groups.findIndex((stemsOfGroup) => stemsOfGroup.includes(stem));
    return { plain, stem, meaning: group === -1 ? stem : `=${group}` };
  };
  return {
    toTerms: (word) => {
      const found = toWord(word);
      return found && [...new Set(Object.values(found))];
    },
    readWords: (query) => {
      const words = query
        .split(/[\n\r\p{Z}\p{P}]+/u)
        .map(toWord)
        .filter((word) => word !== null);
      const telling = words.filter(({ stem }) => !subject.includes(stem));
      return telling.length > 0 ? telling : words;
    },
  };
}
