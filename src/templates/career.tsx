import { graphql, type PageProps } from 'gatsby';
import type { RegionId } from '../../contract/shared/regions';
import { OpenJobs } from '../islands/jobs/open-jobs';
import { ContactCard } from '../mdx/contact-card';
import { Seo } from '../layout/head/seo';
import type { CareerContext } from '../site/page-context';
import type { TextPageData } from './fragments';
import { CallToAction } from './components/call-to-action';
import { TextPage } from './components/text-page';

export default function CareerTemplate({
  data,
  pageContext,
}: PageProps<TextPageData, CareerContext>) {
  const { jobs, elsewhere, offices, region } = pageContext;
  const places = Object.fromEntries(offices.map(({ id, state }) => [id, state])) as Record<
    RegionId,
    string
  >;
  return (
    <>
      <Seo page={pageContext} />
      <TextPage
        data={data}
        page={pageContext}
        before={<OpenJobs jobs={jobs} elsewhere={elsewhere} places={places} phone={region.phone} />}
        aside={<ContactCard />}
        end={<CallToAction title="Questions about a job?" forCare={false} />}
      />
    </>
  );
}

export const query = graphql`
  query Career($source: String!, $regionId: String!, $withFaqs: Boolean!) {
    ...TextPage
  }
`;
