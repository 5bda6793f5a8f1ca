import type { JobPost, JobsClosed } from '../../../contract/jobs/schema';
import { AskFirst } from '../components/dialog/confirm-button';
import { ChoosingBar, type AllOfPage } from '../components/selection/selection-bar';
import { useChangeChosen } from '../components/selection/use-selection';
import { callStaff } from '../api/staff-client';
import { closingWords } from './change-messages';

type JobsChoosingProps = {
  /** Those of the page that are chosen. */
  chosen: readonly JobPost[];
  all: AllOfPage;
  /** The rest stays chosen. */
  onChanged: (refused: readonly string[]) => void;
};

/** Closes the chosen jobs together, and says what became of it. */
export function JobsChoosing({ chosen, all, onChanged }: JobsChoosingProps) {
  const { change, ...shown } = useChangeChosen('job', chosen, ({ title }) => title, onChanged);
  const close = () =>
    change((jobs) => callStaff<JobsClosed>('/jobs/close', { method: 'POST', body: { jobs } }));
  return (
    <ChoosingBar label="Change the chosen jobs" count={chosen.length} {...{ all, ...shown }}>
      <AskFirst
        label={chosen.length === 1 ? 'Close the job' : 'Close the jobs'}
        title={chosen.length === 1 ? 'Close this job?' : `Close these ${chosen.length} jobs?`}
        meaning={closingWords}
        confirm={chosen.length === 1 ? 'Close it' : 'Close them'}
        busy={shown.busy}
        onConfirm={() => void close()}
      />
    </ChoosingBar>
  );
}
