import { graphql, type PageProps } from 'gatsby';
import type { AreasContext } from '../shared/page-context';
import type { PageBody } from './page-body';
import { StatePicker } from './components/office-cards';
import { TextPage } from './components/text-page';

export default function ServiceAreasTemplate({
  data,
  pageContext,
}: PageProps<PageBody, AreasContext>) {
  return (
    <TextPage
      data={data}
      page={pageContext}
      before={<StatePicker offices={pageContext.offices} map={pageContext.stateMap} />}
    />
  );
}

export const query = graphql`
  query ServiceAreas($source: String!) {
    ...PageBody
  }
`;
