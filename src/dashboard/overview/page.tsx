import { seesActivity } from '../../../contract/overview/activity-screens';
import { screensOf } from '../../../contract/shared/roles';
import { helpDeskTypeOf } from '../components/screen/help-desk-screens';
import { LoadFailure, StaleBar } from '../components/status/load-error';
import { PageHeader } from '../components/screen/page-header';
import { useChats } from '../api/use-latest-threads';
import { useWaitingRequests } from '../api/use-help-desk-counts';
import { ScreenBody } from '../components/screen/screen-body';
import type { ScreenProps } from '../components/screen/screen-props';
import { useStaff } from '../hooks/session/use-staff';
import { age } from '../components/time/relative-time';
import { useNow } from '../components/time/use-now';
import { useUnread } from '../hooks/unread/use-unread';
import { AnswerTimes } from './response-times';
import { CertificatesFigure } from './certificates-figure';
import { Figure, FigureGrid } from './figure';
import { inboxWords } from './inbox-summary';
import { RecentActivity } from './activity/recent-activity';
import { spanOf } from './submissions/submission-days';
import { SubmissionsChunk } from './submissions/lazy-submissions';
import { useOverview } from './api';
import { WaitingFigures } from './waiting-figures';

/**
 * What waits for the person, first; then how much comes in, how fast it is answered, and what happened last. Every figure is a link
 * to its list for who may open that; a role for which nothing waits has the figures of the office.
 */
export function Overview({ screen }: ScreenProps) {
  const { role } = useStaff();
  const chats = useChats();
  const overview = useOverview();
  const helpDesk = useWaitingRequests();
  const { unreadIn } = useUnread(chats.data?.chats);
  const now = useNow();

  const own = screensOf(role);
  const inbox = own.find((candidate) => candidate.id === 'form-messages');
  const queues = own.filter((candidate) => helpDeskTypeOf[candidate.id] !== undefined);
  const people = own.find((candidate) => candidate.id === 'add-employee');
  const waits = inbox !== undefined || people !== undefined || queues.length > 0;
  const broken = [chats, overview, helpDesk].find((poll) => poll.error);
  const failure = {
    error: broken?.error as unknown,
    onRetry: () => Promise.all([chats.mutate(), overview.mutate(), helpDesk.mutate()]),
  };

  return (
    <ScreenBody>
      <PageHeader
        title={screen.label}
        lead={waits ? 'What waits for you' : 'How much comes in, and how fast it is answered'}
      />
      {broken &&
        (chats.data || overview.data || helpDesk.data ? (
          <StaleBar {...failure} />
        ) : (
          <LoadFailure {...failure} />
        ))}
      {waits && (
        <FigureGrid>
          {inbox && (
            <>
              <Figure
                path={`${inbox.path}?unread=1`}
                label="Unread messages"
                {...inboxWords(chats.data?.chats, unreadIn)}
                failed={chats.error !== undefined}
              />
              <WaitingFigures
                waiting={overview.data?.inbox ?? undefined}
                failed={overview.error !== undefined}
                inboxPath={inbox.path}
              />
            </>
          )}
          {queues.map(({ id, path, label }) => {
            const type = helpDeskTypeOf[id];
            const count = helpDesk.data?.queues.find((queue) => queue.type === type);
            return (
              <Figure
                key={id}
                path={`${path}?show=waiting`}
                label={label}
                figure={count?.waiting}
                words={
                  count?.oldestWaitingAt
                    ? `Oldest waits ${age(count.oldestWaitingAt, now)}`
                    : 'Nothing waits'
                }
                since={count?.oldestWaitingAt}
                failed={helpDesk.error !== undefined}
              />
            );
          })}
          {people && (
            <CertificatesFigure
              certificates={overview.data?.people ?? undefined}
              failed={overview.error !== undefined}
              path={people.path}
            />
          )}
        </FigureGrid>
      )}
      {(overview.data || !overview.error) && (
        <>
          <SubmissionsChunk days={overview.data?.days} inboxPath={inbox?.path ?? null} />
          <AnswerTimes
            answers={overview.data?.answers}
            days={overview.data && spanOf(overview.data.days)}
            inboxPath={inbox?.path ?? null}
          />
          {seesActivity(role) && <RecentActivity entries={overview.data?.recent ?? undefined} />}
        </>
      )}
    </ScreenBody>
  );
}
