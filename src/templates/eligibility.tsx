import { graphql, type PageProps } from 'gatsby';
import { EligibilityPageForm } from '../islands/eligibility/form/eligibility-page-form';
import { ContactCard } from '../mdx/contact-card';
import { Prose } from '../mdx/content';
import { Seo } from '../layout/head/seo';
import type { PageContext } from '../site/page-context';
import type { TextPageData } from './fragments';
import { ArticleLayout } from './components/article-layout';
import { PageHeader } from './components/page-header';

/** The eligibility check as a page, for visitors without JavaScript. */
export default function EligibilityTemplate({
  data,
  pageContext,
}: PageProps<TextPageData, PageContext>) {
  return (
    <>
      <Seo page={pageContext} />
      <PageHeader page={pageContext} />
      <ArticleLayout aside={<ContactCard />}>
        <EligibilityPageForm offices={pageContext.formOffices} defaultOffice={pageContext.region}>
          <Prose nodes={data.mdx.content} />
        </EligibilityPageForm>
      </ArticleLayout>
    </>
  );
}

export const query = graphql`
  query Eligibility($source: String!) {
    mdx(fields: { key: { eq: $source } }) {
      ...Body
    }
  }
`;
