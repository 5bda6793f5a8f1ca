import { extraRoutes } from '../../../contract/shared/routes';
import { storageKeys } from '../../shared/facts';
import { knownAnswersPrefix } from '../../shared/known-answers';
import { clientRoutes } from '../../shared/routes';

/**
 * Runs in the head of every page. It is short and in old syntax, because nothing compiles it. It sets attributes of <html>:
 * - data-js shows what needs scripts.
 * - data-lost replaces it if a script of ours can't be loaded, or an import() fails, before the page's scripts run (data-alive).
 * - data-known hides the first question of "What may pay for care" if the URL has its answer.
 */
export const pageScript = `(function(h,w){h.setAttribute('data-js','');
if(location.hash.indexOf('${knownAnswersPrefix}')===0)h.setAttribute('data-known','');function lost(e){var t=e.target;
if('alive'in h.dataset||e.type==='error'&&(t.tagName!=='SCRIPT'||t.src.indexOf(location.origin)!==0))return;
h.removeAttribute('data-js');h.setAttribute('data-lost','')}
w.addEventListener('error',lost,true);w.addEventListener('unhandledrejection',lost)
})(document.documentElement,window)`;

/** Id of the <template> with the scripts that run after the first paint. */
export const afterPaintId = 'after-paint';

/**
 * Runs the scripts in that template once the page is complete and painted; a hidden page paints nothing. Before, they would take a slow
 * phone's time from its first paint.
 */
export const afterPaintScript = `(function(d){function run(){
if(d.readyState==='loading')return d.addEventListener('DOMContentLoaded',run);
d.head.appendChild(d.importNode(d.getElementById('${afterPaintId}').content,true))}
if(d.hidden)run();else requestAnimationFrame(function(){setTimeout(run)})})(document)`;

/**
 * Runs before the first paint, when another tab changes the theme, and on Back. 'system' sets no attribute, so the media
 * query applies.
 */
export const themeScript = `(function(d){function show(){try{var t=localStorage.getItem('${storageKeys.theme}')}catch(e){return}
if(t==='light'||t==='dark')d.theme=t;else delete d.theme}
show();addEventListener('storage',show);addEventListener('pageshow',show)})(document.documentElement.dataset)`;

const applications = Object.values(clientRoutes).flatMap((path) => [path, `${path}/*`]);

/** Most links to it open the popup instead. A rule that leaves out only those has no effect, because Chrome compares URLs. */
const eligibilityPages = [extraRoutes.eligibility, `/*${extraRoutes.eligibility}`];

/** All pages, but no files and applications. */
const pageLinks = [
  { href_matches: '/*' },
  { not: { href_matches: ['/api/*', '/*.*', ...eligibilityPages, ...applications] } },
];

/** The link of a card: an article, a job, a service, or an office. */
const mainLinks = { selector_matches: 'main :is(h2, h3) a' };

/**
 * Chrome's browsers load a page when the visitor points at its link, and also render it if the link is a main one. Not with Save-Data.
 * A prerendered page starts when the visitor opens it (src/browser/page-activation.ts).
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: pageLinks }, eagerness: 'moderate' }],
  prerender: [{ where: { and: [...pageLinks, mainLinks] }, eagerness: 'moderate' }],
});
