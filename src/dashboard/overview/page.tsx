import useSWR from 'swr';
import { canSeeActivity } from '../../../contract/overview/activity-screens';
import type { OverviewResponse } from '../../../contract/overview/schema';
import { getScreens } from '../../../contract/shared/roles';
import { facts } from '../../site/facts';
import { helpDeskTypeByScreen } from '../../../contract/help-desk/screens';
import { useHelpDeskCounts, useLatestThreads } from '../api/badge-counts';
import { PageHeader, ScreenBody, type ScreenProps } from '../components/screen/screen';
import { LoadError, StaleNotice } from '../components/status/notice';
import { useStaff } from '../hooks/session/use-staff';
import { RecentActivity } from './activity/recent-activity';
import { FigureGrid } from './figure';
import { ApplicationsFigure, CertificatesFigure, InboxFigures, QueueFigures } from './figures';
import { ResponseTimes } from './response-times';
import { getSpan } from './submissions/submission-days';
import { Submissions } from './submissions/submissions';
import { NotDelivered } from './undelivered/undelivered';
import { useUndelivered } from './undelivered/use-undelivered';

/** Failed deliveries, numbers that need attention, submissions, response times, and recent activity, linked to the lists the role can open. */
export function OverviewPage({ screen }: ScreenProps) {
  const { role } = useStaff();
  const chats = useLatestThreads();
  const overview = useSWR<OverviewResponse>('/overview', { refreshInterval: facts.pollInterval });
  const helpDesk = useHelpDeskCounts();
  const undelivered = useUndelivered();

  const screens = getScreens(role);
  const inbox = screens.find(({ id }) => id === 'form-messages');
  const employees = screens.find(({ id }) => id === 'add-employee');
  const queues = screens.filter(({ id }) => helpDeskTypeByScreen[id] !== undefined);
  const jobs = screens.find(({ id }) => id === 'jobs');
  const hasFigures = [inbox, employees, jobs, ...queues].some((one) => one !== undefined);
  const inboxPath = inbox?.path ?? null;
  const { data } = overview;
  const hasError = overview.error !== undefined;

  const requests = [chats, overview, helpDesk, undelivered];
  const failed = requests.find(({ error }) => error);
  const retry = () => Promise.all(requests.map(({ mutate }) => mutate()));
  const ErrorMessage = requests.some((request) => request.data) ? StaleNotice : LoadError;

  return (
    <ScreenBody>
      <PageHeader
        title={screen.label}
        lead={hasFigures ? 'Needs attention' : 'Submissions and response times'}
      />
      {failed && <ErrorMessage error={failed.error as unknown} onRetry={retry} />}
      {undelivered.data && <NotDelivered data={undelivered.data} mutate={undelivered.mutate} />}
      {hasFigures && (
        <FigureGrid>
          {inbox && (
            <InboxFigures
              waiting={data?.inbox ?? undefined}
              hasError={hasError}
              inboxPath={inbox.path}
            />
          )}
          <QueueFigures screens={queues} />
          {jobs && <ApplicationsFigure jobsPath={jobs.path} />}
          {employees && (
            <CertificatesFigure
              certificates={data?.certificates ?? undefined}
              hasError={hasError}
              employeesPath={employees.path}
            />
          )}
        </FigureGrid>
      )}
      {(data || !hasError) && (
        <>
          <Submissions days={data?.days} inboxPath={inboxPath} />
          <ResponseTimes
            rows={data?.answers}
            days={data && getSpan(data.days)}
            inboxPath={inboxPath}
          />
          {canSeeActivity(role) && <RecentActivity entries={data?.recent ?? undefined} />}
        </>
      )}
    </ScreenBody>
  );
}
