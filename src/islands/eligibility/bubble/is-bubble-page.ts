import { pathIn } from '../../../../contract/shared/regions';
import { ownRoutes } from '../../../../contract/shared/routes';
import { plainPath, regionOf, routes } from '../../../site/routes';

/** Caregivers do not look for care, and the eligibility page shows the form itself. */
const routesWithoutBubble: readonly string[] = [
  routes.helpDesk,
  routes.career,
  ownRoutes.eligibility,
];

/** The floating button is on all public pages, except these routes and all below them in every region. */
export function isBubblePage(path: string): boolean {
  const plain = plainPath(path);
  return !routesWithoutBubble
    .flatMap((route) => [route, pathIn(regionOf(path), route)])
    .some((route) => plain === route || plain.startsWith(`${route}/`));
}
