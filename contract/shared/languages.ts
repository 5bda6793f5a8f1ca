import type { SiteLanguage } from './text/site-languages';
import { splitList } from './text/text-rules';

/** Languages that clients speak, by their English names, for employees and job ads. */
export const clientLanguages = [
  'Albanian',
  'American Sign Language',
  'Amharic',
  'Arabic',
  'Assyrian',
  'Bassa',
  'Bengali',
  'Cantonese',
  'English',
  'Farsi',
  'French',
  'German',
  'Greek',
  'Gujarati',
  'Haitian Creole',
  'Hebrew',
  'Hindi',
  'Igbo',
  'Italian',
  'Japanese',
  'Korean',
  'Mandarin',
  'Nepali',
  'Polish',
  'Portuguese',
  'Punjabi',
  'Russian',
  'Serbo-Croatian',
  'Spanish',
  'Tagalog',
  'Twi',
  'Ukrainian',
  'Urdu',
  'Vietnamese',
  'Yiddish',
  'Yoruba',
] as const;

export type ClientLanguage = (typeof clientLanguages)[number];

/** Languages of written notices. People who speak Cantonese or Mandarin read one of the two forms of Chinese. */
export const noticeLanguages = [
  ...clientLanguages,
  'Chinese (Simplified)',
  'Chinese (Traditional)',
] as const;

/** The language in which we write to a person. */
export function toSiteLanguage(language: ClientLanguage | null): SiteLanguage {
  return language === 'Spanish' ? 'es' : 'en';
}

const maxLanguages = 12;

function findLanguage(text: string): string | undefined {
  return clientLanguages.find((language) => language.toLowerCase() === text.toLowerCase());
}

/** Splits 'english; Spanish' and spells the languages as the list does. */
export function parseLanguages(text: string): string[] {
  return [...new Set(splitList(text).map((part) => findLanguage(part) ?? part))];
}

export function checkLanguages(text: string): string | null {
  const parts = splitList(text);
  const unknown = parts.filter((part) => findLanguage(part) === undefined);
  if (unknown.length > 0) {
    return `This language is not in the list: ${unknown.join(', ')}. Use English names, separated by semicolons.`;
  }
  return parts.length > maxLanguages ? `Choose at most ${maxLanguages} languages` : null;
}
