import {
  applicationStages,
  type ApplicationStage,
} from '../../../../contract/applications/constants';
import type { Application } from '../../../../contract/applications/schema';
import { callStaff } from '../../api/staff-client';
import { BulkSelect, SelectionBar } from '../../components/selection';
import { useBulkChange } from '../../hooks/selection/use-bulk-change';
import type { PageSelection } from '../../hooks/selection/use-selection';

/** One person may have applied for several jobs. */
export const formatApplicationName = ({ name, jobTitle }: Application) => `${name}, ${jobTitle}`;

type BulkActionsProps = {
  selected: readonly Application[];
  all: PageSelection;
  /** Receives the ids that could not be changed. */
  onChanged: (rejectedIds: readonly string[]) => void;
};

/** Moves the selected applications to a stage. */
export function BulkActions({ selected, all, onChanged }: BulkActionsProps) {
  const getName = formatApplicationName;
  const bulk = useBulkChange(selected, { noun: 'application', getName, onChanged });
  const move = (stage: ApplicationStage) => {
    const state = applicationStages[stage];
    bulk.change({
      call: (applications) =>
        callStaff('POST /jobs/applications/stages', { body: { applications, stage } }),
      verb: 'Move',
      done: 'Moved',
      suffix: `to ${state}`,
      goal: { state: `in ${state}`, isReached: (row) => row.stage === stage },
    });
  };
  return (
    <SelectionBar label="Change selected applications" count={selected.length} all={all} {...bulk}>
      <BulkSelect
        label="Stage of selected applications"
        prompt="Set stage…"
        choices={applicationStages}
        disabled={bulk.isPending}
        onChoice={move}
      />
    </SelectionBar>
  );
}
