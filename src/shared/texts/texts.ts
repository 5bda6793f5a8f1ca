import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import { en } from './en';
import { es } from './es';
import type { Texts } from './text-types';

/** Both catalogs, for the build: a browser gets only the language of its page. */
export const texts: Readonly<Record<SiteLanguage, Texts>> = { en, es };
