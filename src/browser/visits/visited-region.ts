import { defaultRegion, findRegion, type RegionId } from '../../../contract/shared/regions';
import { storageKeys } from '../../shared/facts';
import { normalizePath, getRegionOfPath, routes } from '../../shared/routes';

/**
 * The region to remember after visiting a path: its own on a region's home page, '' on the main
 * home page, null to keep the last one.
 */
export function regionToRemember(path: string): RegionId | '' | null {
  const region = getRegionOfPath(path);
  if (region !== defaultRegion) return region;
  return normalizePath(path) === routes.home ? '' : null;
}

/**
 * Runs before the page's text, because a visitor may leave before other scripts load, and on Back. What a prerendered page stores in the session is
 * lost when the visitor opens it.
 */
export const regionScript =
  `(function(d,s){function keep(){try{sessionStorage.setItem('${storageKeys.region}',s.region);sessionStorage.setItem('${storageKeys.office}',s.office||'')}catch(e){}}
if(d.prerendering)d.addEventListener('prerenderingchange',keep,{once:true});else keep();
addEventListener('pageshow',keep)})(document,document.currentScript.dataset)`.replace(/\n/g, '');

export function getVisitedRegion(): RegionId | undefined {
  try {
    return findRegion(sessionStorage.getItem(storageKeys.region));
  } catch {
    return undefined;
  }
}
