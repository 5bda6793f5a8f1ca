import { ownRoutes } from '../../../contract/shared/routes';
import { isClientRoute, plainPath, routes } from '../../site/routes';

/** What decides whether a visit may be counted by others. */
export type Visit = {
  /** Path of the screen that is shown. */
  path: string;
  /** Address this document was reached from, as the browser tells it; '' when it does not. */
  referrer: string;
  /** Origin of this site. */
  origin: string;
  /** Whether the browser sends Global Privacy Control. */
  globalPrivacyControl: boolean;
  /** Whether this document has shown a private screen before: what it holds must not be seen. */
  wasPrivate: boolean;
};

/** Parts of an address that make it private, in every region: who looks there has a reason that is nobody's business. */
const privateParts = [routes.helpDesk, ownRoutes.eligibility, ownRoutes.thankYou].map((path) =>
  path.slice(1),
);

/** Whether no analytics and no pixel may be where this path is shown: eligibility, thank-you, help desk, sign-in, dashboard. */
export function isPrivatePath(path: string): boolean {
  const parts = plainPath(path).split('/');
  return isClientRoute(path) || privateParts.some((part) => parts.includes(part));
}

/** The one decision on analytics and pixel, for each screen anew. */
export function mayMeasure(visit: Visit): boolean {
  if (visit.globalPrivacyControl || visit.wasPrivate) return false;
  return !isPrivatePath(visit.path) && !comesFromPrivate(visit);
}

/** The scripts would tell where the visitor came from. */
function comesFromPrivate({ referrer, origin }: Visit): boolean {
  // '' when the browser does not tell it.
  if (!referrer.includes('://')) return false;
  const from = new URL(referrer);
  return from.origin === origin && isPrivatePath(from.pathname);
}
