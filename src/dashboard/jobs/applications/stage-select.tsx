import { applicationStages, stageIds } from '../../../../contract/jobs/constants';
import type { ApplicationDetail, StageChange } from '../../../../contract/applications/schema';
import { StateFault } from '../../components/status/error-message';
import { stateBarStyle } from '../../components/detail/detail-pane';
import { StateChoice } from '../../components/select/state-select';
import { useVersionedChange } from '../../api/use-versioned-change';
import { applicationPath, useFreshJobs } from '../api';

/** The stage of an application, to be set here. */
export function StageChoice({ application }: { application: ApplicationDetail }) {
  const refresh = useFreshJobs();
  const { change, busy, wish, fault } = useVersionedChange<
    ApplicationDetail,
    Omit<StageChange, 'version'>
  >(applicationPath(application.id), application.version, {
    onChanged: refresh,
    onRefused: refresh,
  });
  return (
    <div css={stateBarStyle} aria-busy={busy}>
      <StateChoice
        label="Stage"
        value={{ ...application, ...wish }.stage}
        onValue={(value) => {
          const stage = stageIds.find((one) => one === value);
          if (stage !== undefined) void change({ stage });
        }}
      >
        {stageIds.map((one) => (
          <option key={one} value={one}>
            {applicationStages[one]}
          </option>
        ))}
      </StateChoice>
      <StateFault fault={fault} />
    </div>
  );
}
