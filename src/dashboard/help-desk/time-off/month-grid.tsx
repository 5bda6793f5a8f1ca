import { css } from '@emotion/react';
import type { TimeOff } from '../../../../contract/help-desk/record-schema';
import { getOfficeDay } from '../../../../contract/shared/region-facts';
import { defaultRegion } from '../../../../contract/shared/regions';
import { color, space, radius, target } from '../../../theme/tokens';
import { media } from '../../../theme/layout';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { Link } from '../../components/link';
import { tableContainerStyle } from '../../components/table/table.styles';
import { fontSize, stackStyle, ellipsis, quietStyle } from '../../components/dashboard.styles';
import { formatDay } from '../../components/time/format';
import { CollapsedList } from './absences';
import { formatMonth, getWeeks } from './month';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type MonthGridProps = {
  /** YYYY-MM */
  month: string;
  /** True while the absences are those of another month. */
  isLoading: boolean;
  absences: readonly TimeOff[];
  getUrl: (requestId: string) => string;
};

/** A month with the absences of each day. Phones list only the days with absences. */
export function MonthGrid({ month, isLoading, absences, getUrl }: MonthGridProps) {
  const today = getOfficeDay(defaultRegion, new Date());
  const known = isLoading ? [] : absences;
  const findAbsences = (day: string) =>
    known.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  return (
    <>
      <div css={tableContainerStyle}>
        <table css={[calendarStyle, isLoading && loadingStyle]} aria-busy={isLoading}>
          <caption css={visuallyHidden}>Time off in {formatMonth(month)}</caption>
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name} scope="col" abbr={name}>
                  {name.slice(0, 3)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {getWeeks(month).map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <td
                    key={day}
                    data-other={!day.startsWith(month) || undefined}
                    data-empty={findAbsences(day).length === 0 || undefined}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    <time dateTime={day}>
                      <span data-number aria-hidden>
                        {Number(day.slice(8))}
                      </span>
                      <span data-full>{formatDay(day)}</span>
                    </time>
                    <DayAbsences absences={findAbsences(day)} getUrl={getUrl} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isLoading && <p role="status">Loading…</p>}
      {!isLoading && absences.length === 0 && <p>No one is away.</p>}
      <p css={quietStyle}>Dashed: waiting for a decision. Solid: approved.</p>
    </>
  );
}

type DayAbsencesProps = {
  absences: readonly TimeOff[];
  getUrl: (requestId: string) => string;
};

/** The absences of one day, undecided ones first. */
function DayAbsences({ absences, getUrl }: DayAbsencesProps) {
  if (absences.length === 0) return null;
  const sorted = [...absences].sort(
    (a, b) => Number(a.decision !== null) - Number(b.decision !== null),
  );
  const renderList = (listed: readonly TimeOff[]) => (
    <ul css={listStyle}>
      {listed.map(({ id, name, decision }) => (
        <li key={id}>
          <Link
            to={getUrl(id)}
            data-row
            title={`${name}: time off ${decision ?? 'waiting'}`}
            css={[nameStyle, decision === null && waitingStyle]}
          >
            {name}
            {decision === null && <span css={visuallyHidden}> (waiting)</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
  return <CollapsedList items={sorted} maxVisible={6} renderList={renderList} />;
}

const listStyle = css(stackStyle(2), {
  listStyle: 'none',
  'details > &': { maxHeight: '15rem', overflowY: 'auto' },
});
const nameStyle = css({
  ...ellipsis,
  display: 'block',
  minHeight: '1.5rem',
  padding: `0 ${space[1]}`,
  border: `1px solid ${color.primaryBorder}`,
  borderRadius: 4,
  background: color.primarySoft,
  color: color.primaryStrong,
  '@media (pointer: coarse)': { minHeight: target, alignContent: 'center' },
});
const waitingStyle = css({
  borderStyle: 'dashed',
  borderColor: color.warning,
  background: color.warningSoft,
  color: color.warning,
});

const loadingStyle = css({ opacity: 0.6 });
const calendarStyle = css({
  width: '100%',
  minWidth: '44rem',
  tableLayout: 'fixed',
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    padding: space[2],
    border: `1px solid ${color.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
  },
  td: { height: '4.5rem' },
  'td[data-other]': { background: color.surfaceSunken, color: color.muted },
  'td[aria-current] time': { fontWeight: 700, color: color.primaryStrong },
  // Not underlined, because that would look like a link.
  'td[aria-current] [data-number]': {
    display: 'inline-block',
    minWidth: '1.75em',
    marginBlockEnd: space[1],
    borderRadius: radius.round,
    background: color.primary,
    color: color.onPrimary,
    textAlign: 'center',
  },
  '[data-full]': visuallyHidden,
  // Phones have no room for seven columns.
  [media.belowTablet]: {
    display: 'block',
    minWidth: 0,
    fontSize: fontSize.body,
    thead: visuallyHidden,
    'tbody, tr': { display: 'block' },
    '[data-number], td[data-other], td[data-empty]': { display: 'none' },
    '[data-full]': { all: 'revert', fontWeight: 700 },
    'tbody td': { display: 'block', height: 'auto', padding: space[3], borderWidth: '0 0 1px' },
  },
});
