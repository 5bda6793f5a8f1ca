import type { ApplicationDetail, StageChange } from '../../../../contract/applications/schema';
import {
  applicationStages,
  stageIds,
  type ApplicationStage,
} from '../../../../contract/jobs/constants';
import { Badge } from '../../../ui/badge';
import { useVersionedChange } from '../../api/use-versioned-change';
import { stateBarStyle } from '../../components/detail/detail-pane';
import { StateChoice } from '../../components/select/state-select';
import { StateFault } from '../../components/status/error-message';
import { applicationPath, useInvalidateJobs } from '../api';

export function StageBadge({ stage }: { stage: ApplicationStage }) {
  return <Badge tone={stage === 'new' ? 'warning' : 'plain'}>{applicationStages[stage]}</Badge>;
}

/** Changes the stage of an application. */
export function StageSelect({ application }: { application: ApplicationDetail }) {
  const invalidate = useInvalidateJobs();
  const stageChange = useVersionedChange<ApplicationDetail, Omit<StageChange, 'version'>>(
    applicationPath(application.id),
    application.version,
    {
      onChanged: invalidate,
      onRefused: invalidate,
    },
  );
  return (
    <div css={stateBarStyle} aria-busy={stageChange.busy}>
      <StateChoice
        label="Stage"
        value={stageChange.wish.stage ?? application.stage}
        onValue={(value) => {
          const stage = stageIds.find((id) => id === value);
          if (stage !== undefined) void stageChange.change({ stage });
        }}
      >
        {stageIds.map((id) => (
          <option key={id} value={id}>
            {applicationStages[id]}
          </option>
        ))}
      </StateChoice>
      <StateFault fault={stageChange.fault} />
    </div>
  );
}
