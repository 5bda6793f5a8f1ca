import { css } from '@emotion/react';
import { formatNumber } from '../../../../contract/shared/text/format-number';
import type { RegionId } from '../../../../contract/shared/regions';
import { color, space, target } from '../../../theme/tokens';
import { Skeleton } from '../../../ui/loading/skeleton';
import { media } from '../../../theme/layout';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { fontSize, summaryStyle, surfaceStyle } from '../../components/dashboard.styles';
import { tableContainerStyle, tableStyle } from '../../components/table/table.styles';
import { formatShortDay } from '../../components/time/format';
import { useRegionNames } from '../../hooks/use-staff';
import { InboxLink } from '../inbox-link';
import { getSpan, sumDays, type Day } from './submission-days';
import { SubmissionsChart, getRegionFill } from './submissions-chart';

type SubmissionsProps = {
  /** Oldest first; undefined while loading. */
  days: readonly Day[] | undefined;
  inboxPath: string | null;
};

/** Submissions per day by region, as a chart and as a table. */
export function Submissions({ days, inboxPath }: SubmissionsProps) {
  const regions = Object.entries(useRegionNames()) as [RegionId, string][];
  return (
    <section aria-labelledby="submissions">
      <h2 id="submissions" css={{ marginBlockEnd: space[3], fontSize: fontSize.heading }}>
        Submissions per day
      </h2>
      {days === undefined ? (
        <Skeleton height="16rem" />
      ) : sumDays(days, null) === 0 ? (
        <p css={{ color: color.muted }}>No submissions in the last {days.length} days.</p>
      ) : (
        <>
          <div css={boxStyle}>
            <ul aria-label="Regions" css={legendStyle}>
              {regions.map(([id, name]) => (
                <li key={id}>
                  <InboxLink
                    inboxPath={inboxPath}
                    region={id}
                    days={getSpan(days)}
                    style={regionStyle}
                  >
                    <span aria-hidden css={[swatchStyle, getRegionFill(id)]} />
                    {name}
                    <strong>{formatNumber(sumDays(days, id))}</strong>
                  </InboxLink>
                </li>
              ))}
            </ul>
            <SubmissionsChart days={days} inboxPath={inboxPath} />
          </div>
          <SubmissionsTable days={days} inboxPath={inboxPath} />
        </>
      )}
    </section>
  );
}

const boxStyle = css(surfaceStyle, { padding: space[4] });

const legendStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  listStyle: 'none',
  fontSize: fontSize.small,
});

const regionStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: target,
  fontVariantNumeric: 'tabular-nums',
});

const swatchStyle = css({ width: '1.1rem', height: '1.1rem', borderRadius: 3 });

type SubmissionsTableProps = { days: readonly Day[]; inboxPath: string | null };

/** The numbers of the chart, collapsed, the latest day first. */
function SubmissionsTable({ days, inboxPath }: SubmissionsTableProps) {
  const regions = Object.entries(useRegionNames()) as [RegionId, string][];
  const columns = [
    ...regions.map(([region, label]) => ({ label, region })),
    { label: 'All', region: null },
  ];
  const rows = [
    ...days.map((day) => ({ label: formatShortDay(day.day), days: [day] })).reverse(),
    { label: 'All days', days },
  ];
  return (
    <details>
      <summary css={summaryStyle}>View as table</summary>
      <div css={tableContainerStyle}>
        <table css={[tableStyle, narrowStyle]}>
          <caption css={visuallyHidden}>Submissions per day by region</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {columns.map(({ label, region }) => {
                  const count = sumDays(row.days, region);
                  return (
                    <td key={label}>
                      <InboxLink
                        inboxPath={count === 0 ? null : inboxPath}
                        region={region}
                        days={getSpan(row.days)}
                        style={countStyle}
                      >
                        {formatNumber(count)}
                      </InboxLink>
                    </td>
                  );
                })}
              </tr>
            ))}
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

const narrowStyle = css({
  [media.belowTablet]: { fontSize: '0.8125rem', 'thead th': { fontSize: 'inherit' } },
  'th, td': { whiteSpace: 'normal', padding: `${space[2]} clamp(${space[1]}, 1.5vw, ${space[4]})` },
  'td, thead th:not(:first-of-type)': { textAlign: 'end' },
  'tbody tr:last-of-type > *': { fontWeight: 700 },
});
