import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../layout/head/seo';
import type { AreasContext, PageContext } from '../site/page-context';
import type { TextPageData } from './fragments';
import { AllOffices } from './components/all-offices';
import { TextPage } from './components/text-page';

export default function PageTemplate({
  data,
  pageContext,
}: PageProps<TextPageData, PageContext & Partial<AreasContext>>) {
  return (
    <>
      <Seo page={pageContext} />
      <TextPage
        data={data}
        page={pageContext}
        before={pageContext.offices && <AllOffices offices={pageContext.offices} />}
      />
    </>
  );
}

export const query = graphql`
  query Page($source: String!, $regionId: String!, $withFaqs: Boolean!) {
    ...TextPage
  }
`;
