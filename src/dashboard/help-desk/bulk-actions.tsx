import type { QueueItem } from '../../../contract/help-desk/queue-schema';
import {
  acceptsFile,
  needsDecision,
  type HelpDeskType,
} from '../../../contract/help-desk/constants';
import { Button } from '../../ui/buttons/button';
import { BulkAssignSelect, describeAssignment } from '../components/assignee';
import { TagSelect, type TagPatch } from '../components/tags/tag-select';
import { SelectionBar } from '../components/selection';
import type { Selection } from '../hooks/selection/use-selection';
import { useBulkChange, type BulkAction } from '../hooks/selection/use-bulk-change';
import { callStaff } from '../api/staff-client';
import { useInvalidate } from '../api/swr-hooks';

/** One person may have several requests. */
export const formatRequestName = ({ name, reference }: QueueItem) => `${name}, ${reference}`;

type Patch = { reviewed: boolean } | { assignee: string | null } | TagPatch;

type BulkActionsProps = {
  type: HelpDeskType;
  selection: Selection<QueueItem>;
};

/** Changes the selected requests together. Time off is decided one by one. */
export function BulkActions({ type, selection }: BulkActionsProps) {
  const bulk = useBulkChange(selection, {
    noun: 'request',
    refresh: useInvalidate('/helpDesk'),
    undoCall: 'POST /helpDesk/records/undo',
  });
  const review = (reviewed: boolean) =>
    bulk.change({
      call: send({ reviewed }),
      verb: 'Mark',
      done: 'Marked',
      suffix: reviewed ? 'reviewed' : 'as waiting',
      goal: {
        state: reviewed ? 'reviewed' : 'waiting',
        isReached: (item) => item.reviewed === reviewed,
      },
      warning: reviewed ? getMissingFileWarning(selection.selectedRows) : undefined,
    });

  return (
    <SelectionBar label="Change selected requests" {...bulk}>
      <BulkAssignSelect
        assignees={{ call: 'GET /helpDesk/queues/:type/assignees', params: { type } }}
        disabled={bulk.isPending}
        onAssignee={(assignee) =>
          bulk.change({ call: send({ assignee }), ...describeAssignment(assignee) })
        }
      />
      <TagSelect
        label="Tags of selected requests"
        disabled={bulk.isPending}
        onPatch={(patch, action) => bulk.change({ call: send(patch), ...action })}
      />
      {!needsDecision(type) && (
        <>
          <Button tone="outline" isPending={bulk.isPending} onClick={() => review(true)}>
            Mark reviewed
          </Button>
          <Button tone="outline" isPending={bulk.isPending} onClick={() => review(false)}>
            Mark as waiting
          </Button>
        </>
      )}
    </SelectionBar>
  );
}

const send =
  (patch: Patch): BulkAction<QueueItem>['call'] =>
  (records) =>
    callStaff('POST /helpDesk/records/states', { body: { records, ...patch } });

/** Undefined if every pay stub is attached. */
export function getMissingFileWarning(
  requests: readonly Pick<QueueItem, 'type' | 'reviewed' | 'file'>[],
): string | undefined {
  const missing = requests.filter(
    ({ type, reviewed, file }) => acceptsFile(type) && !reviewed && file === null,
  );
  if (missing.length === 0) return undefined;
  if (requests.length === 1) return 'No pay stub is attached, so the caregiver won’t get one.';
  return missing.length === 1
    ? 'One of these requests has no pay stub attached, so the caregiver won’t get one.'
    : `${missing.length} of these requests have no pay stub attached, so the caregivers won’t get one.`;
}
