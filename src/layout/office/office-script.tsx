import { regionScript, regionToRemember } from '../../browser/visits/visited-region';
import { storageKeys } from '../../shared/facts';
import type { PageContext } from '../../shared/page-context';
import { getPageLayout } from '../../shared/page-office';
import { getOfficeData } from './office-data';

/**
 * Shows the office in its data-office, or else the one that this tab remembers, in the place of the path's: before each part of the
 * page is painted, so that nothing changes on the screen. The last node may still grow, so it and what it is in wait for the next.
 */
export const officeScript =
  `(function(d,s){var o;try{o=JSON.parse(s||sessionStorage.getItem('${storageKeys.office}'))}catch(e){}
if(!o)return;
function set(e,n,v){if(e.getAttribute(n)!==v)e.setAttribute(n,v)}
function show(e){var t=o.texts[e.dataset.officeText],k=e.dataset.officeLink,p=e.getAttribute('href')||'',b=p.replace(/[?#].*/,'');
if(t!==undefined){var n=e.firstElementChild&&e.firstElementChild===e.firstChild?e.lastChild:e;if(n.textContent!==t)n.textContent=t}
if(k){set(e,'href',o.links[k]);if(e.hasAttribute('aria-label'))set(e,'aria-label',o.texts.company+', home')}
else if(o.variants.indexOf(b)>=0&&!e.closest('[data-all-offices]'))set(e,'href',o.links.home+p);
if('officeMark'in e.dataset)set(e,'d',o.mark);
if('launcher'in e.dataset){var l=JSON.parse(e.dataset.launcher);l.defaultOffice=o.form;set(e,'data-launcher',JSON.stringify(l))}}
function run(){var last=d,i,all=d.querySelectorAll('[data-office-text],[data-office-link],[data-office-mark],[data-launcher],a[href^="/"]');
while(last.lastChild)last=last.lastChild;
for(i=0;i<all.length;i++)if(d.readyState!=='loading'||!all[i].contains(last))show(all[i])}
var m=new MutationObserver(run);m.observe(d,{childList:true,subtree:true});
d.addEventListener('DOMContentLoaded',function(){m.disconnect();run()})})(document,document.currentScript.dataset.office)`.replace(
    /\n/g,
    '',
  );

/**
 * A page of a region makes this tab remember its office. A page about one state shows that state's office, and another page outside
 * the regions' paths the one that is remembered.
 */
export function OfficeScript({ page }: { page: PageContext }) {
  const layout = getPageLayout(page);
  const remembered = regionToRemember(page.pagePath);
  const isAboutOther = layout.region.id !== page.region.id;
  if (remembered === null && !isAboutOther && !page.isShared) return null;
  const hasData = isAboutOther || (remembered ?? '') !== '';
  return (
    <script
      {...(remembered !== null && { 'data-region': remembered })}
      {...(hasData && { 'data-office': JSON.stringify(getOfficeData(layout)) })}
      dangerouslySetInnerHTML={{ __html: remembered === null ? officeScript : regionScript }}
    />
  );
}
