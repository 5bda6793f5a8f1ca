import type { ReactNode } from 'react';
import { useNewApplicationCount } from '../api/badge-counts';
import { CountBadge } from '../components/count-badge';
import { ListDetailLayout } from '../components/detail/list-detail-layout';
import { PageHeader, ScreenBody, type ScreenProps, ViewLinks } from '../components/screen/screen';
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
