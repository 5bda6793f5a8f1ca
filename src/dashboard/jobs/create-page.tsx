import { getScreen } from '../../../contract/shared/roles';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { useInvalidate } from '../api/swr-hooks';
import { Link, navigateTo } from '../components/link';
import { PageHeader, ScreenBody, type ScreenProps } from '../components/screen';
import { useIsMounted } from '../hooks/use-is-mounted';
import { JobForm } from './form';
import { jobsParams } from './params';

const allJobs = getScreen('jobs').path;

/** The form of a new job. The saved job opens in the list of all jobs. */
export function CreateJobPage({ screen }: ScreenProps) {
  const invalidate = useInvalidate('/jobs');
  const isMounted = useIsMounted();
  const open = (job: string, isEdited: boolean) => {
    invalidate();
    if (isMounted())
      navigateTo(jobsParams.toUrl(allJobs, { ...jobsParams.defaults, job, isEdited }));
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
        onSaved={({ id }) => open(id, false)}
        onPartlySaved={({ id }) => open(id, true)}
      />
    </ScreenBody>
  );
}
