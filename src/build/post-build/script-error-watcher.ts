import { earlyTap } from '../../site/replay-input';

/**
 * Says on <html> that the page's scripts have been asked for in vain (site/early-tap.ts), for pages that are nothing without
 * them: a file that the page names was refused, or what these ask for to make the page alive, whose refusal they only reject.
 */
export const watcher = `(function(h,w){function lost(e){
if('alive'in h.dataset||e.type==='error'&&e.target.tagName!=='SCRIPT')return;
h.removeAttribute('${earlyTap.expected}');h.setAttribute('${earlyTap.lost}','')}
w.addEventListener('error',lost,true);w.addEventListener('unhandledrejection',lost)
})(document.documentElement,window)`.replaceAll('\n', '');

/** Adds the watcher before everything that it watches; once, also to a page that Gatsby has kept from the build before. */
export function addScriptErrorWatcher(html: string): string {
  const tag = `<script>${watcher}</script>`;
  return html.replaceAll(tag, '').replace('<head>', `<head>${tag}`);
}
