import { css } from '@emotion/react';
import { formatNumber } from '../../../contract/shared/text/format-number';
import type { ResponseTimes as Times, OverviewResponse } from '../../../contract/overview/schema';
import { getRegionName } from '../../../contract/shared/region-facts';
import { space } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { inlineLinkStyle, quietStyle, smallStyle } from '../components/dashboard.styles';
import { Section } from '../components/section';
import { TableSkeleton } from '../components/status/notice';
import { tableContainerStyle, tableStyle } from '../components/table/table.styles';
import { InboxLink, type ThreadFilter } from './inbox-link';

type ResponseTimesProps = {
  /** Undefined while loading. */
  rows: OverviewResponse['responseTimes'] | undefined;
  days: ThreadFilter['days'];
  inboxPath: string | null;
};

type Column = {
  header: string;
  format: (times: Times) => string;
  /** The threads that the number counts. */
  answered: NonNullable<ThreadFilter['answered']>;
};

const columns: readonly Column[] = [
  {
    header: 'Median',
    answered: 'any',
    format: ({ median, total }) => formatTime(median, total),
  },
  {
    header: '90th percentile',
    answered: 'any',
    format: ({ percentile90, total }) => formatTime(percentile90, total),
  },
  {
    header: 'Within 1 day',
    answered: 'day',
    format: ({ withinDay, total }) =>
      total === 0 ? '–' : `${formatNumber(withinDay)} of ${formatNumber(total)}`,
  },
];

function formatTime(minutes: number | null, total: number): string {
  if (minutes !== null) return formatDuration(minutes);
  return total === 0 ? '–' : 'Over 1 day';
}

/** '<1 min', '12 min', '3 h', '4 days' */
export function formatDuration(minutes: number): string {
  if (minutes < 1) return '<1 min';
  if (minutes < 59.5) return `${Math.round(minutes)} min`;
  const hours = minutes / 60;
  return hours < 47.5 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}

/** Waiting times for a reply or a call by region, compared with the 30 days before. */
export function ResponseTimes({ rows, days, inboxPath }: ResponseTimesProps) {
  return (
    <Section title="Response times" heading="h2" gap={space[1]}>
      <p id="response-times-hint" css={hintStyle}>
        Time from a message to the office’s next reply or call, over the last 30 days. Small numbers
        are the 30 days before. Unanswered messages over a day old count as slowest.
      </p>
      {rows ? (
        <div css={tableContainerStyle}>
          <table css={[tableStyle, narrowStyle]} aria-describedby="response-times-hint">
            <thead>
              <tr>
                <th scope="col">Region</th>
                {columns.map(({ header }) => (
                  <th key={header} scope="col">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ region, now, before }) => (
                <tr key={region ?? 'all'}>
                  <th scope="row">
                    <InboxLink inboxPath={inboxPath} region={region} style={inlineLinkStyle}>
                      {region === null ? 'All regions' : getRegionName(region)}
                    </InboxLink>
                  </th>
                  {columns.map(({ header, answered, format }) => (
                    <td key={header}>
                      <InboxLink
                        inboxPath={now.total === 0 ? null : inboxPath}
                        region={region}
                        days={days}
                        answered={answered}
                        style={inlineLinkStyle}
                      >
                        {format(now)}
                      </InboxLink>
                      <span css={smallStyle}>
                        <VisuallyHidden>before: </VisuallyHidden>
                        {format(before)}
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <TableSkeleton />
      )}
    </Section>
  );
}

const hintStyle = css(quietStyle, { marginBlockEnd: space[2] });
const narrowStyle = css({
  th: { whiteSpace: 'normal' },
  [media.belowTablet]: { 'th, td': { paddingInline: space[2] } },
});
