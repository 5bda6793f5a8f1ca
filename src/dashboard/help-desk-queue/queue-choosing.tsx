import { useState } from 'react';
import { css } from '@emotion/react';
import type { RecordsChanged } from '../../../contract/help-desk-changes';
import type { QueueItem } from '../../../contract/help-desk-queue';
import type { HelpDeskType } from '../../../contract/help-desk-types';
import { Button } from '../../ui/button';
import { controlStyle } from '../../ui/field';
import { bulkWords, ChoosingBar } from '../parts/list/choosing-bar';
import { faultWords } from '../parts/fault-words';
import { callStaff } from '../parts/staff-call';
import { AssigneeOptions, nobody, toAssignee } from './assignee-options';

type QueueChoosingProps = {
  type: HelpDeskType;
  /** Those of the page that are chosen. */
  chosen: readonly QueueItem[];
  /** The rest stays chosen. */
  onChanged: (refused: readonly string[]) => void;
};

/** What can be done with the chosen requests together, and what became of it. */
export function QueueChoosing({ type, chosen, onChanged }: QueueChoosingProps) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState({ said: '', failed: false });

  const change = async (wish: { reviewed: boolean } | { assignee: string | null }) => {
    if (busy) return;
    setBusy(true);
    try {
      const { changed, refused } = await callStaff<RecordsChanged>('/helpDesk/records/states', {
        method: 'POST',
        body: { records: chosen.map(({ id, version }) => ({ id, version })), ...wish },
      });
      const named = new Map(chosen.map(({ id, name }) => [id, name]));
      const said = bulkWords('request', changed.length, refused, named);
      setResult({ said, failed: refused.length > 0 });
      onChanged(refused.map(({ id }) => id));
    } catch (error) {
      setResult({ said: `Not changed. ${faultWords(error)}`, failed: true });
    } finally {
      setBusy(false);
    }
  };

  return (
    <ChoosingBar label="Change the chosen requests" count={chosen.length} {...{ busy, result }}>
      <Button tone="outline" onClick={() => void change({ reviewed: true })}>
        Mark reviewed
      </Button>
      <Button tone="outline" onClick={() => void change({ reviewed: false })}>
        Let wait again
      </Button>
      <select
        aria-label="Assign the chosen to"
        value=""
        css={selectStyle}
        onChange={(event) => void change({ assignee: toAssignee(event.target.value) })}
      >
        <option value="" disabled>
          Assign to …
        </option>
        <option value={nobody}>Nobody</option>
        <AssigneeOptions type={type} current={null} />
      </select>
    </ChoosingBar>
  );
}

const selectStyle = css(controlStyle, { width: 'auto', maxWidth: '16rem', fontSize: '1rem' });
