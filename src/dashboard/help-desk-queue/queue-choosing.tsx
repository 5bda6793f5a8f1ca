import { useState } from 'react';
import { css } from '@emotion/react';
import type { RecordsChanged } from '../../../contract/help-desk-changes';
import type { QueueItem } from '../../../contract/help-desk-queue';
import type { HelpDeskType } from '../../../contract/help-desk-types';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { Button } from '../../ui/button';
import { controlStyle } from '../../ui/field';
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
      setResult({ said: bulkWords(changed.length, refused, chosen), failed: refused.length > 0 });
      onChanged(refused.map(({ id }) => id));
    } catch (error) {
      setResult({ said: `Not changed. ${faultWords(error)}`, failed: true });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {chosen.length > 0 && (
        <div role="group" aria-label="Change the chosen requests" aria-busy={busy} css={barStyle}>
          <strong>{chosen.length} chosen</strong>
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
        </div>
      )}
      <p role={result.failed ? 'alert' : 'status'} css={[saidStyle, result.failed && failedStyle]}>
        {result.said}
      </p>
    </>
  );
}

/** How many were changed, and of each that was not, why. */
export function bulkWords(
  changed: number,
  refused: RecordsChanged['refused'],
  chosen: readonly Pick<QueueItem, 'id' | 'name'>[],
): string {
  const done = changed === 1 ? '1 request changed.' : `${changed} requests changed.`;
  const reasons = refused.map(({ id, message }) => {
    const name = chosen.find((one) => one.id === id)?.name ?? 'A request';
    return `${name}: ${message}`;
  });
  return [done, ...(reasons.length > 0 ? ['Not changed:', ...reasons] : [])].join(' ');
}

const barStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  borderRadius: 6,
  background: color.tealSoft,
});
const selectStyle = css(controlStyle, { width: 'auto', maxWidth: '16rem', fontSize: '1rem' });
const saidStyle = css({
  fontWeight: 700,
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
});
const failedStyle = css({ color: color.danger });
