import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { getOfficeDay } from '../../../../contract/shared/region-facts';
import { defaultRegion, type RegionId } from '../../../../contract/shared/regions';
import { useMediaQuery } from '../../../browser/hooks/use-media-query';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { FilterField } from '../../components/filter/filters';
import { regionFilter } from '../../hooks/list/url-params';
import { ListBody } from '../../components/list/list';
import { useListPage } from '../../api/swr-hooks';
import { fontSize, quietStyle, rowStyle } from '../../components/dashboard.styles';
import type { CalendarProps } from '../queues/queue-type';
import { AbsenceList } from './absences';
import { addMonths, formatMonth, getWeeks } from './month';
import { MonthGrid } from './month-grid';
import { sortApprovedFirst } from './week-bars';

/** Opens in the current month. */
export function CalendarView({ state, getUrl, onChange }: CalendarProps) {
  return (
    <>
      <FilterField
        filter={regionFilter}
        value={state.region}
        onValueChange={(region) => onChange({ region: region as RegionId | null })}
      />
      <TimeOffCalendar
        month={state.month ?? getCurrentMonth()}
        onMonthChange={(month) => onChange({ month })}
        region={state.region}
        getUrl={(requestId) => getUrl({ record: requestId })}
      />
    </>
  );
}

const getCurrentMonth = () => getOfficeDay(defaultRegion, new Date()).slice(0, 7);

type TimeOffCalendarProps = {
  /** YYYY-MM */
  month: string;
  onMonthChange: (month: string) => void;
  region: RegionId | null;
  getUrl: (requestId: string) => string;
};

export function TimeOffCalendar(props: TimeOffCalendarProps) {
  const { month, onMonthChange, region, getUrl } = props;
  const currentMonth = getCurrentMonth();
  // Phones have no room for seven columns.
  const isWide = useMediaQuery(media.tablet);
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
        {({ items }) => {
          const absences = items.filter((item) => region === null || item.region === region);
          const inMonth = absences.filter(
            ({ firstDay, lastDay }) =>
              firstDay.slice(0, 7) <= month && month <= lastDay.slice(0, 7),
          );
          return (
            <>
              {isWide ? (
                <MonthGrid {...{ month, absences, getUrl }} isLoading={page.isStale} />
              ) : (
                !page.isStale && (
                  <AbsenceList absences={sortApprovedFirst(inMonth)} getUrl={getUrl} isRowList />
                )
              )}
              {page.isStale && <p role="status">Loading…</p>}
              {!page.isStale && inMonth.length === 0 && (
                <p>No one is away in {formatMonth(month)}.</p>
              )}
              {isWide && <p css={quietStyle}>Dashed: waiting for a decision. Solid: approved.</p>}
            </>
          );
        }}
      </ListBody>
    </section>
  );
}
