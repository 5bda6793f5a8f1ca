import { inputReplay } from '../../site/replay-input';

/**
 * Marks <html> if scripts fail to load (src/site/replay-input.ts), on pages that require them. Scripts that the page's scripts import
 * fail with an unhandled rejection.
 */
export const watcher = `(function(h,w){function lost(e){
if('alive'in h.dataset||e.type==='error'&&e.target.tagName!=='SCRIPT')return;
h.removeAttribute('${inputReplay.expected}');h.setAttribute('${inputReplay.lost}','')}
w.addEventListener('error',lost,true);w.addEventListener('unhandledrejection',lost)
})(document.documentElement,window)`.replaceAll('\n', '');

/** Adds the watcher before all scripts, once even if Gatsby kept the page from the previous build. */
export function addScriptErrorWatcher(html: string): string {
  const tag = `<script>${watcher}</script>`;
  return html.replaceAll(tag, '').replace('<head>', `<head>${tag}`);
}
