import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../layout/head/seo';
import type { PageContext } from '../site/page-context';
import type { TextPageData } from './fragments';
import { TextPage } from './components/text-page';

export default function ServiceTemplate({
  data,
  pageContext,
}: PageProps<TextPageData, PageContext>) {
  return (
    <>
      <Seo page={pageContext} />
      <TextPage data={data} page={pageContext} />
    </>
  );
}

export const query = graphql`
  query Service($source: String!, $regionId: String!, $withFaqs: Boolean!) {
    ...TextPage
  }
`;
