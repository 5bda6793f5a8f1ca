import { useState } from 'react';
import { css } from '@emotion/react';
import type { TimeOff } from '../../../../contract/help-desk/record-schema';
import { getOfficeDay } from '../../../../contract/shared/region-facts';
import { defaultRegion } from '../../../../contract/shared/regions';
import { formatNumber } from '../../../../contract/shared/text/format-number';
import { color, space, radius, target } from '../../../theme/tokens';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { TextButton } from '../../components/buttons';
import { Link } from '../../components/link';
import { tableContainerStyle } from '../../components/table/table.styles';
import { fontSize, ellipsis } from '../../components/dashboard.styles';
import { formatDateRange, formatDay } from '../../components/time/format';
import { formatMonth, getWeeks } from './month';
import { layoutWeek, type Bar } from './week-bars';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Rows of bars in a week before the rest is collapsed. */
const maxRows = 6;

type MonthGridProps = {
  /** YYYY-MM */
  month: string;
  /** True while the absences are those of another month. */
  isLoading: boolean;
  absences: readonly TimeOff[];
  getUrl: (requestId: string) => string;
};

/** A month whose absences are bars across their days. */
export function MonthGrid({ month, isLoading, absences, getUrl }: MonthGridProps) {
  return (
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
        {getWeeks(month).map((week) => (
          <Week
            key={week[0]}
            {...{ week, month, getUrl }}
            rows={layoutWeek(week, isLoading ? [] : absences)}
          />
        ))}
      </table>
    </div>
  );
}

type WeekProps = {
  week: readonly string[];
  month: string;
  rows: readonly Bar[][];
  getUrl: (requestId: string) => string;
};

function Week({ week, month, rows, getUrl }: WeekProps) {
  const [isExpanded, setExpanded] = useState(false);
  const today = getOfficeDay(defaultRegion, new Date());
  const isOther = (day: string) => !day.startsWith(month) || undefined;
  const rest = rows.slice(maxRows).flat();
  return (
    <tbody>
      <tr data-empty={rows.length === 0 || undefined}>
        {week.map((day) => (
          <td key={day} data-other={isOther(day)} aria-current={day === today ? 'date' : undefined}>
            <time dateTime={day}>
              <span data-number aria-hidden>
                {Number(day.slice(8))}
              </span>
              <span css={visuallyHidden}>{formatDay(day)}</span>
            </time>
          </td>
        ))}
      </tr>
      {rows.slice(0, isExpanded ? undefined : maxRows).map((row) => (
        <tr key={row[0]?.absence.id}>
          {week.map((day, index) => {
            const bar = row.find(({ first, last }) => first <= index && index <= last);
            if (bar === undefined) return <td key={day} data-other={isOther(day)} />;
            if (bar.first !== index) return null;
            return (
              <td key={day} colSpan={bar.last - bar.first + 1}>
                <BarLink absence={bar.absence} week={week} url={getUrl(bar.absence.id)} />
              </td>
            );
          })}
        </tr>
      ))}
      {rest.length > 0 && (
        <tr>
          <td colSpan={week.length}>
            <TextButton aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
              {isExpanded ? 'Show fewer' : `${formatNumber(rest.length)} more`}
            </TextButton>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function BarLink({
  absence,
  week,
  url,
}: {
  absence: TimeOff;
  week: readonly string[];
  url: string;
}) {
  const { name, decision, firstDay, lastDay } = absence;
  return (
    <Link
      to={url}
      data-row
      data-from={firstDay < (week[0] ?? '') ? 'earlier' : undefined}
      data-to={lastDay > (week.at(-1) ?? '') ? 'later' : undefined}
      title={`${name}: time off ${decision ?? 'waiting'}, ${formatDateRange(firstDay, lastDay)}`}
      css={[barStyle, decision === null && waitingStyle]}
    >
      {name}
      {decision === null && <span css={visuallyHidden}> (waiting)</span>}
    </Link>
  );
}

const barStyle = css({
  ...ellipsis,
  display: 'block',
  minHeight: '1.5rem',
  padding: `0 ${space[2]}`,
  border: `1px solid ${color.primaryBorder}`,
  borderRadius: radius.small,
  background: color.primarySoft,
  color: color.primaryStrong,
  '@media (pointer: coarse)': { minHeight: target, alignContent: 'center' },
  '&[data-from]': { borderInlineStartWidth: 0, borderStartStartRadius: 0, borderEndStartRadius: 0 },
  '&[data-to]': { borderInlineEndWidth: 0, borderStartEndRadius: 0, borderEndEndRadius: 0 },
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
    padding: `2px ${space[1]}`,
    border: `0 solid ${color.divider}`,
    borderInlineWidth: 1,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
  },
  'th, tr:first-of-type td': { paddingBlock: space[1] },
  tbody: { borderBlock: `1px solid ${color.divider}` },
  'tr[data-empty] td': { height: '4.5rem' },
  'tr:last-of-type:not(:first-of-type) td': { paddingBlockEnd: space[2] },
  'td[data-other]': { background: color.surfaceSunken, color: color.muted },
  'td[aria-current] time': { fontWeight: 700, color: color.primaryStrong },
  // Not underlined, because that would look like a link.
  'td[aria-current] [data-number]': {
    display: 'inline-block',
    minWidth: '1.75em',
    borderRadius: radius.round,
    background: color.primary,
    color: color.onPrimary,
    textAlign: 'center',
  },
});
