import { pathIn } from '../../../../contract/shared/regions';
import { plainPath, regionOf, routes } from '../../../site/routes';

/** What caregivers come for: they ask, and apply, but seek no care. */
const forCaregivers: readonly string[] = [routes.helpDesk, routes.career];

/**
 * Whether the floating button and its bubble belong on the page of a path: on every page of the public shell but the help
 * desk and the jobs with all below them, in any region.
 */
export function floatsOn(path: string): boolean {
  const bare = plainPath(path);
  return !forCaregivers
    .flatMap((route) => [route, pathIn(regionOf(path), route)])
    .some((route) => bare === route || bare.startsWith(`${route}/`));
}
