import type { JobPost, JobsClosed } from '../../../contract/job-posts';
import { Button } from '../../ui/button';
import { ChoosingBar } from '../parts/list/choosing-bar';
import { useChangeChosen } from '../parts/list/use-chosen';
import { callStaff } from '../parts/staff-call';

type JobsChoosingProps = {
  /** Those of the page that are chosen. */
  chosen: readonly JobPost[];
  /** The rest stays chosen. */
  onChanged: (refused: readonly string[]) => void;
};

/** Closes the chosen jobs together, and says what became of it. */
export function JobsChoosing({ chosen, onChanged }: JobsChoosingProps) {
  const { change, ...shown } = useChangeChosen('job', chosen, ({ title }) => title, onChanged);
  const close = () =>
    change((jobs) => callStaff<JobsClosed>('/jobs/close', { method: 'POST', body: { jobs } }));
  return (
    <ChoosingBar label="Change the chosen jobs" count={chosen.length} {...shown}>
      <Button tone="outline" busy={shown.busy} onClick={() => void close()}>
        Close
      </Button>
    </ChoosingBar>
  );
}
