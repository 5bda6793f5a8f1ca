import { CountBadge } from '../parts/count-badge';
import { useNewApplications } from '../parts/polls/use-new-applications';
import { ViewLinks } from '../parts/view-links';
import { applicationsOf } from './jobs-address';

/** The two views of All job post; beside the applications, how many are new. */
export function JobsViews({ path, current }: { path: string; current: 'jobs' | 'applications' }) {
  const newApplications = useNewApplications();
  const views = [
    { id: 'jobs', label: 'Jobs', to: path },
    {
      id: 'applications',
      label: (
        <>
          Applications <CountBadge count={newApplications} of="new" />
        </>
      ),
      to: applicationsOf(path),
    },
  ] as const;
  return <ViewLinks views={views} current={current} />;
}
