import type { ApplicationDetail, StageChange } from '../../../../contract/applications/schema';
import {
  applicationStages,
  stageIds,
  type ApplicationStage,
} from '../../../../contract/jobs/constants';
import { Badge } from '../../../ui/badge';
import { useVersionedChange } from '../../api/use-versioned-change';
import { stateBarStyle } from '../../components/detail/detail-pane';
import { StateSelect } from '../../components/select/state-select';
import { ChangeError } from '../../components/status/messages';
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
      onError: invalidate,
    },
  );
  return (
    <div css={stateBarStyle} aria-busy={stageChange.busy}>
      <StateSelect
        label="Stage"
        value={stageChange.pendingChange.stage ?? application.stage}
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
      </StateSelect>
      <ChangeError error={stageChange.error} />
    </div>
  );
}
