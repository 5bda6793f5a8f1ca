import { toSiteLanguage, type ClientLanguage } from '../../../contract/shared/languages';
import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import { en, type PersonTexts } from './en';
import { es } from './es';

export const personTexts: Readonly<Record<SiteLanguage, PersonTexts>> = { en, es };

export function getPersonTexts(language: ClientLanguage | null): PersonTexts {
  return personTexts[toSiteLanguage(language)];
}
