import { earlyTap } from '../../site/early-tap';

/** Milliseconds of quiet after the load event before the scripts come by themselves. */
const quiet = 2500;

/**
 * Adds the page's scripts, in order, at the first sign that someone is about to use it, or when the browser has been idle
 * for a while after load. A tap on a button that needs them is kept for shell/replay-early-tap.ts. The addresses come from
 * an attribute, so that the script is the same on every page.
 */
const loader =
  `(function(d,w,s,n){function go(){if(n)return;n=1;s.split(' ').forEach(function(u){var e=d.createElement('script');e.src=u;e.async=false;d.head.appendChild(e)})}
['pointerdown','keydown','touchstart','focusin'].forEach(function(t){d.addEventListener(t,go,{once:true,passive:true,capture:true})});
d.addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[${earlyTap.attribute}]');if(b&&!d.documentElement.hasAttribute('${earlyTap.alive}'))w.${earlyTap.property}=b},true);
w.addEventListener('load',function(){setTimeout(function(){(w.requestIdleCallback||setTimeout)(go)},${quiet})})
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
