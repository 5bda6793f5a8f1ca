import { applicationStages, stageIds } from '../../../../contract/job-post-words';
import type { ApplicationDetail, StageChange } from '../../../../contract/job-applications';
import { StateFault } from '../../parts/fault-line';
import { stateBarStyle } from '../../parts/open-detail';
import { StateChoice } from '../../parts/state-choice';
import { useVersionedChange } from '../../parts/use-versioned-change';
import { applicationPath, useFreshJobs } from '../job-calls';

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
