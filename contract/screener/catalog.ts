import type { SiteLanguage } from '../shared/text/site-languages';
import { messagesEn, type Messages } from './messages/messages.en';
import { summaryMessagesEn, type SummaryMessages } from './messages/summary-messages.en';
import { screenerTexts, type ScreenerTexts } from './messages/page-texts.en';

/** The screener in one language. A browser loads Spanish (spanish.ts) only for a Spanish page. */
export type ScreenerCatalog = {
  language: SiteLanguage;
  texts: ScreenerTexts;
  messages: Messages;
  summaryMessages: SummaryMessages;
  /** Takes the English text of a form. */
  translate: (text: string) => string;
};

export const englishScreener: ScreenerCatalog = {
  language: 'en',
  texts: screenerTexts,
  messages: messagesEn,
  summaryMessages: summaryMessagesEn,
  translate: (text) => text,
};
