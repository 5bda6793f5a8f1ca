import { screenById } from '../../../contract/shared/roles';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { leadTo } from '../components/link/navigate-to';
import { Link } from '../components/link/link';
import { PageHeader } from '../components/screen/page-header';
import { ScreenBody } from '../components/screen/screen-body';
import type { ScreenProps } from '../components/screen/screen-props';
import { useStillHere } from '../hooks/use-is-mounted';
import { useFreshJobs } from './api';
import { JobForm } from './form/job-form';
import { jobsAddress } from './params';

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
