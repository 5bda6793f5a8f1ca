import {
  applicationStages,
  type ApplicationStage,
} from '../../../../contract/applications/constants';
import type { Application } from '../../../../contract/applications/schema';
import { callStaff } from '../../api/staff-client';
import { useInvalidate } from '../../api/swr-hooks';
import { BulkSelect, SelectionBar } from '../../components/selection';
import { useBulkChange } from '../../hooks/selection/use-bulk-change';
import type { Selection } from '../../hooks/selection/use-selection';

/** One person may have applied for several jobs. */
export const formatApplicationName = ({ name, jobTitle }: Application) => `${name}, ${jobTitle}`;

export function BulkActions({ selection }: { selection: Selection<Application> }) {
  const refresh = useInvalidate('/jobs');
  const bulk = useBulkChange(selection, { noun: 'application', refresh });
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
    <SelectionBar label="Change selected applications" {...bulk}>
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
