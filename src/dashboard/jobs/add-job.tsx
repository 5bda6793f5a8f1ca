import { screenById } from '../../../contract/roles';
import { buttonStyle } from '../../ui/button-style';
import { leadTo } from '../parts/lead-to';
import { Link } from '../parts/link';
import { PageHeader } from '../parts/page-header';
import { ScreenBody } from '../parts/screen-body';
import type { ScreenProps } from '../parts/screen-props';
import { useStillHere } from '../parts/use-still-here';
import { useFreshJobs } from './job-calls';
import { JobForm } from './job-form';
import { jobsAddress } from './jobs-address';

const allJobs = screenById('jobs').path;

/** Add job post: the form. Saved, the job stands open in All job post. */
export function AddJob({ screen }: ScreenProps) {
  const refresh = useFreshJobs();
  const isHere = useStillHere();
  const show = (job: string, isEdited: boolean) => {
    refresh();
    if (isHere()) leadTo(jobsAddress.write(allJobs, { ...jobsAddress.usual, job, isEdited }));
  };
  return (
    <ScreenBody>
      <PageHeader title={screen.label} lead="A new opening for the careers page.">
        <Link to={allJobs} css={buttonStyle('outline')}>
          All jobs
        </Link>
      </PageHeader>
      <JobForm
        job={null}
        onRefresh={() => Promise.resolve(undefined)}
        onDone={({ id }) => show(id, false)}
        onRest={({ id }) => show(id, true)}
      />
    </ScreenBody>
  );
}
