import { translateToSpanish } from '../forms/spanish';
import type { ScreenerCatalog } from './catalog';
import { messagesEs } from './messages.es';
import { screenerTextsEs } from './texts.es';

export const spanishScreener: ScreenerCatalog = {
  language: 'es',
  texts: screenerTextsEs,
  messages: messagesEs,
  translate: translateToSpanish,
};
