import { css } from '@emotion/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { TimeOffAnswer } from '../../../../contract/help-desk/record-schema';
import { dayAt } from '../../../../contract/shared/region-facts';
import { defaultRegion, type RegionId } from '../../../../contract/shared/regions';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { ListBody } from '../../components/list/list-body';
import { useListPage } from '../../api/use-list-page';
import { text } from '../../components/styles/font-size';
import { monthAfter, monthWords, weeksOf } from './month';
import { MonthOfTimeOff } from './month-grid';

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
  const now = dayAt(defaultRegion, new Date()).slice(0, 7);
  const weeks = weeksOf(month);
  const [from, to] = [weeks[0]?.[0] ?? '', weeks.at(-1)?.[6] ?? ''];
  const page = useListPage<TimeOffAnswer>(`/helpDesk/time-off?from=${from}&to=${to}`);

  return (
    <section aria-labelledby="time-off" css={{ display: 'grid', gap: space[3], minWidth: 0 }}>
      <div css={headStyle}>
        {/* On a phone in a line of its own, and the buttons together below it. */}
        <h2 id="time-off" css={{ flex: '1 1 14rem', fontSize: text.heading }}>
          Who is away: {monthWords(month)}
        </h2>
        <Button
          tone="outline"
          aria-disabled={month === now}
          onClick={() => month !== now && onMonth(now)}
        >
          This month
        </Button>
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
      <ListBody page={page}>
        {({ items }) => (
          <MonthOfTimeOff
            month={month}
            isOld={page.isOld}
            away={items.filter((one) => region === null || one.region === region)}
            addressOf={addressOf}
          />
        )}
      </ListBody>
    </section>
  );
}

const headStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
