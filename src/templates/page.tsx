import { graphql, type PageProps } from 'gatsby';
import type { AreasContext, PageContext } from '../shared/page-context';
import type { PageBody } from './page-body';
import { OfficeCards } from './components/office-cards';
import { Section } from './components/section';
import { TextPage } from './components/text-page';

export default function PageTemplate({
  data,
  pageContext,
}: PageProps<PageBody, PageContext & Partial<AreasContext>>) {
  const { offices } = pageContext;
  return (
    <TextPage
      data={data}
      page={pageContext}
      before={
        offices && (
          <Section title="Call your state’s office">
            <OfficeCards offices={offices} columns />
          </Section>
        )
      }
    />
  );
}

export const query = graphql`
  query Page($source: String!) {
    ...PageBody
  }
`;
