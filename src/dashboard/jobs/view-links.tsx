import { CountBadge } from '../components/count-badge';
import { useNewApplications } from '../api/use-new-applications';
import { ViewLinks } from '../components/screen/view-links';
import { applicationsOf } from './params';

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
