import { css } from '@emotion/react';
import type { ActivityEntry } from '../../../../contract/overview/activity-schema';
import { helpDeskScreens } from '../../../../contract/help-desk/screens';
import { getRecordUrl, recordScreens } from '../../../../contract/shared/record-url';
import { getScreen } from '../../../../contract/shared/roles';
import { getRegionName } from '../../../../contract/shared/region-facts';
import { color, space, target } from '../../../theme/tokens';
import { media } from '../../../theme/layout';
import { Skeleton } from '../../../ui/loading/skeleton';
import { Link } from '../../components/link';
import { useStaff } from '../../hooks/use-staff';
import { rowStyle, surfaceStyle, quietStyle } from '../../components/dashboard.styles';
import { Section } from '../../components/section';
import { TimeAgo } from '../../components/time/time-ago';
import { formatActivity } from './activity-messages';

/** The latest activity, linked to its records. `entries` is undefined while loading. */
export function RecentActivity({ entries }: { entries: readonly ActivityEntry[] | undefined }) {
  const me = useStaff().user.email?.toLowerCase() ?? '';
  return (
    <Section title="Recent activity" heading="h2" gap={space[3]}>
      {entries?.length === 0 ? (
        <p css={{ color: color.muted }}>No activity yet.</p>
      ) : (
        <ul css={rowListStyle} aria-busy={entries === undefined}>
          {entries
            ? entries.map((entry) => (
                <li key={entry.id}>
                  <Link to={getUrl(entry)} css={linkStyle}>
                    <span css={messageStyle}>{formatActivity(entry, me)}</span>
                    <span css={regionStyle}>{formatRegion(entry)}</span>
                    <span css={timeStyle}>
                      <TimeAgo at={entry.at} />
                    </span>
                  </Link>
                </li>
              ))
            : [1, 2, 3].map((row) => (
                <li key={row} css={{ padding: space[4] }}>
                  <Skeleton height="1.2rem" />
                </li>
              ))}
        </ul>
      )}
    </Section>
  );
}

function formatRegion({ region, count }: ActivityEntry): string {
  // A bulk action may have changed records of several regions.
  if (count !== undefined) return '';
  return region ? getRegionName(region) : 'All regions';
}

/** The record, or the list of a bulk action's records. */
function getUrl(entry: ActivityEntry): string {
  const { kind, record: id, count } = entry;
  const screen = kind === 'request' ? helpDeskScreens[entry.type] : recordScreens[kind];
  return count === undefined ? getRecordUrl({ kind, screen, id }) : getScreen(screen).path;
}

export const rowListStyle = css(surfaceStyle, {
  overflow: 'hidden',
  listStyle: 'none',
  'li:not(:last-of-type)': { borderBlockEnd: `1px solid ${color.divider}` },
});

export const activityRowStyle = css(rowStyle(`0 ${space[3]}`), {
  padding: `${space[2]} ${space[4]}`,
  lineHeight: 1.4,
});

const linkStyle = css(activityRowStyle, {
  minHeight: target,
  color: color.text,
  textDecoration: 'none',
  '&:hover': { background: color.surfaceSunken, color: color.text },
  '&:focus-visible': { outlineOffset: -3 },
});

const messageStyle = css({
  flex: '1 1 100%',
  minWidth: 0,
  overflowWrap: 'anywhere',
  [media.tablet]: { flex: '1 1 0' },
});
const regionStyle = css(quietStyle, { [media.tablet]: { width: '6rem' } });
const timeStyle = css(quietStyle, {
  marginInlineStart: 'auto',
  textAlign: 'end',
  [media.tablet]: { minWidth: '6rem' },
});
