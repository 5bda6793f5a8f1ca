import { css } from '@emotion/react';
import type {
  BulkResponse,
  BulkChange,
  ThreadPatch,
} from '../../../../contract/inbox/change-schema';
import { ActionSelect } from '../../components/select/action-select';
import { BulkAssignSelect } from '../../components/assignee/assignee';
import { SelectionBar, bulkSelectStyle } from '../../components/selection/selection-bar';
import { useBulkChange } from '../../components/selection/use-bulk-change';
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
  const { selectedRows: selected, all, setEnabled } = selection;
  const bulk = useBulkChange('thread', selected, ({ name }) => name, onChanged);
  const change = (patch: ThreadPatch) => void bulk.change((threads) => send(threads, patch));
  const disabled = selected.length === 0 || bulk.isPending;
  return (
    <SelectionBar
      label="Change selected threads"
      count={selected.length}
      all={all}
      isPending={bulk.isPending}
      result={bulk.result}
      onDone={() => {
        setEnabled(false);
        document.getElementById(selectButtonId)?.focus();
      }}
    >
      <ActionSelect
        aria-label="Status of selected threads"
        value=""
        disabled={disabled}
        frameStyle={halfWidthStyle}
        css={bulkSelectStyle}
        onValue={(value) => {
          const status = parseStatus(value);
          if (status) change({ status });
        }}
      >
        <option value="" disabled>
          Set status…
        </option>
        {statusOptions}
      </ActionSelect>
      <BulkAssignSelect
        path={assigneesPath}
        disabled={disabled}
        frameStyle={halfWidthStyle}
        onAssignee={(assignee) => change({ assignee })}
      />
    </SelectionBar>
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
