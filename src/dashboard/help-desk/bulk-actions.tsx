import type { BulkRecordResponse } from '../../../contract/help-desk/record-schema';
import type { QueueItem } from '../../../contract/help-desk/queue-schema';
import { needsDecision, type HelpDeskType } from '../../../contract/help-desk/constants';
import { Button } from '../../ui/buttons/button';
import { BulkAssignSelect } from '../components/assignee/assignee';
import { SelectionBar, type PageSelection } from '../components/selection/selection-bar';
import { useBulkChange } from '../components/selection/use-bulk-change';
import { callStaff } from '../api/staff-client';
import { assigneesPath } from './api';

type Patch = { reviewed: boolean } | { assignee: string | null };

type BulkActionsProps = {
  type: HelpDeskType;
  selected: readonly QueueItem[];
  all: PageSelection;
  /** Receives the ids that could not be changed. */
  onChanged: (rejectedIds: readonly string[]) => void;
};

/** Changes the selected requests together. Time off is decided one by one. */
export function BulkActions({ type, selected, all, onChanged }: BulkActionsProps) {
  const bulk = useBulkChange('request', selected, ({ name }) => name, onChanged);
  const change = (patch: Patch) =>
    void bulk.change(
      (records) =>
        callStaff<BulkRecordResponse>('/helpDesk/records/states', {
          method: 'POST',
          body: { records, ...patch },
        }),
      {
        state: getStateLabel(patch),
        isReached: (item) =>
          'reviewed' in patch ? item.reviewed === patch.reviewed : item.assignee === patch.assignee,
      },
    );

  return (
    <SelectionBar
      label="Change selected requests"
      count={selected.length}
      all={all}
      isPending={bulk.isPending}
      result={bulk.result}
    >
      <BulkAssignSelect
        path={assigneesPath(type)}
        disabled={bulk.isPending}
        onAssignee={(assignee) => change({ assignee })}
      />
      {!needsDecision(type) && (
        <>
          <Button tone="outline" busy={bulk.isPending} onClick={() => change({ reviewed: true })}>
            Mark reviewed
          </Button>
          <Button tone="outline" busy={bulk.isPending} onClick={() => change({ reviewed: false })}>
            Mark as waiting
          </Button>
        </>
      )}
    </SelectionBar>
  );
}

/** Completes '2 were already …'. */
function getStateLabel(patch: Patch): string {
  if ('reviewed' in patch) return patch.reviewed ? 'reviewed' : 'waiting';
  return patch.assignee === null ? 'unassigned' : 'assigned to this person';
}
