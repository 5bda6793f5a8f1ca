import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import { en, type Texts } from './en';
import { es } from './es';

/** Both catalogs, for the build: a browser gets only the language of its page. */
export const texts: Readonly<Record<SiteLanguage, Texts>> = { en, es };
