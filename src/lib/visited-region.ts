import { defaultRegion, findRegion, type RegionId } from '../../contract/shared/regions';
import { storageKeys } from '../site/facts';
import { plainPath, regionOf, routes } from '../site/routes';

/**
 * The region to remember after a visit to a path: that of a region's own page. The front page is New York's and everybody's, so
 * it leaves none (''). Other pages change nothing (null).
 */
export function regionToRemember(path: string): RegionId | '' | null {
  const region = regionOf(path);
  if (region !== defaultRegion) return region;
  return plainPath(path) === routes.home ? '' : null;
}

/**
 * Remembers the region in its `data-region` for this tab. It runs in the page's head, because a visitor may leave before the
 * other scripts are there.
 */
export const regionScript = `try{sessionStorage.setItem('${storageKeys.region}',document.currentScript.dataset.region)}catch(e){}`;

/** The same after a change of page without a load. */
export function rememberRegion(path: string): void {
  const region = regionToRemember(path);
  if (region === null) return;
  try {
    sessionStorage.setItem(storageKeys.region, region);
  } catch {
    // Without storage the forms ask with nothing chosen.
  }
}

/** The region that the visitor came from in this tab. */
export function visitedRegion(): RegionId | undefined {
  try {
    return findRegion(sessionStorage.getItem(storageKeys.region));
  } catch {
    return undefined;
  }
}
