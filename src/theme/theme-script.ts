import { storageKeys } from '../site/facts';

/**
 * Runs in the head before the first paint, and again when another tab chooses and when Back brings a kept page to light.
 * 'system' leaves the attribute out: the style sheet's media query then follows the operating system by itself, live and
 * also without JavaScript.
 */
export const themeScript =
  `(function(d){function show(){try{var t=localStorage.getItem('${storageKeys.theme}')}catch(e){return}
if(t==='light'||t==='dark')d.theme=t;else delete d.theme}
show();addEventListener('storage',show);addEventListener('pageshow',show)})(document.documentElement.dataset)`.replace(
    /\n/g,
    '',
  );
