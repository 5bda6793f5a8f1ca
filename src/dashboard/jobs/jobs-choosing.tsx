import { useState } from 'react';
import type { JobPost, JobsClosed } from '../../../contract/job-posts';
import { Button } from '../../ui/button';
import { faultWords } from '../parts/fault-words';
import { bulkWords, ChoosingBar } from '../parts/list/choosing-bar';
import { callStaff } from '../parts/staff-call';

type JobsChoosingProps = {
  /** Those of the page that are chosen. */
  chosen: readonly JobPost[];
  /** The rest stays chosen. */
  onChanged: (refused: readonly string[]) => void;
};

/** Closes the chosen jobs together, and says what became of it. */
export function JobsChoosing({ chosen, onChanged }: JobsChoosingProps) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState({ said: '', failed: false });
  const close = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const jobs = chosen.map(({ id, version }) => ({ id, version }));
      const { changed, refused } = await callStaff<JobsClosed>('/jobs/close', {
        method: 'POST',
        body: { jobs },
      });
      const named = new Map(chosen.map(({ id, title }) => [id, title]));
      const said = bulkWords('job', changed.length, refused, named);
      setResult({ said, failed: refused.length > 0 });
      onChanged(refused.map(({ id }) => id));
    } catch (error) {
      setResult({ said: `Not changed. ${faultWords(error)}`, failed: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ChoosingBar label="Change the chosen jobs" count={chosen.length} {...{ busy, result }}>
      <Button tone="outline" busy={busy} onClick={() => void close()}>
        Close
      </Button>
    </ChoosingBar>
  );
}
