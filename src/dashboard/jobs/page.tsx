import type { ScreenProps } from '../components/screen/screen-props';
import { ApplicationsView } from './applications/list';
import { JobsView } from './list';

const isOfApplications = ({ location }: ScreenProps) =>
  new URLSearchParams(location.search).get('view') === 'applications';

/** All job post: the jobs, and who has applied. Which of both is in the address. */
export function Jobs(props: ScreenProps) {
  return isOfApplications(props) ? <ApplicationsView {...props} /> : <JobsView {...props} />;
}
