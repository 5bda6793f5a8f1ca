import type { PageProps } from 'gatsby';
import { RequestStatus } from '../features/help-desk/request-status';
import { OfficePhones } from '../shell/office-phones';
import { Seo } from '../shell/seo';
import type { AreasContext } from '../site/page-context';
import { ArticleLayout } from './parts/article-layout';
import { PageHeader } from './parts/page-header';

/** How a request to the help desk stands; the link to it is private. */
export default function HelpDeskStatusTemplate({ pageContext }: PageProps<null, AreasContext>) {
  return (
    <>
      <Seo page={pageContext} />
      <PageHeader page={pageContext} />
      <ArticleLayout>
        <RequestStatus
          office={pageContext.region}
          numbers={<OfficePhones offices={pageContext.offices} name={({ place }) => place} />}
        />
      </ArticleLayout>
    </>
  );
}
