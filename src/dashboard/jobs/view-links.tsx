import { useNewApplicationCount } from '../api/badge-counts';
import { CountBadge } from '../components/count-badge';
import { ViewLinks } from '../components/screen/screen';
import { getApplicationsUrl } from './params';

/** Links between the jobs and the applications, with the number of new ones. */
export function JobViewLinks({
  path,
  current,
}: {
  path: string;
  current: 'jobs' | 'applications';
}) {
  const newApplications = useNewApplicationCount();
  const views = [
    { id: 'jobs', label: 'Jobs', to: path },
    {
      id: 'applications',
      label: (
        <>
          Applications <CountBadge count={newApplications} label="new" />
        </>
      ),
      to: getApplicationsUrl(path),
    },
  ] as const;
  return <ViewLinks views={views} current={current} />;
}
