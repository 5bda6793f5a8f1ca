import type { ComponentProps } from 'react';
import type { FileJob } from '../../../contract/jobs/schema';
import { formatCount } from '../../../contract/shared/text/format-number';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { useNewApplicationCount } from '../api/badge-counts';
import { CountBadge } from '../components/badges';
import { ListDetailLayout } from '../components/detail/list-detail-layout';
import { Link } from '../components/link';
import { ViewLinks } from '../components/screen';
import { getApplicationsUrl } from './params';

type JobsLayoutProps = ComponentProps<typeof ListDetailLayout> & { view: 'jobs' | 'applications' };

/** The jobs or the applications, with links between the two. */
export function JobsLayout({ view, action, children, ...layout }: JobsLayoutProps) {
  const newApplications = useNewApplicationCount();
  const views = [
    { id: 'jobs', label: 'Jobs', to: layout.screen.path },
    {
      id: 'applications',
      label: (
        <>
          Applications <CountBadge count={newApplications} label="new" />
        </>
      ),
      to: getApplicationsUrl(),
    },
  ] as const;
  return (
    <ListDetailLayout
      {...layout}
      action={
        <>
          <ViewLinks views={views} current={view} />
          {action}
        </>
      }
    >
      {children}
    </ListDetailLayout>
  );
}

type ApplicationsLinkProps = { job: Pick<FileJob, 'slug' | 'applications' | 'newApplications'> };

export function ApplicationsLink({ job }: ApplicationsLinkProps) {
  const { slug, applications, newApplications } = job;
  if (applications === 0) return <p>No applications yet</p>;
  const count = formatCount(applications, 'application');
  return (
    <p>
      <Link to={getApplicationsUrl(slug)} css={buttonStyle('outline')}>
        {newApplications > 0 ? `${count}, ${newApplications} new` : count}
      </Link>
    </p>
  );
}
