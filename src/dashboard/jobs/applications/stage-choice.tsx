import { useId } from 'react';
import { css } from '@emotion/react';
import { applicationStages, stageIds } from '../../../../contract/job-post-words';
import type { ApplicationDetail, StageChange } from '../../../../contract/job-applications';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { controlStyle } from '../../../ui/field';
import { denseTarget } from '../../parts/dense-target';
import { stateBarStyle } from '../../parts/open-detail';
import { text } from '../../parts/text';
import { useVersionedChange } from '../../parts/use-versioned-change';
import { applicationPath, useFreshJobs } from '../job-calls';
import { StateFault } from '../../parts/fault-line';

/** The stage of an application, to be set here. */
export function StageChoice({ application }: { application: ApplicationDetail }) {
  const id = useId();
  const refresh = useFreshJobs();
  const { change, busy, fault } = useVersionedChange<
    ApplicationDetail,
    Omit<StageChange, 'version'>
  >(applicationPath(application.id), application.version, {
    onChanged: refresh,
    onRefused: refresh,
  });
  return (
    <div css={stateBarStyle} aria-busy={busy}>
      <label htmlFor={id} css={labelStyle}>
        Stage
      </label>
      <select
        id={id}
        value={application.stage}
        css={selectStyle}
        onChange={({ target }) => {
          const stage = stageIds.find((one) => one === target.value);
          if (stage !== undefined) void change({ stage });
        }}
      >
        {stageIds.map((one) => (
          <option key={one} value={one}>
            {applicationStages[one]}
          </option>
        ))}
      </select>
      <StateFault fault={fault} />
    </div>
  );
}

const labelStyle = css({ color: color.muted, fontSize: text.small, fontWeight: 700 });
const selectStyle = css(controlStyle, {
  flex: '0 1 14rem',
  width: 'auto',
  minHeight: denseTarget,
  paddingBlock: space[1],
  fontSize: '1rem',
});
