import { inputReplay } from '../../site/replay-input';

/** Milliseconds after the load event before scripts load without input, and then the longest wait for an idle browser. */
const idleDelay = 2500;

/**
 * Loads the page's scripts, in order, on the first input, immediately if the page requires them or its URL has a query, or when the
 * browser is idle. Until then it holds clicks (src/site/replay-input.ts). It opens the question that the page's URL names, so that a
 * visitor does not wait for the scripts to read the answer. URLs are in an attribute, so that one CSP hash covers the
 * script of every page.
 */
export const loader = `(function(d,w,s,n,o){var h=d.documentElement.dataset;
function own(){var b=w.${inputReplay.windowProperty};if(!b)return;w.${inputReplay.windowProperty}=0;o=b;b.removeAttribute('aria-busy');b.click()}
function lost(){delete h.js;own()}
function go(){if(n)return;n=1;s.split(' ').forEach(function(u){var e=d.createElement('script');e.src=u;e.async=false;e.onerror=lost;d.head.appendChild(e)})}
['pointerdown','keydown','touchstart','focusin'].forEach(function(t){d.addEventListener(t,go,{once:true,passive:true,capture:true})});
d.addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-replay],a[data-eligibility]');
if(!b||b===o||!('js'in h)||(b.dataset.replay||'eligibility')in h||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
e.preventDefault();if(b===w.${inputReplay.windowProperty})return;w.${inputReplay.windowProperty}=b;b.setAttribute('aria-busy','true');
setTimeout(function(){if(b===w.${inputReplay.windowProperty})own()},${inputReplay.timeout})},true);
d.addEventListener('submit',function(e){if(!('alive'in h))e.target.setAttribute('${inputReplay.posted}','')},true);
try{var q=d.getElementById(decodeURIComponent(w.location.hash.slice(1)));if(q&&q.tagName==='DETAILS')q.open=true}catch(e){}
if(w.location.search||d.querySelector('[${inputReplay.now}]'))go();
w.addEventListener('load',function(){setTimeout(function(){(w.requestIdleCallback||setTimeout)(go,{timeout:${idleDelay}})},${idleDelay})})
})(document,window,document.currentScript.dataset.s)`.replaceAll('\n', '');

const scriptTag = /<script src="([^"]+)" async(?:="")?><\/script>/g;
const preload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g;

const existingLoader = /<script data-s="[^"]*">[\s\S]*?<\/script>/g;

/**
 * Replaces a page's script tags by the loader. Gatsby keeps the HTML of unchanged pages and only adds new script tags, so an existing
 * loader is replaced.
 */
export function deferScripts(html: string): string {
  const files = [...html.matchAll(scriptTag)].map(([, file]) => file);
  if (files.length === 0) return html;
  return html
    .replace(existingLoader, '')
    .replace(scriptTag, '')
    .replace(preload, '')
    .replace('</body>', `<script data-s="${files.join(' ')}">${loader}</script></body>`);
}
