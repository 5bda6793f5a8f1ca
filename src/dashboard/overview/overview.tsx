import { Eye } from 'lucide-react';
import { screensOf } from '../../../contract/roles';
import { queueCounts } from '../parts/help-desk-counts';
import { helpDeskTypeOf } from '../parts/help-desk-screens';
import { LoadFailure, StaleBar } from '../parts/load-failure';
import { Notice } from '../parts/notice';
import { PageHeader } from '../parts/page-header';
import { useChats } from '../parts/polls/use-chats';
import { useHelpDesk } from '../parts/polls/use-help-desk';
import { ScreenBody } from '../parts/screen-body';
import type { ScreenProps } from '../parts/screen-props';
import { useStaff } from '../parts/staff';
import { age } from '../parts/time/relative-time';
import { useNow } from '../parts/time/use-now';
import { useUnread } from '../parts/unread/use-unread';
import { Figure, FigureGrid } from './figure';
import { inboxWords } from './inbox-words';
import { LatestThreads } from './latest-threads';

/** What waits for the person: unread messages and each queue of their role, every figure a link to its list. */
export function Overview({ screen }: ScreenProps) {
  const { role } = useStaff();
  const chats = useChats();
  const helpDesk = useHelpDesk();
  const { unreadIn } = useUnread(chats.data?.chats);
  const now = useNow();

  const own = screensOf(role);
  const inbox = own.find((candidate) => candidate.id === 'form-messages');
  const queues = own.filter((candidate) => helpDeskTypeOf[candidate.id] !== undefined);
  const counts = helpDesk.data && queueCounts(helpDesk.data);
  const broken = [chats, helpDesk].find((poll) => poll.error);
  const failure = {
    error: broken?.error as unknown,
    onRetry: () => Promise.all([chats.mutate(), helpDesk.mutate()]),
  };

  if (!inbox && queues.length === 0) return <NothingHere title={screen.label} />;
  return (
    <ScreenBody>
      <PageHeader title={screen.label} lead="What waits for you" />
      {broken &&
        (chats.data || helpDesk.data ? <StaleBar {...failure} /> : <LoadFailure {...failure} />)}
      <FigureGrid>
        {inbox && (
          <Figure
            path={inbox.path}
            label="Unread messages"
            {...inboxWords(chats.data?.chats, unreadIn)}
            failed={chats.error !== undefined}
          />
        )}
        {queues.map(({ id, path, label }) => {
          const type = helpDeskTypeOf[id];
          const count = type && counts?.[type];
          return (
            <Figure
              key={id}
              path={`${path}?show=waiting`}
              label={label}
              figure={count?.open}
              words={count?.oldest ? `Oldest waits ${age(count.oldest, now)}` : 'Nothing waits'}
              failed={helpDesk.error !== undefined}
            />
          );
        })}
      </FigureGrid>
      {inbox && (chats.data || !chats.error) && (
        <LatestThreads chats={chats.data?.chats} inboxPath={inbox.path} unreadIn={unreadIn} />
      )}
    </ScreenBody>
  );
}

function NothingHere({ title }: { title: string }) {
  return (
    <ScreenBody>
      <PageHeader title={title} />
      <Notice icon={Eye} title="Nothing waits for you here">
        <p>
          Messages and help-desk requests are shown to the people who answer them. The screens of
          your role are in the menu.
        </p>
      </Notice>
    </ScreenBody>
  );
}
