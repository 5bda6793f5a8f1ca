import type { PageProps } from 'gatsby';
import { RequestStatus } from '../islands/help-desk/status/request-status';
import { OfficePhones } from '../layout/office/office-phones';
import { Seo } from '../layout/head/seo';
import type { AreasContext } from '../site/page-context';
import { ArticleLayout } from './components/article-layout';
import { PageHeader } from './components/page-header';

/** The link to this page is private. */
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
