import { toRegion, type RegionId } from '../../contract/shared/regions';

/** The public routes of specification section 2. */
export const routes = {
  home: '/',
  serviceAreas: '/service-areas',
  newJersey: '/new-jersey',
  maryland: '/maryland',
  michigan: '/michigan',
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
} as const;

/** Client-only routes, including all paths below. */
export const clientRoutes = {
  login: '/login',
  signup: '/signup',
  auth: '/auth',
  dashboard: '/dashboard',
} as const;

export function getJobPath(slug: string): string {
  return `${routes.career}/${slug}`;
}

/** Removes query, fragment, and trailing slash: '/hha/?a=1' -> '/hha'. */
export function normalizePath(path: string): string {
  const bare = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

/** '/new-jersey/hha' -> 'new-jersey', '/new-jerseyish' -> 'new-york' */
export function getRegionOfPath(path: string): RegionId {
  return toRegion(normalizePath(path).split('/')[1]);
}

/** Whether a path belongs to sign-in or the dashboard. */
export function isClientRoute(path: string): boolean {
  const bare = normalizePath(path);
  return Object.values(clientRoutes).some(
    (route) => bare === route || bare.startsWith(`${route}/`),
  );
}
