import { css } from '@emotion/react';
import type {
  BulkResponse,
  BulkChange,
  ThreadPatch,
} from '../../../../contract/inbox/change-schema';
import { ActingSelect } from '../../components/select/action-select';
import { AssignChosen } from '../../components/assignee/bulk-assign-select';
import { ChoosingBar, chosenSelectStyle } from '../../components/selection/selection-bar';
import { useChangeChosen } from '../../components/selection/use-selection';
import { callStaff } from '../../api/staff-client';
import { assigneesPath } from '../api';
import { parseStatus, statusOptions } from '../status-badge';
import { selectButtonId, type ThreadSelection } from './use-thread-selection';

type BulkActionsProps = {
  selection: ThreadSelection;
  /** Receives the ids that could not be changed. */
  onChanged: (rejectedIds: readonly string[]) => void;
};

/** Changes the selected threads together. */
export function BulkActions({ selection, onChanged }: BulkActionsProps) {
  const { chosen: selected, all, setEnabled } = selection;
  const bulk = useChangeChosen('thread', selected, ({ name }) => name, onChanged);
  const change = (patch: ThreadPatch) => void bulk.change((threads) => send(threads, patch));
  const disabled = selected.length === 0 || bulk.busy;
  return (
    <ChoosingBar
      label="Change selected threads"
      count={selected.length}
      all={all}
      busy={bulk.busy}
      result={bulk.result}
      onDone={() => {
        setEnabled(false);
        document.getElementById(selectButtonId)?.focus();
      }}
    >
      <ActingSelect
        aria-label="Status of selected threads"
        value=""
        disabled={disabled}
        frame={halfWidthStyle}
        css={chosenSelectStyle}
        onValue={(value) => {
          const status = parseStatus(value);
          if (status) change({ status });
        }}
      >
        <option value="" disabled>
          Set status…
        </option>
        {statusOptions}
      </ActingSelect>
      <AssignChosen
        path={assigneesPath}
        disabled={disabled}
        frame={halfWidthStyle}
        onAssignee={(assignee) => change({ assignee })}
      />
    </ChoosingBar>
  );
}

async function send(rows: readonly { id: string; version: number }[], patch: ThreadPatch) {
  const threads = rows.map(({ id: userId, version }) => ({ userId, version }));
  const body: BulkChange = { threads, ...patch };
  const { changed, refused } = await callStaff<BulkResponse>('/chats/states', {
    method: 'POST',
    body,
  });
  return { changed, refused: refused.map(({ userId: id, message }) => ({ id, message })) };
}

const halfWidthStyle = css({ flex: '1 1 8rem' });
