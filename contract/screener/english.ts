import type { ScreenerCatalog } from './catalog';
import { messagesEn } from './messages.en';
import { screenerTexts } from './texts.en';

export const englishScreener: ScreenerCatalog = {
  language: 'en',
  texts: screenerTexts,
  messages: messagesEn,
  translate: (text) => text,
};
