import type { ReactNode } from 'react';
import type { FileJob } from '../../../contract/jobs/schema';
import { formatCount } from '../../../contract/shared/text/format-number';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { useNewApplicationCount } from '../api/badge-counts';
import { CountBadge } from '../components/badges';
import { ListDetailLayout } from '../components/detail/list-detail-layout';
import { Link } from '../components/link';
import { PageHeader, ScreenBody, type ScreenProps, ViewLinks } from '../components/screen';
import { getApplicationsUrl } from './params';

type JobsLayoutProps = Pick<ScreenProps, 'screen'> & {
  view: 'jobs' | 'applications';
  lead: string | undefined;
  /** Beside the title. */
  action?: ReactNode;
  /** The list of the view. */
  children: ReactNode;
  openId: string | null;
  renderDetail: (id: string) => ReactNode;
};

/** The jobs or the applications, with links between the two, and beside the list the open record. */
export function JobsLayout(props: JobsLayoutProps) {
  const { screen, view, lead, action, children, openId, renderDetail } = props;
  const newApplications = useNewApplicationCount();
  const views = [
    { id: 'jobs', label: 'Jobs', to: screen.path },
    {
      id: 'applications',
      label: (
        <>
          Applications <CountBadge count={newApplications} label="new" />
        </>
      ),
      to: getApplicationsUrl(screen.path),
    },
  ] as const;
  const list = (
    <ScreenBody>
      <PageHeader title={screen.label} lead={lead}>
        {action}
      </PageHeader>
      <ViewLinks views={views} current={view} />
      {children}
    </ScreenBody>
  );
  return (
    <ListDetailLayout title={screen.label} list={list} openId={openId}>
      {renderDetail}
    </ListDetailLayout>
  );
}

type ApplicationsLinkProps = {
  job: Pick<FileJob, 'slug' | 'applications' | 'newApplications'>;
  path: string;
};

/** A link to the applications for a job. */
export function ApplicationsLink({ job, path }: ApplicationsLinkProps) {
  const { slug, applications, newApplications } = job;
  if (applications === 0) return <p>No applications yet</p>;
  const count = formatCount(applications, 'application');
  return (
    <p>
      <Link to={getApplicationsUrl(path, slug)} css={buttonStyle('outline')}>
        {newApplications > 0 ? `${count}, ${newApplications} new` : count}
      </Link>
    </p>
  );
}
