import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { getOfficeDay } from '../../../../contract/shared/region-facts';
import { defaultRegion, type RegionId } from '../../../../contract/shared/regions';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { FilterField } from '../../components/filter/filters';
import { regionFilter } from '../../hooks/list/url-params';
import { ListBody } from '../../components/list/list';
import { useListPage } from '../../api/swr-hooks';
import { fontSize, rowStyle } from '../../components/dashboard.styles';
import type { CalendarProps } from '../queues/queue-type';
import { addMonths, formatMonth, getWeeks } from './month';
import { MonthGrid } from './month-grid';

/** Opens in the month of the first undecided time off, or in the current month. */
export function CalendarView({ page, state, getUrl, onChange }: CalendarProps) {
  return (
    <>
      <FilterField
        filter={regionFilter}
        value={state.region}
        onValueChange={(region) => onChange({ region: region as RegionId | null })}
      />
      <ListBody page={page}>
        {({ firstDayWaiting }) => (
          <TimeOffCalendar
            month={state.month ?? firstDayWaiting?.slice(0, 7) ?? getCurrentMonth()}
            onMonthChange={(month) => onChange({ month })}
            region={state.region}
            getUrl={(requestId) => getUrl({ record: requestId })}
          />
        )}
      </ListBody>
    </>
  );
}

const getCurrentMonth = () => getOfficeDay(defaultRegion, new Date()).slice(0, 7);

type TimeOffCalendarProps = {
  /** YYYY-MM */
  month: string;
  onMonthChange: (month: string) => void;
  /** Null for all regions. */
  region: RegionId | null;
  getUrl: (requestId: string) => string;
};

export function TimeOffCalendar(props: TimeOffCalendarProps) {
  const { month, onMonthChange, region, getUrl } = props;
  const currentMonth = getCurrentMonth();
  const days = getWeeks(month).flat();
  const page = useListPage('GET /helpDesk/time-off', {
    query: { from: days[0] ?? '', to: days.at(-1) ?? '' },
  });

  return (
    <section aria-labelledby="time-off" css={{ display: 'grid', gap: space[3], minWidth: 0 }}>
      <div css={rowStyle(space[2])}>
        {/* Takes a full line on phones. */}
        <h2 id="time-off" css={{ flex: '1 1 14rem', fontSize: fontSize.heading }}>
          Time off: {formatMonth(month)}
        </h2>
        <Button
          tone="outline"
          aria-disabled={month === currentMonth}
          onClick={() => month !== currentMonth && onMonthChange(currentMonth)}
        >
          This month
        </Button>
        <Button
          tone="outline"
          aria-label="Previous month"
          onClick={() => onMonthChange(addMonths(month, -1))}
        >
          <ChevronLeft size={18} aria-hidden />
        </Button>
        <Button
          tone="outline"
          aria-label="Next month"
          onClick={() => onMonthChange(addMonths(month, 1))}
        >
          <ChevronRight size={18} aria-hidden />
        </Button>
      </div>
      <ListBody page={page}>
        {({ items }) => (
          <MonthGrid
            month={month}
            isLoading={page.isStale}
            absences={items.filter((item) => region === null || item.region === region)}
            getUrl={getUrl}
          />
        )}
      </ListBody>
    </section>
  );
}
