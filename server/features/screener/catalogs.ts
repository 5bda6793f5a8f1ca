import { englishScreener, type ScreenerCatalog } from '../../../contract/screener/catalog';
import { spanishScreener } from '../../../contract/screener/spanish';
import type { SiteLanguage } from '../../../contract/shared/text/site-languages';

export const screenerCatalogs: Readonly<Record<SiteLanguage, ScreenerCatalog>> = {
  en: englishScreener,
  es: spanishScreener,
};
