import { graphql, type PageProps } from 'gatsby';
import { OpenJobs } from '../islands/jobs/open-jobs';
import { ContactCard } from '../mdx/contact-card';
import type { CareerContext } from '../shared/page-context';
import type { PageBody } from './page-body';
import { CallToAction } from './components/call-to-action';
import { TextPage } from './components/text-page';

export default function CareerTemplate({ data, pageContext }: PageProps<PageBody, CareerContext>) {
  const { jobs, elsewhere, region } = pageContext;
  return (
    <TextPage
      data={data}
      page={pageContext}
      before={<OpenJobs jobs={jobs} elsewhere={elsewhere} phone={region.phone} />}
      aside={<ContactCard />}
      end={<CallToAction title="Questions about a job?" isForCare={false} />}
    />
  );
}

export const query = graphql`
  query Career($source: String!) {
    ...PageBody
  }
`;
