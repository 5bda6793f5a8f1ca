import { rememberOfficeScript, regionToRemember } from '../../browser/visits/visited-region';
import type { PageContext } from '../../shared/page-context';
import { getPageLayout } from '../../shared/page-office';
import { texts } from '../../shared/texts/texts';
import { getOfficeData } from './office-data';
import { showOfficeScript } from './show-office-script';

/**
 * A page of a region makes this tab remember its office. A page about one state shows that state's office, and another page outside
 * the regions' paths the one that is remembered.
 */
export function OfficeScript({ page }: { page: PageContext }) {
  const layout = getPageLayout(page);
  const { language } = page;
  const formats = { own: texts[language], other: texts[language === 'es' ? 'en' : 'es'] };
  const remembered = regionToRemember(page.pagePath);
  const isAboutOther = layout.region.id !== page.region.id;
  if (remembered === null && !isAboutOther && !page.isShared) return null;
  const hasData = isAboutOther || (remembered ?? '') !== '';
  return (
    <script
      {...(remembered !== null && { 'data-region': remembered })}
      {...(hasData && {
        'data-office': JSON.stringify(getOfficeData({ ...page, ...layout }, formats)),
      })}
      dangerouslySetInnerHTML={{
        __html: remembered === null ? showOfficeScript : rememberOfficeScript,
      }}
    />
  );
}
