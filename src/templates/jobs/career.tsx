import { useTexts } from '../../browser/hooks/use-texts';
import { OpenJobs } from '../../islands/jobs/open-jobs';
import type { CareerContext, TemplateProps } from '../../shared/page-context';
import { CallToAction } from '../components/call-to-action';
import { OfficeAside } from '../components/office-contact';
import { TextPage } from '../components/text-page';

export function CareerTemplate({ page, content }: TemplateProps<CareerContext>) {
  const { jobs, elsewhere, region } = page;
  const texts = useTexts();
  return (
    <TextPage
      content={content}
      page={page}
      before={<OpenJobs jobs={jobs} elsewhere={elsewhere} phone={region.phone} />}
      aside={<OfficeAside isForCare={false} />}
      end={<CallToAction title={texts.jobs.questions} isForCare={false} />}
    />
  );
}
