import { createContext, useContext } from 'react';
import type { Hours } from '../../../contract/shared/office-hours/opening-hours';
import type { SiteLanguage } from '../../../contract/shared/text/site-languages';

/** `translate` takes the English text of a form (contract/forms/spanish.ts). Texts that it doesn't know stay as they are. */
export type Translation = {
  language: SiteLanguage;
  translate: (text: string) => string;
  formatHours: (hours: Hours) => string;
};

let pageTranslation: Translation = {
  language: 'en',
  translate: (text) => text,
  formatHours: ({ days, opens, closes }) => `${days}, ${opens} to ${closes}`,
};

/** The build renders pages of both languages at once, and a browser one page. */
const TranslationContext = createContext<Translation | null>(null);
export const TranslationProvider = TranslationContext.Provider;

/** For the islands of this page, before they start. */
export function setPageTranslation(translation: Translation): void {
  pageTranslation = translation;
}

export function useTranslation(): Translation {
  return useContext(TranslationContext) ?? pageTranslation;
}
