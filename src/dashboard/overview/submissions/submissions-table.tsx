import { css } from '@emotion/react';
import { grouped } from '../../../../contract/shared/text/format-number';
import { regionIds } from '../../../../contract/shared/regions';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { regionName } from '../../components/region-name';
import { tableBoxStyle, tableStyle } from '../../components/table/table-container';
import { text } from '../../components/styles/font-size';
import { InboxLink } from '../inbox-link';
import { dayOfYear } from '../../components/time/day-format';
import { spanOf, totalIn, totalOf, type Day } from './submission-days';

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
                  {regionName(id)}
                </th>
              ))}
              <th scope="col">All</th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map((day) => (
              <tr key={day.day}>
                <th scope="row">{dayOfYear(day.day)}</th>
                {regionIds.map((id) => (
                  <td key={id}>
                    <Count
                      {...{ inboxPath }}
                      region={id}
                      days={[day]}
                      count={day.submissions[id]}
                    />
                  </td>
                ))}
                <td>
                  <Count {...{ inboxPath }} region={null} days={[day]} count={totalOf(day)} />
                </td>
              </tr>
            ))}
            <tr css={{ '> *': { fontWeight: '700 !important' } }}>
              <th scope="row">All days</th>
              {regionIds.map((id) => (
                <td key={id}>
                  <Count {...{ inboxPath, days }} region={id} count={totalIn(days, id)} />
                </td>
              ))}
              <td>
                <Count {...{ inboxPath, days }} region={null} count={total} />
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </details>
  );
}

type CountProps = Pick<Parameters<typeof InboxLink>[0], 'inboxPath' | 'region'> & {
  days: readonly Day[];
  count: number;
};

/** A figure that leads to the threads it counts; none leads nowhere. */
function Count({ inboxPath, region, days, count }: CountProps) {
  const figure = grouped(count);
  if (count === 0) return figure;
  return (
    <InboxLink {...{ inboxPath, region }} days={spanOf(days)} style={countStyle}>
      {figure}
    </InboxLink>
  );
}

/** As wide as a finger may need, though it is one digit. */
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
