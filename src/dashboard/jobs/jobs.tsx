import type { ScreenProps } from '../parts/screen-props';
import { ApplicationsView } from './applications/applications-view';
import { JobsView } from './jobs-view';

/** All job post: the jobs, and who has applied. Which of both is in the address. */
export function Jobs(props: ScreenProps) {
  const view = new URLSearchParams(props.location.search).get('view');
  return view === 'applications' ? <ApplicationsView {...props} /> : <JobsView {...props} />;
}
