import { findRegion, getRegionPath, toRegion, type RegionId } from '../../contract/shared/regions';
import {
  defaultLanguage,
  toLanguagePath,
  type SiteLanguage,
} from '../../contract/shared/text/site-languages';

/** The public routes of specification section 2, without those of regions (getRegionPath), and the pages in the footer. */
export const routes = {
  home: '/',
  serviceAreas: '/service-areas',
  nhtd: '/nhtd',
  hha: '/hha',
  privatePay: '/private-pay-home-care',
  contact: '/contact',
  career: '/career',
  hhaCertification: '/hha-certification',
  resources: '/resources',
  helpDesk: '/help-desk',
  covid: '/covid',
  faqs: '/faqs',
  pastEvent: '/past-event',
  team: '/team',
  blog: '/blog',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-conditions',
  disclaimer: '/disclaimer',
  aboutUs: '/about-us',
  missionVision: '/mission-vision',
  sitemap: '/sitemap',
  licenses: '/licenses-and-quality',
  privacyPractices: '/notice-of-privacy-practices',
  nondiscrimination: '/nondiscrimination',
  languageAssistance: '/language-assistance',
  accessibility: '/accessibility',
} as const;

/** Client-only routes, including all paths below. */
export const clientRoutes = {
  login: '/login',
  signup: '/signup',
  auth: '/auth',
  dashboard: '/dashboard',
} as const;

/** The pages below /auth. */
export const authRoutes = {
  /** Requests the email for a new password. */
  reset: `${clientRoutes.auth}/reset`,
  /** The links in Firebase's emails lead here. */
  action: `${clientRoutes.auth}/action`,
  /** Waits for the email address to be confirmed. */
  verify: `${clientRoutes.auth}/verify`,
  profile: `${clientRoutes.auth}/profile`,
  /** The second step of sign-in, for staff. */
  secondFactor: `${clientRoutes.auth}/second-step`,
} as const;

export function getJobPath(slug: string): string {
  return `${routes.career}/${slug}`;
}

/** Removes query, fragment, and trailing slash: '/hha/?a=1' -> '/hha'. */
export function normalizePath(path: string): string {
  const bare = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

/** '/new-jersey/hha' and '/es/new-jersey/hha' -> 'new-jersey', '/new-jerseyish' -> 'new-york' */
export function getRegionOfPath(path: string): RegionId {
  return toRegion(getEnglishPath(path).split('/')[1]);
}

/** '/es/hha?a=1' -> '/hha' */
export function getEnglishPath(path: string): string {
  return normalizePath(toLanguagePath(path, defaultLanguage));
}

/** An English path without its region: '/new-jersey/hha' -> '/hha', '/new-jersey' -> '/' */
export function getRootPath(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  return findRegion(first) === undefined ? path : `/${rest.join('/')}`;
}

/** True if a page exists in Spanish, too. Each job does, for its form. @param translated root paths of the others */
export function hasTranslation(path: string, translated: readonly string[]): boolean {
  const rootPath = getRootPath(normalizePath(path));
  return rootPath.startsWith(`${routes.career}/`) || translated.includes(rootPath);
}

type LinkedPage = { language: SiteLanguage; translated: readonly string[] };

/** The address of a page in the language of the page that links to it, or of the English page if there is none. */
export function getLinkProps(
  path: string,
  { language, translated }: LinkedPage,
): { href: string; hrefLang?: SiteLanguage } {
  if (language === defaultLanguage) return { href: path };
  return hasTranslation(path, translated)
    ? { href: toLanguagePath(path, language) }
    : { href: path, hrefLang: defaultLanguage };
}

/** True for the paths of sign-in and the dashboard. */
export function isClientRoute(path: string): boolean {
  const bare = normalizePath(path);
  return Object.values(clientRoutes).some(
    (route) => bare === route || bare.startsWith(`${route}/`),
  );
}

/** The target of a link in a region: the region's variant if it is in `variants`. Keeps query and fragment. */
export function localizePath(path: string, region: RegionId, variants: readonly string[]): string {
  const [, bare = path, rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  return bare === '/' || variants.includes(bare) ? `${getRegionPath(region, bare)}${rest}` : path;
}
