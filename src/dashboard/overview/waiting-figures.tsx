import type { OverviewInbox } from '../../../contract/overview/schema';
import { age } from '../components/time/relative-time';
import { useNow } from '../components/time/use-now';
import { Figure } from './figure';

type WaitingFiguresProps = {
  /** Undefined while it loads, or when it could not be loaded. */
  waiting: OverviewInbox | undefined;
  failed: boolean;
  inboxPath: string;
};

/** Who waits for an answer, with me and with nobody, and whom an answer has not reached: each leads to exactly those threads. */
export function WaitingFigures({ waiting, failed, inboxPath }: WaitingFiguresProps) {
  const now = useNow();
  const oldest = (at: string | null | undefined, none: string) =>
    at ? `Longest waits ${age(at, now)}` : none;
  return (
    <>
      <Figure
        path={`${inboxPath}?who=mine&sort=waiting&waiting=1`}
        label="Waiting for you"
        figure={waiting?.mine.count}
        words={oldest(waiting?.mine.oldest, 'Nobody waits for you')}
        since={waiting?.mine.oldest}
        failed={failed}
      />
      <Figure
        path={`${inboxPath}?who=nobody&sort=waiting&waiting=1`}
        label="Waiting, not assigned"
        figure={waiting?.nobody.count}
        words={oldest(waiting?.nobody.oldest, 'Nobody is left waiting')}
        since={waiting?.nobody.oldest}
        failed={failed}
      />
      <Figure
        path={`${inboxPath}?failed=1`}
        label="Answers not delivered"
        figure={waiting?.failed}
        words={waiting?.failed ? 'The latest answer did not arrive' : 'All have left'}
        failed={failed}
      />
    </>
  );
}
