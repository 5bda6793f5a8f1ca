import type { SiteLanguage } from '../shared/text/site-languages';
import type { Messages } from './messages.en';
import type { ScreenerTexts } from './texts.en';

/** The screener in one language. A browser loads only the one of its page. */
export type ScreenerCatalog = {
  language: SiteLanguage;
  texts: ScreenerTexts;
  messages: Messages;
  /** Takes the English text of a form. */
  translate: (text: string) => string;
};
