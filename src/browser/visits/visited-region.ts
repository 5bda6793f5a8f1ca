import { defaultRegion, findRegion, type RegionId } from '../../../contract/shared/regions';
import { storageKeys } from '../../shared/facts';
import { getEnglishPath, getRegionOfPath, routes } from '../../shared/routes';

/**
 * The region to remember after visiting a path: its own on a region's home page, '' on the main
 * home page, null to keep the last one.
 */
export function regionToRemember(path: string): RegionId | '' | null {
  const region = getRegionOfPath(path);
  if (region !== defaultRegion) return region;
  return getEnglishPath(path) === routes.home ? '' : null;
}

/**
 * Runs before the page's text, because a visitor may leave before other scripts load, and on Back. What a prerendered page stores in the session is
 * lost when the visitor opens it.
 */
export const rememberOfficeScript = `(() => {
  const { region, office = '' } = document.currentScript.dataset;
  const remember = () => {
    try {
      sessionStorage.setItem('${storageKeys.region}', region);
      sessionStorage.setItem('${storageKeys.office}', office);
    } catch (error) {}
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', remember, { once: true });
  else remember();
  addEventListener('pageshow', remember);
})()`.replace(/\n\s*/g, '');

export function getVisitedRegion(): RegionId | undefined {
  try {
    return findRegion(sessionStorage.getItem(storageKeys.region));
  } catch {
    return undefined;
  }
}

/** Remembers the region of a ZIP code, with the office that its page remembers. */
export async function rememberRegion(region: RegionId, pagePath: string): Promise<void> {
  if (getVisitedRegion() === region) return;
  const remember = (office: string) => {
    try {
      sessionStorage.setItem(storageKeys.region, region);
      sessionStorage.setItem(storageKeys.office, office);
    } catch {
      // Forms ask for the state.
    }
  };
  remember('');
  if (region === defaultRegion) return;
  try {
    const page = new DOMParser().parseFromString(await (await fetch(pagePath)).text(), 'text/html');
    const { dataset } = page.querySelector<HTMLElement>(`[data-region="${region}"]`) ?? page.body;
    if (getVisitedRegion() === region) remember(dataset['office'] ?? '');
  } catch {
    // Other pages show the main office, and forms have the state.
  }
}
