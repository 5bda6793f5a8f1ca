import { extraRoutes } from '../../../contract/shared/routes';
import { toLanguagePath, type SiteLanguage } from '../../../contract/shared/text/site-languages';
import { routes } from '../../shared/routes';
import type { Collections, Entry } from '../content/entry';
import type { CollectionName } from '../content/schemas/schemas';
import type { PlannedPage } from './planned-page';

/** Root paths of the pages that Spanish speakers need. Without a translation they show the English text. */
const requiredPaths: readonly string[] = [
  routes.home,
  routes.nhtd,
  routes.hha,
  routes.privatePay,
  routes.contact,
  routes.career,
  routes.helpDesk,
  routes.faqs,
  routes.privacyPolicy,
  ...Object.values(extraRoutes),
  '/404',
];

/** Root paths of all pages that exist in Spanish: of the region of each page that one of its files translates, all have it. */
export function listTranslatedPaths({ services, pages, legal, blog }: Collections): string[] {
  const listNames = (entries: readonly Entry<CollectionName>[], folder = '') =>
    entries.filter(({ language }) => language === 'es').map(({ name }) => `${folder}/${name}`);
  const paths = [
    ...requiredPaths,
    ...listNames(services),
    ...listNames(pages),
    ...listNames(legal),
    ...listNames(blog, routes.blog),
  ];
  return [...new Set(paths)];
}

/** Gives Spanish pages their paths, and tells each page where it is in the other language. */
export function pairLanguages(english: PlannedPage[], spanish: PlannedPage[]): PlannedPage[] {
  const twins = new Map(spanish.map((page) => [page.path, page]));
  const pair = (page: PlannedPage, language: SiteLanguage, twin: PlannedPage | undefined) => {
    const isTranslated = twin?.context.textLanguage === 'es';
    const path = toLanguagePath(page.path, language);
    const isPair = isTranslated && !page.context.unlisted;
    const otherPath = twin ? toLanguagePath(page.path, language === 'es' ? 'en' : 'es') : null;
    return {
      ...page,
      path,
      context: { ...page.context, pagePath: path, otherPath, hasAlternate: isPair },
    };
  };
  return [
    ...english.map((page) => pair(page, 'en', twins.get(page.path))),
    ...spanish.map((page) => {
      const paired = pair(page, 'es', page);
      // Search engines already have the English text.
      const unlisted = page.context.unlisted || page.context.textLanguage !== 'es';
      return { ...paired, context: { ...paired.context, unlisted } };
    }),
  ];
}
