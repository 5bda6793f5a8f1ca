import useSWR from 'swr';
import { canSeeActivity } from '../../../contract/overview/activity-screens';
import type { OverviewResponse } from '../../../contract/overview/schema';
import { getScreens } from '../../../contract/shared/roles';
import { facts } from '../../site/facts';
import { helpDeskTypeByScreen } from '../../../contract/help-desk/screens';
import { LoadError, StaleNotice } from '../components/status/notice';
import { PageHeader, ScreenBody, type ScreenProps } from '../components/screen/screen';
import { useLatestThreads, useHelpDeskCounts } from '../api/badge-counts';
import { useStaff } from '../hooks/session/use-staff';
import { formatAge } from '../components/time/format';
import { useNow } from '../components/time/time-ago';
import { RecentActivity } from './activity/recent-activity';
import { CertificatesFigure } from './certificates-figure';
import { Figure, FigureGrid } from './figure';
import { InboxFigures } from './inbox-figures';
import { ResponseTimes } from './response-times';
import { getSpan } from './submissions/submission-days';
import { Submissions } from './submissions/submissions';

/** Numbers that need attention, submissions, response times, and recent activity, linked to the lists the role can open. */
export function OverviewPage({ screen }: ScreenProps) {
  const { role } = useStaff();
  const chats = useLatestThreads();
  const overview = useSWR<OverviewResponse>('/overview', { refreshInterval: facts.pollEvery });
  const helpDesk = useHelpDeskCounts();
  const now = useNow();

  const screens = getScreens(role);
  const inbox = screens.find(({ id }) => id === 'form-messages');
  const employees = screens.find(({ id }) => id === 'add-employee');
  const queues = screens.filter(({ id }) => helpDeskTypeByScreen[id] !== undefined);
  const hasFigures = inbox !== undefined || employees !== undefined || queues.length > 0;
  const inboxPath = inbox?.path ?? null;
  const hasOverviewError = overview.error !== undefined;

  const requests = [chats, overview, helpDesk];
  const failed = requests.find(({ error }) => error);
  const retry = () => Promise.all(requests.map(({ mutate }) => mutate()));
  const ErrorMessage = requests.some(({ data }) => data) ? StaleNotice : LoadError;

  return (
    <ScreenBody>
      <PageHeader
        title={screen.label}
        lead={hasFigures ? 'Needs attention' : 'Submissions and response times'}
      />
      {failed && <ErrorMessage error={failed.error as unknown} onRetry={retry} />}
      {hasFigures && (
        <FigureGrid>
          {inbox && (
            <InboxFigures
              waiting={overview.data?.inbox ?? undefined}
              hasError={hasOverviewError}
              inboxPath={inbox.path}
            />
          )}
          {queues.map(({ id, path, label }) => {
            const queue = helpDesk.data?.queues.find(
              ({ type }) => type === helpDeskTypeByScreen[id],
            );
            const oldest = queue?.oldestWaitingAt;
            return (
              <Figure
                key={id}
                url={`${path}?show=waiting`}
                label={label}
                value={queue?.waiting}
                note={oldest ? `Oldest: ${formatAge(oldest, now)}` : 'Nothing is waiting'}
                since={oldest}
                hasError={helpDesk.error !== undefined}
              />
            );
          })}
          {employees && (
            <CertificatesFigure
              certificates={overview.data?.people ?? undefined}
              hasError={hasOverviewError}
              employeesPath={employees.path}
            />
          )}
        </FigureGrid>
      )}
      {(overview.data || !hasOverviewError) && (
        <>
          <Submissions days={overview.data?.days} inboxPath={inboxPath} />
          <ResponseTimes
            rows={overview.data?.answers}
            days={overview.data && getSpan(overview.data.days)}
            inboxPath={inboxPath}
          />
          {canSeeActivity(role) && <RecentActivity entries={overview.data?.recent ?? undefined} />}
        </>
      )}
    </ScreenBody>
  );
}
