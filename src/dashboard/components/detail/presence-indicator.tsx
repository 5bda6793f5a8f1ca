import { css } from '@emotion/react';
import Eye from 'lucide-react/icons/eye';
// eslint-disable-next-line no-restricted-imports -- a heartbeat is a POST, which useApi doesn't make
import useSWR from 'swr';
import { getCallPath, type Call } from '../../../browser/api/calls';
import { facts } from '../../../shared/facts';
import { color, space, radius } from '../../../theme/tokens';
import { getInitials } from '../../../ui/avatar';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { callStaff, type CallWithInput } from '../../api/staff-client';
import { useStaffNames } from '../../api/staff-names';
import { fontSize } from '../dashboard.styles';

/** Says that a record is open: { call: 'POST /jobs/:id/presence', params: { id } }. */
export type Presence = CallWithInput<Extract<Call, `POST ${string}/presence`>>;

type PresenceIndicatorProps = Presence & {
  /** For a crowded header: initials, with the names on hover. */
  hasInitials?: boolean;
};

/** Tells the server that the record is open here, and shows who else has it open. */
export function PresenceIndicator({ hasInitials = false, ...presence }: PresenceIndicatorProps) {
  const { call, params } = presence;
  const { data } = useSWR(getCallPath(call, { params }), () => callStaff(call, { params }), {
    refreshInterval: facts.pollInterval,
  });
  const others = data?.others ?? [];
  const formatName = useStaffNames();
  const names = others.map(formatName);
  const message = `${names.join(', ')} ${others.length === 1 ? 'is' : 'are'} also viewing`;
  return (
    <p role="status" css={indicatorStyle}>
      {others.length > 0 && (
        <>
          <Eye size={16} aria-hidden css={{ flex: 'none' }} />
          {hasInitials ? (
            <span title={message} css={{ position: 'relative' }}>
              <span aria-hidden>{names.map((name) => getInitials(name, null)).join(' ')}</span>
              <VisuallyHidden>{message}</VisuallyHidden>
            </span>
          ) : (
            <span title={others.join(', ')}>{message}</span>
          )}
        </>
      )}
    </p>
  );
}

const indicatorStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  marginInlineStart: 'auto',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.round,
  background: color.primarySoft,
  color: color.primaryStrong,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
  // Kept on the page while empty: screen readers hear only changes of an existing live region.
  '&:empty': { padding: 0 },
});
