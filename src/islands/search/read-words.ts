import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import { besideRelative, commonWords, priceUnits, siteSubject } from './common-words';
import { synonyms, topics, type Topic } from './synonyms';

export const foldText = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A word, the form that it shares with its other forms, and the one that it shares with words of the same meaning. */
export type Word = { plain: string; stem: string; meaning: string };

export type WordReader = {
  /** The forms in which a word of a text is found. Null for a word that says nothing. */
  toTerms: (word: string) => string[] | null;
  readWords: (query: string) => Word[];
};

const toMeaning = (name: string) => `=${name}`;

export const isOf =
  (topic: Topic) =>
  ({ meaning }: Word) =>
    meaning === toMeaning(topic);

/** Any word of the topic: a job is work, even if its text says neither 'shift' nor 'hiring'. */
function createAnyOf(topic: Topic): Word {
  const meaning = toMeaning(topic);
  return { plain: meaning, stem: meaning, meaning };
}

/** Loads the word endings of a language, such as those in 'paga', 'pagan', and 'pagar'. */
export async function loadWordReader(language: SiteLanguage): Promise<WordReader> {
  const { stemmer } = await (language === 'es'
    ? import('@orama/stemmers/spanish')
    : import('@orama/stemmers/english'));
  const stems = new Map<string, string>();
  const getStem = (plain: string) => {
    // The stemmer knows 'evaluación' by its accent, which many people leave out.
    const stem = stems.get(plain) ?? stemmer(plain.replace(/cion$/, 'ción'));
    stems.set(plain, stem);
    return stem;
  };
  const listStems = (words: string) => words.split(' ').map((word) => getStem(foldText(word)));
  const common = new Set(commonWords[language].split(' '));
  const subject = listStems(siteSubject[language]);
  const help = listStems(besideRelative[language].help);
  const carer = listStems(besideRelative[language].carer);
  const payer = listStems(besideRelative[language].payer);
  const units = listStems(priceUnits[language]);
  const meanings = new Map(
    [...Object.entries(topics[language]), ...Object.entries(synonyms[language])].flatMap(
      ([name, group]) => listStems(group).map((stem) => [stem, toMeaning(name)]),
    ),
  );
  const toWord = (word: string): Word | null => {
    const plain = foldText(word);
    if (/^[a-z]?$/.test(plain) || common.has(plain)) return null;
    const stem = getStem(plain);
    return { plain, stem, meaning: meanings.get(stem) ?? stem };
  };
  /** How a relative is paid, or whether Medicare pays, is one answer, whatever else is asked ('my elderly mother at home'). */
  const readAboutRelative = (words: Word[]): Word[] => {
    const isPayer = ({ stem }: Word) => payer.includes(stem);
    const isAsked = words.some(isPayer) ? isPayer : isOf('family');
    if (words.some(isOf('pay'))) return words.filter((word) => isOf('pay')(word) || isAsked(word));
    const isPaid = (word: Word) => carer.includes(word.stem) || isOf('work')(word);
    return words
      .filter(({ stem }) => !help.includes(stem))
      .map((word) => (isPaid(word) ? { ...createAnyOf('pay'), stem: word.stem } : word));
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
      if (words.some(isOf('family'))) return readAboutRelative(telling);
      const found = telling.length > 0 ? telling : words;
      const isUnit = ({ plain, stem }: Word) => /^\d+$/.test(plain) || units.includes(stem);
      if (found.some(isOf('price'))) return found.filter((word) => !isUnit(word));
      return found.map((word) => (isOf('work')(word) ? createAnyOf('work') : word));
    },
  };
}
