import { css } from '@emotion/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import useSWR from 'swr';
import type { TimeOffAnswer } from '../../../../contract/help-desk-record';
import { dayAt } from '../../../../contract/region-facts';
import { defaultRegion, type RegionId } from '../../../../contract/regions';
import { facts } from '../../../site/facts';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/button';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { LoadFailure } from '../../parts/load-failure';
import { tableBoxStyle } from '../../parts/table';
import { text } from '../../parts/text';
import { dayWords } from '../../parts/time/day-words';
import { monthAfter, monthWords, weeksOf } from './month';
import { PeopleAway } from './people-away';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type TimeOffCalendarProps = {
  /** YYYY-MM */
  month: string;
  onMonth: (month: string) => void;
  /** Null: all of them. */
  region: RegionId | null;
  addressOf: (record: string) => string;
};

/** Who is away on which days of a month: approved, and what waits. */
export function TimeOffCalendar({ month, onMonth, region, addressOf }: TimeOffCalendarProps) {
  const today = dayAt(defaultRegion, new Date());
  const weeks = weeksOf(month);
  const [from, to] = [weeks[0]?.[0] ?? '', weeks.at(-1)?.[6] ?? ''];
  const { data, error, mutate } = useSWR<TimeOffAnswer>(
    `/helpDesk/time-off?from=${from}&to=${to}`,
    {
      refreshInterval: facts.pollEvery,
      keepPreviousData: true,
    },
  );
  const away = data?.items.filter((one) => region === null || one.region === region);
  const awayOn = (day: string) =>
    (away ?? []).filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);

  return (
    <section aria-labelledby="time-off" css={{ display: 'grid', gap: space[3], minWidth: 0 }}>
      <div css={headStyle}>
        <h2 id="time-off" css={{ flex: 1, fontSize: text.heading }}>
          Who is away: {monthWords(month)}
        </h2>
        <Button
          tone="outline"
          aria-label="Previous month"
          onClick={() => onMonth(monthAfter(month, -1))}
        >
          <ChevronLeft size={18} aria-hidden />
        </Button>
        <Button
          tone="outline"
          aria-label="Next month"
          onClick={() => onMonth(monthAfter(month, 1))}
        >
          <ChevronRight size={18} aria-hidden />
        </Button>
      </div>
      {error && !data ? <LoadFailure error={error as unknown} onRetry={() => mutate()} /> : null}
      <div css={tableBoxStyle}>
        <table css={calendarStyle}>
          <caption css={visuallyHidden}>Time off in {monthWords(month)}</caption>
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
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <td
                    key={day}
                    data-other={!day.startsWith(month) || undefined}
                    data-empty={awayOn(day).length === 0 || undefined}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    <time dateTime={day}>
                      <span data-number aria-hidden>
                        {Number(day.slice(8))}
                      </span>
                      <span data-words>{dayWords(day)}</span>
                    </time>
                    <PeopleAway away={awayOn(day)} addressOf={addressOf} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {away?.length === 0 && <p>Nobody is away.</p>}
      <p css={{ color: color.muted, fontSize: text.small }}>
        A dashed name waits for its decision; a whole one is approved.
      </p>
    </section>
  );
}

const headStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
const calendarStyle = css({
  width: '100%',
  minWidth: '44rem',
  tableLayout: 'fixed',
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    padding: space[2],
    border: `1px solid ${color.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
  },
  td: { height: '4.5rem' },
  'td[data-other]': { background: color.sunken, color: color.muted },
  'td[aria-current] time': {
    fontWeight: 700,
    color: color.tealStrong,
    textDecoration: 'underline',
  },
  '[data-words]': visuallyHidden,
  // A phone has no room for seven columns: there it is a list of the days on which somebody is away.
  [media.belowTablet]: {
    display: 'block',
    minWidth: 0,
    fontSize: text.body,
    thead: visuallyHidden,
    'tbody, tr': { display: 'block' },
    '[data-number], td[data-other], td[data-empty]': { display: 'none' },
    '[data-words]': { all: 'revert', fontWeight: 700 },
    'tbody td': { display: 'block', height: 'auto', padding: space[3], borderWidth: '0 0 1px' },
  },
});
