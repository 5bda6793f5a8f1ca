/**
 * Runs in the head of every page. The attribute data-js of <html> shows what needs scripts. If a script of ours cannot be loaded, data-lost
 * takes its place, unless the page's scripts already run (data-alive).
 */
export const pageScript =
  `(function(h,w){h.setAttribute('data-js','');function lost(e){var t=e.target;
if('alive'in h.dataset||e.type==='error'&&(t.tagName!=='SCRIPT'||t.src.indexOf(location.origin)!==0))return;
h.removeAttribute('data-js');h.setAttribute('data-lost','')}
w.addEventListener('error',lost,true);w.addEventListener('unhandledrejection',lost)
})(document.documentElement,window)`.replace(/\n/g, '');
