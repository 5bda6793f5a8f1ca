import { css } from '@emotion/react';
import type { TimeOff } from '../../../../contract/help-desk/record-schema';
import { dayAt } from '../../../../contract/shared/region-facts';
import { defaultRegion } from '../../../../contract/shared/regions';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { tableBoxStyle } from '../../components/table/table-container';
import { text } from '../../components/styles/font-size';
import { dayWords } from '../../components/time/day-format';
import { monthWords, weeksOf } from './month';
import { PeopleAway } from './day-absences';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type MonthOfTimeOffProps = {
  /** YYYY-MM */
  month: string;
  /** Who is away is known of another month alone: this one's is under way. */
  isOld: boolean;
  away: readonly TimeOff[];
  addressOf: (record: string) => string;
};

/** The days of a month, and on each who is away; on a phone the days on which somebody is. */
export function MonthOfTimeOff({ month, isOld, away, addressOf }: MonthOfTimeOffProps) {
  const today = dayAt(defaultRegion, new Date());
  const known = isOld ? [] : away;
  const awayOn = (day: string) =>
    known.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  return (
    <>
      <div css={tableBoxStyle}>
        <table css={[calendarStyle, isOld && oldStyle]} aria-busy={isOld}>
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
            {weeksOf(month).map((week) => (
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
      {isOld && <p role="status">Looking up who is away …</p>}
      {!isOld && away.length === 0 && <p>Nobody is away.</p>}
      <p css={{ color: color.muted, fontSize: text.small }}>
        A dashed name waits for its decision; a solid one is approved.
      </p>
    </>
  );
}

const oldStyle = css({ opacity: 0.6 });
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
  'td[aria-current] time': { fontWeight: 700, color: color.tealStrong },
  // A round mark: underlined, the number would look like a link.
  'td[aria-current] [data-number]': {
    display: 'inline-block',
    minWidth: '1.75em',
    marginBlockEnd: space[1],
    borderRadius: radius.round,
    background: color.teal,
    color: color.onTeal,
    textAlign: 'center',
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
