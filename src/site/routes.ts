import { toRegion, type RegionId } from '../../contract/shared/regions';

/** Every fixed public route of the specification (section 2), by name. */
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

/** Client-only routes: answered by one page each, whatever follows the prefix. */
export const clientRoutes = {
  login: '/login',
  signup: '/signup',
  auth: '/auth',
  dashboard: '/dashboard',
} as const;

/** A job's page: '/career/<slug>', whichever its office. */
export function jobPath(slug: string): string {
  return `${routes.career}/${slug}`;
}

/** A path without its query, its fragment and its trailing slash: '/hha/?a=1' -> '/hha'. */
export function plainPath(path: string): string {
  const bare = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

/** The region of a path, matched by whole segments: '/new-jersey/hha' -> 'new-jersey', '/new-jerseyish' -> 'new-york'. */
export function regionOf(path: string): RegionId {
  return toRegion(plainPath(path).split('/')[1]);
}

/** Whether a path belongs to sign-in or the dashboard: client-only, no public shell around it. */
export function isClientRoute(path: string): boolean {
  const bare = plainPath(path);
  return Object.values(clientRoutes).some(
    (route) => bare === route || bare.startsWith(`${route}/`),
  );
}
