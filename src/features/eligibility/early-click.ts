/**
 * Scripts come after the first view, so a link to the check may be tapped before there is anything that could open it.
 * This inline script, put into every page's head, holds such a tap on <html data-eligibility="wanted"> until the check is
 * mounted; when nothing comes within 8 s, the link leads to its plain page after all.
 */
export const earlyClickScript = `(function(d){document.addEventListener('click',function(e){
var a=e.target.closest&&e.target.closest('a[data-eligibility]');
if(!a||d.eligibility==='mounted'||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
e.preventDefault();d.eligibility='wanted';
setTimeout(function(){if(d.eligibility==='wanted')location.href=a.href},8000)
},true)})(document.documentElement.dataset)`.replace(/\n/g, '');

/** Takes over from the inline script. Returns whether a tap was waiting. */
export function takeEarlyClick(): boolean {
  const { dataset } = document.documentElement;
  const wanted = dataset.eligibility === 'wanted';
  dataset.eligibility = 'mounted';
  return wanted;
}

/** Hands later taps back to the inline script. */
export function leaveEarlyClicks(): void {
  delete document.documentElement.dataset.eligibility;
}
