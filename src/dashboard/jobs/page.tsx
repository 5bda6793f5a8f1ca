import type { ScreenProps } from '../components/screen/screen-props';
import { ApplicationsView } from './applications/list';
import { JobsView } from './list';
import { applicationsParams, jobsParams } from './params';

const isApplicationsView = ({ location }: ScreenProps) =>
  new URLSearchParams(location.search).get('view') === 'applications';

export function askOfJobs(props: ScreenProps) {
  const { search } = props.location;
  return isApplicationsView(props)
    ? applicationsParams.keyOf('/jobs/applications', applicationsParams.read(search))
    : jobsParams.keyOf('/jobs', jobsParams.read(search));
}

/** The jobs, or the applications for them. */
export function Jobs(props: ScreenProps) {
  return isApplicationsView(props) ? <ApplicationsView {...props} /> : <JobsView {...props} />;
}
