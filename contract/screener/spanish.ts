import { translateToSpanish } from '../forms/spanish';
import type { SiteLanguage } from '../shared/text/site-languages';
import { englishScreener, type ScreenerCatalog } from './catalog';
import { messagesEs } from './messages/messages.es';
import { summaryMessagesEs } from './messages/summary-messages.es';
import { screenerTextsEs } from './messages/page-texts.es';

export const spanishScreener: ScreenerCatalog = {
  language: 'es',
  texts: screenerTextsEs,
  messages: messagesEs,
  summaryMessages: summaryMessagesEs,
  translate: translateToSpanish,
};

/** Both languages, where nobody waits for them. */
export const screenerCatalogs: Readonly<Record<SiteLanguage, ScreenerCatalog>> = {
  en: englishScreener,
  es: spanishScreener,
};
