import { createContext, useContext } from 'react';
import type { SiteLanguage } from '../../contract/shared/text/site-languages';
import type { LayoutContext } from '../shared/page-context';
import { getLinkProps } from '../shared/routes';

const RegionContext = createContext<LayoutContext | null>(null);

export const RegionProvider = RegionContext.Provider;

export const CurrentPathContext = createContext('');

/** The language of the text of a page, or of a question, if it is not the page's. */
export const TextLanguageContext = createContext<SiteLanguage | null>(null);

/** The attribute for elements with the text of an untranslated file. */
export function useTextLang(): { lang?: SiteLanguage } {
  const language = useContext(TextLanguageContext);
  return language === null ? {} : { lang: language };
}

/** The attributes of a link to a page, in the language of this one if it exists. The preview of a post has no region. */
export function usePageLink(): (path: string) => Partial<ReturnType<typeof getLinkProps>> {
  const context = useContext(RegionContext);
  return (path) => (context === null ? { href: path } : getLinkProps(path, context));
}

export function useRegionContext(): LayoutContext {
  const context = useContext(RegionContext);
  if (context === null) throw new Error('useRegionContext needs a RegionProvider around it.');
  return context;
}
