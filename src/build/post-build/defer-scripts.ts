import { earlyTap } from '../../site/replay-input';

/** Milliseconds after the load event before the scripts come by themselves, and the longest wait after that for an idle browser. */
const quiet = 2500;

/**
 * Adds the page's scripts, in order, at the first sign that someone is about to use it, at once where the page is nothing
 * without them or its address asks for something (?shift=night), or when the browser has been idle for a while after load.
 * Until they are there it holds taps (site/early-tap.ts). The addresses come from an attribute, so that the script is the
 * same on every page.
 */
export const loader = `(function(d,w,s,n,o){var h=d.documentElement.dataset;
function own(){var b=w.${earlyTap.property};if(!b)return;w.${earlyTap.property}=0;o=b;b.removeAttribute('aria-busy');b.click()}
function lost(){delete h.js;own()}
function go(){if(n)return;n=1;s.split(' ').forEach(function(u){var e=d.createElement('script');e.src=u;e.async=false;e.onerror=lost;d.head.appendChild(e)})}
['pointerdown','keydown','touchstart','focusin'].forEach(function(t){d.addEventListener(t,go,{once:true,passive:true,capture:true})});
d.addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-replay],a[data-eligibility]');
if(!b||b===o||!('js'in h)||(b.dataset.replay||'eligibility')in h||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
e.preventDefault();if(b===w.${earlyTap.property})return;w.${earlyTap.property}=b;b.setAttribute('aria-busy','true');
setTimeout(function(){if(b===w.${earlyTap.property})own()},${earlyTap.patience})},true);
d.addEventListener('submit',function(e){if(!('alive'in h))e.target.setAttribute('${earlyTap.posted}','')},true);
if(w.location.search||d.querySelector('[${earlyTap.now}]'))go();
w.addEventListener('load',function(){setTimeout(function(){(w.requestIdleCallback||setTimeout)(go,{timeout:${quiet}})},${quiet})})
})(document,window,document.currentScript.dataset.s)`.replaceAll('\n', '');

const scriptTag = /<script src="([^"]+)" async(?:="")?><\/script>/g;
const preload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g;

const earlierLoader = /<script data-s="[^"]*">[\s\S]*?<\/script>/g;

/**
 * Takes a page's script files out of its HTML and lets the loader add them later: the first view needs none.
 * Gatsby keeps the HTML of a page that has not changed and only renews its script tags: the loader of the build before
 * then gives way to the new one.
 */
export function deferScripts(html: string): string {
  const files = [...html.matchAll(scriptTag)].map(([, file]) => file);
  if (files.length === 0) return html;
  return html
    .replace(earlierLoader, '')
    .replace(scriptTag, '')
    .replace(preload, '')
    .replace('</body>', `<script data-s="${files.join(' ')}">${loader}</script></body>`);
}
