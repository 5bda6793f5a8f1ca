import { followUpScreens } from '../../../contract/follow-ups/constants';
import { canSeeActivity } from '../../../contract/overview/screens';
import { canManageAccounts, canSee, getScreens } from '../../../contract/shared/roles';
import { useHelpDeskCounts, useLatestThreads } from '../api/badge-counts';
import { pollingOptions, useApi } from '../api/swr-hooks';
import { PageHeader, ScreenBody, type ScreenProps } from '../components/screen';
import { LoadError, StaleNotice, TableSkeleton } from '../components/status/notice';
import { useStaff } from '../hooks/use-staff';
import { DueRecords } from './due-records';
import { RecentActivity } from './activity/recent-activity';
import { LastBackup } from './last-backup';
import { MyDay } from './my-day/my-day';
import { Figure, FigureGrid, FigureSkeleton } from './figure';
import { useFigures } from './figures';
import { OverdueFacts } from './overdue-facts';
import { ResponseTargets } from './response-targets';
import { Submissions } from './submissions/submissions';
import { NotDelivered } from './undelivered/undelivered';
import { useUndelivered } from './undelivered/use-undelivered';

/** My day, failed deliveries, numbers that need attention, submissions, response targets, and recent activity, linked to the lists the account can open. */
export function OverviewPage({ screen }: ScreenProps) {
  const { access } = useStaff();
  const threads = useLatestThreads();
  const overview = useApi('GET /overview', {}, pollingOptions);
  const helpDesk = useHelpDeskCounts();
  const undelivered = useUndelivered();
  const hasDay = followUpScreens.some((id) => canSee(access, id));
  const day = useApi('GET /my-day', hasDay ? {} : null, pollingOptions);

  const inboxPath = getScreens(access).find(({ id }) => id === 'form-messages')?.path ?? null;
  // The figures below would move when these are shown.
  const isWaiting = [undelivered, day].some(({ isLoading, error }) => isLoading && !error);
  const data = isWaiting ? undefined : overview.data;
  const hasError = overview.error !== undefined;
  const { figures, isLoading } = useFigures(data, hasError);

  const requests = [threads, overview, helpDesk, undelivered, day];
  const failed = requests.find(({ error }) => error);
  const retry = () => Promise.all(requests.map(({ mutate }) => mutate()));
  const ErrorMessage = requests.some((request) => request.data) ? StaleNotice : LoadError;

  return (
    <ScreenBody>
      <PageHeader
        title={screen.label}
        lead={hasDay ? 'My day' : 'Submissions and response targets'}
      />
      {failed && <ErrorMessage error={failed.error} onRetry={retry} />}
      {day.data ? <MyDay day={day.data} /> : day.isLoading && <TableSkeleton />}
      {data?.backup && <LastBackup {...data.backup} />}
      {canManageAccounts(access.role) && <DueRecords />}
      <OverdueFacts facts={data?.overdueFacts ?? []} />
      {undelivered.data && <NotDelivered data={undelivered.data} mutate={undelivered.mutate} />}
      {!isWaiting && figures.length > 0 && (
        <FigureGrid>
          {figures.map((figure, index) =>
            isLoading ? <FigureSkeleton key={index} /> : <Figure key={figure.url} {...figure} />,
          )}
        </FigureGrid>
      )}
      {!isWaiting && (data || !hasError) && (
        <>
          <Submissions days={data?.days} inboxPath={inboxPath} />
          <ResponseTargets targets={data?.responseTargets} inboxPath={inboxPath} />
          {canSeeActivity(access) && <RecentActivity entries={data?.recent ?? undefined} />}
        </>
      )}
    </ScreenBody>
  );
}
