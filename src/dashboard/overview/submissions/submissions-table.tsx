import { css } from '@emotion/react';
import { formatNumber } from '../../../../contract/shared/text/format-number';
import { regionIds, type RegionId } from '../../../../contract/shared/regions';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { getRegionName } from '../../components/region-name';
import { tableContainerStyle, tableStyle } from '../../components/table/table.styles';
import { fontSize } from '../../components/styles/sizes';
import { InboxLink } from '../inbox-link';
import { formatShortDay } from '../../components/time/format';
import { getSpan, sumDays, sumRegions, type Day } from './submission-days';

type SubmissionsTableProps = { days: readonly Day[]; inboxPath: string | null };

/** The numbers of the chart, collapsed, the latest day first. */
export function SubmissionsTable({ days, inboxPath }: SubmissionsTableProps) {
  const total = days.reduce((sum, day) => sum + sumRegions(day), 0);
  const renderCount = (some: readonly Day[], region: RegionId | null, count: number) =>
    count === 0 ? (
      '0'
    ) : (
      <InboxLink inboxPath={inboxPath} region={region} days={getSpan(some)} style={countStyle}>
        {formatNumber(count)}
      </InboxLink>
    );
  return (
    <details>
      <summary css={summaryStyle}>View as table</summary>
      <div css={tableContainerStyle}>
        <table css={[tableStyle, narrowStyle]}>
          <caption css={visuallyHidden}>Submissions per day by region</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {regionIds.map((id) => (
                <th key={id} scope="col">
                  {getRegionName(id)}
                </th>
              ))}
              <th scope="col">All</th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatShortDay(day.day)}</th>
                {regionIds.map((id) => (
                  <td key={id}>{renderCount([day], id, day.submissions[id])}</td>
                ))}
                <td>{renderCount([day], null, sumRegions(day))}</td>
              </tr>
            ))}
            <tr css={{ '> *': { fontWeight: '700 !important' } }}>
              <th scope="row">All days</th>
              {regionIds.map((id) => (
                <td key={id}>{renderCount(days, id, sumDays(days, id))}</td>
              ))}
              <td>{renderCount(days, null, total)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Wide enough to tap. */
const countStyle = css({
  display: 'inline-block',
  minWidth: '1.5rem',
  minHeight: '1.5rem',
  textAlign: 'end',
});

const summaryStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  color: color.primary,
  fontSize: fontSize.small,
  fontWeight: 700,
  textDecoration: 'underline',
});

const narrowStyle = css({
  [media.belowTablet]: { fontSize: '0.8125rem', 'thead th': { fontSize: 'inherit' } },
  'th, td': { whiteSpace: 'normal', padding: `${space[2]} clamp(${space[1]}, 1.5vw, ${space[4]})` },
  'td, thead th:not(:first-of-type)': { textAlign: 'end' },
});
