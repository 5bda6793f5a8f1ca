import type { ScreenProps } from '../components/screen/screen-props';
import { ApplicationsView } from './applications/list';
import { applicationsAddress, jobsAddress } from './params';
import { JobsView } from './list';

const isOfApplications = ({ location }: ScreenProps) =>
  new URLSearchParams(location.search).get('view') === 'applications';

/** What the screen asks for first. */
export function askOfJobs(props: ScreenProps) {
  const { search } = props.location;
  return isOfApplications(props)
    ? applicationsAddress.keyOf('/jobs/applications', applicationsAddress.read(search))
    : jobsAddress.keyOf('/jobs', jobsAddress.read(search));
}

/** All job post: the jobs, and who has applied. Which of both is in the address. */
export function Jobs(props: ScreenProps) {
  return isOfApplications(props) ? <ApplicationsView {...props} /> : <JobsView {...props} />;
}
