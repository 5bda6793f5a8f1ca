import { storageKeys } from '../shared/facts';

/**
 * Runs before the first paint, when another tab changes the theme, and on Back. 'system' sets no attribute, so the media
 * query applies.
 */
export const themeScript =
  `(function(d){function show(){try{var t=localStorage.getItem('${storageKeys.theme}')}catch(e){return}
if(t==='light'||t==='dark')d.theme=t;else delete d.theme}
show();addEventListener('storage',show);addEventListener('pageshow',show)})(document.documentElement.dataset)`.replace(
    /\n/g,
    '',
  );
