/** The languages of the public pages. English pages are at the root, Spanish ones below /es. */
export const siteLanguages = ['en', 'es'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

export const defaultLanguage = 'en' satisfies SiteLanguage;

const prefix = /^\/es(?=[/?#]|$)/;

/** '/es/new-jersey/hha' -> 'es', '/especial' -> 'en' */
export function getLanguage(path: string): SiteLanguage {
  return prefix.test(path) ? 'es' : defaultLanguage;
}

/** The path of the same page in a language: '/hha' -> '/es/hha', '/' -> '/es', and back. Keeps query and fragment. */
export function toLanguagePath(path: string, language: SiteLanguage): string {
  const rest = path.replace(prefix, '');
  const rootPath = rest.startsWith('/') ? rest : `/${rest}`;
  if (language === defaultLanguage) return rootPath;
  return `/${language}${rootPath.replace(/^\/(?=[?#]|$)/, '')}`;
}
