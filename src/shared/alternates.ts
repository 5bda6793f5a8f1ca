import { toLanguagePath, type SiteLanguage } from '../../contract/shared/text/site-languages';
import type { PageContext } from './page-context';

export type Alternate = { lang: SiteLanguage | 'x-default'; path: string };

/** The page in each language, for search engines; empty if only one has it. */
export function listAlternates({
  pagePath,
  hasAlternate,
}: Pick<PageContext, 'pagePath' | 'hasAlternate'>): Alternate[] {
  if (!hasAlternate) return [];
  const english = toLanguagePath(pagePath, 'en');
  return [
    { lang: 'en', path: english },
    { lang: 'es', path: toLanguagePath(pagePath, 'es') },
    { lang: 'x-default', path: english },
  ];
}
