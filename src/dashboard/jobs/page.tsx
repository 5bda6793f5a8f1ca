import type { ScreenProps } from '../components/screen';
import { ApplicationsView } from './applications/list';
import { JobsView } from './list';

const isApplicationsView = ({ location }: ScreenProps) =>
  new URLSearchParams(location.search).get('view') === 'applications';

/** The jobs, or the applications for them. */
export function JobsPage(props: ScreenProps) {
  return isApplicationsView(props) ? <ApplicationsView {...props} /> : <JobsView {...props} />;
}
