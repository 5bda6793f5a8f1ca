import { graphql, type PageProps } from 'gatsby';
import { RequestLinks } from '../islands/help-desk/request-links';
import { Island } from '../islands/island';
import { RequestForm } from '../islands/help-desk/request/request-form';
import type { AreasContext } from '../shared/page-context';
import { toFormOffice } from '../shared/page-office';
import { space } from '../theme/space';
import { Container } from '../ui/container';
import type { PageBody } from './page-body';
import { OfficePhonesCard } from './components/office-phones-card';
import { TextPage } from './components/text-page';

export default function HelpDeskTemplate({ data, pageContext }: PageProps<PageBody, AreasContext>) {
  return (
    <TextPage
      data={data}
      page={pageContext}
      header={<RequestLinks />}
      aside={
        <OfficePhonesCard
          title="Call your office"
          offices={pageContext.offices}
          name={({ state }) => <strong>{state}</strong>}
          withAfterHours
        />
      }
      end={null}
    >
      <section id="request" aria-labelledby="request-title">
        <Container css={{ display: 'grid', gap: space[5], paddingBottom: space.section }}>
          <h2 id="request-title">Send a request</h2>
          <Island
            name="helpDesk"
            component={RequestForm}
            props={{
              offices: pageContext.formOffices,
              defaultOffice: toFormOffice(pageContext.region),
            }}
          />
        </Container>
      </section>
    </TextPage>
  );
}

export const query = graphql`
  query HelpDesk($source: String!) {
    ...PageBody
  }
`;
