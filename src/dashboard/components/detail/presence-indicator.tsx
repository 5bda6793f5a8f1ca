import { css } from '@emotion/react';
import { Eye } from 'lucide-react';
import useSWR from 'swr';
import type { PresenceAnswer } from '../../../../contract/inbox/change-schema';
import { facts } from '../../../site/facts';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { callStaff } from '../../api/staff-client';
import { text } from '../styles/font-size';

/** Says to the others that what `path` names is open here, every 6 s while the tab is visible, and who else has it open. */
export function AlsoHere({ path }: { path: string }) {
  const { data } = useSWR(
    `${path}/presence`,
    (call: string) => callStaff<PresenceAnswer>(call, { method: 'POST' }),
    { refreshInterval: facts.pollEvery },
  );
  const others = data?.others ?? [];
  return (
    <p role="status" css={lineStyle}>
      {others.length > 0 && (
        <>
          <Eye size={16} aria-hidden css={{ flex: 'none' }} />
          <span>
            {others.join(', ')} {others.length === 1 ? 'has' : 'have'} this open too
          </span>
        </>
      )}
    </p>
  );
}

const lineStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  marginInlineStart: 'auto',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.round,
  background: color.tealSoft,
  color: color.tealStrong,
  fontSize: text.small,
  overflowWrap: 'anywhere',
  // It stays in the page: only a change within it is read out.
  '&:empty': { padding: 0 },
});
