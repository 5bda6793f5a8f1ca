import { css } from '@emotion/react';
import { regionIds } from '../../../contract/regions';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { target } from '../../theme/shape';
import { space } from '../../theme/space';
import { visuallyHidden } from '../../ui/visually-hidden';
import { regionName } from '../parts/region-name';
import { tableBoxStyle, tableStyle } from '../parts/table';
import { text } from '../parts/text';
import { RegionLink } from './region-link';
import { dayName, totalIn, totalOf, type Day } from './submission-days';

type SubmissionsTableProps = {
  days: readonly Day[];
  /** Null: of a role that may not open the inbox. */
  inboxPath: string | null;
};

/** The numbers of the chart as a table, the latest day first, folded away until they are wanted. */
export function SubmissionsTable({ days, inboxPath }: SubmissionsTableProps) {
  const total = days.reduce((sum, day) => sum + totalOf(day), 0);
  return (
    <details>
      <summary css={summaryStyle}>The same numbers as a table</summary>
      <div css={tableBoxStyle}>
        <table css={[tableStyle, narrowStyle]}>
          <caption css={visuallyHidden}>Submissions per day by region</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {regionIds.map((id) => (
                <th key={id} scope="col">
                  <RegionLink inboxPath={inboxPath} region={id}>
                    {regionName(id)}
                  </RegionLink>
                </th>
              ))}
              <th scope="col">All</th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map((day) => (
              <tr key={day.day}>
                <th scope="row">{dayName(day.day)}</th>
                {regionIds.map((id) => (
                  <td key={id}>{day.submissions[id]}</td>
                ))}
                <td>{totalOf(day)}</td>
              </tr>
            ))}
            <tr css={{ '> *': { fontWeight: '700 !important' } }}>
              <th scope="row">All days</th>
              {regionIds.map((id) => (
                <td key={id}>{totalIn(days, id).toLocaleString('en-US')}</td>
              ))}
              <td>{total.toLocaleString('en-US')}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </details>
  );
}

const summaryStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  color: color.teal,
  fontSize: text.small,
  fontWeight: 700,
  textDecoration: 'underline',
});

// Six columns on a phone: words may break, numbers stand close.
const narrowStyle = css({
  [media.belowTablet]: { fontSize: '0.8125rem', 'thead th': { fontSize: 'inherit' } },
  'th, td': { whiteSpace: 'normal', padding: `${space[2]} clamp(${space[1]}, 1.5vw, ${space[4]})` },
  'td, thead th:not(:first-of-type)': { textAlign: 'end' },
});
