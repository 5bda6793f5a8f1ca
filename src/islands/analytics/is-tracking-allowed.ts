import { extraRoutes } from '../../../contract/shared/routes';
import { isClientRoute, normalizePath, routes } from '../../shared/routes';

export type PageView = {
  path: string;
  /** document.referrer */
  referrer: string;
  /** This site's origin. */
  origin: string;
  hasGlobalPrivacyControl: boolean;
};

/** Pages with these segments are private in every region. */
const privateSegments = [routes.helpDesk, extraRoutes.eligibility, extraRoutes.thankYou].map(
  (path) => path.slice(1),
);

/** Analytics and the pixel never load on eligibility, thank-you, help-desk, sign-in, and dashboard pages. */
function isPrivatePath(path: string): boolean {
  const segments = normalizePath(path).split('/');
  return isClientRoute(path) || privateSegments.some((segment) => segments.includes(segment));
}

export function isTrackingAllowed(view: PageView): boolean {
  if (view.hasGlobalPrivacyControl) return false;
  return !isPrivatePath(view.path) && !hasPrivateReferrer(view);
}

/** The services' scripts would send the referrer. */
function hasPrivateReferrer({ referrer, origin }: PageView): boolean {
  if (!referrer.includes('://')) return false;
  const url = new URL(referrer);
  return url.origin === origin && isPrivatePath(url.pathname);
}
