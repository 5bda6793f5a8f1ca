import { useTexts } from '../browser/hooks/use-texts';
import { Island } from '../islands/island';
import { RequestStatus } from '../islands/help-desk/status/request-status';
import { OfficePhones } from '../layout/office/office-phones';
import { Seo } from '../layout/head/seo';
import type { AreasContext, TemplateProps } from '../shared/page-context';
import { toFormOffice } from '../shared/page-office';
import { space } from '../theme/tokens';
import { ScriptLoadError } from '../ui/loading/lazy-component';
import { ArticleLayout } from './components/article-layout';
import { PageHeader } from './components/page-header';

/** The link to this page is private. */
export function HelpDeskStatusTemplate({ page }: TemplateProps<AreasContext>) {
  const { helpDesk, page: texts } = useTexts();
  return (
    <>
      <Seo page={page} />
      <PageHeader page={page} />
      <ArticleLayout>
        <noscript>
          <p css={{ marginBottom: space[5] }}>{helpDesk.noScript}</p>
          <OfficePhones offices={page.offices} name={({ place }) => place} />
        </noscript>
        {/* Keeps the footer off the screen until the status is there. */}
        <div css={{ minHeight: '70vh' }}>
          <Island
            name="requestStatus"
            component={RequestStatus}
            props={{ office: toFormOffice(page.region) }}
            startsAtOnce
          />
        </div>
        <ScriptLoadError message={texts.notLoaded} retry={texts.tryAgain} />
      </ArticleLayout>
    </>
  );
}
