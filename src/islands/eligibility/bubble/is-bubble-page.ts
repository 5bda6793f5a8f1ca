import { getRegionPath } from '../../../../contract/shared/regions';
import { extraRoutes } from '../../../../contract/shared/routes';
import { normalizePath, getRegionOfPath, routes } from '../../../site/routes';

/** Caregivers do not look for care, and the eligibility page shows the form itself. */
const routesWithoutBubble: readonly string[] = [
  routes.helpDesk,
  routes.career,
  extraRoutes.eligibility,
];

/** The floating button is on all public pages, except these routes and all below them in every region. */
export function isBubblePage(path: string): boolean {
  const plain = normalizePath(path);
  return !routesWithoutBubble
    .flatMap((route) => [route, getRegionPath(getRegionOfPath(path), route)])
    .some((route) => plain === route || plain.startsWith(`${route}/`));
}
