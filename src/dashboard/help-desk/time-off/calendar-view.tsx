import type { QueueAnswer } from '../../../../contract/help-desk/queue-schema';
import { dayAt } from '../../../../contract/shared/region-facts';
import { defaultRegion } from '../../../../contract/shared/regions';
import { FilterRegion } from '../../components/filter/region-filter';
import { ListBody } from '../../components/list/list-body';
import type { ListPage } from '../../api/use-list-page';
import type { QueueState } from '../params';
import { TimeOffCalendar } from './calendar';

export type CalendarViewProps = {
  /** Of the list: it says where the first time off waits. */
  page: ListPage<QueueAnswer>;
  /** Of useListState. */
  at: {
    state: QueueState;
    addressOf: (changes: Partial<QueueState>) => string;
    change: (changes: Partial<QueueState>) => void;
  };
};

/** The calendar of time off in the list's place, of all offices or one. It opens in the month of the first day from today on that waits, else in this one. */
export function CalendarView({ page, at: { state, addressOf, change } }: CalendarViewProps) {
  return (
    <>
      <FilterRegion value={state.region} onValue={(region) => change({ region })} />
      <ListBody page={page}>
        {({ firstDayWaiting }) => {
          const opening = firstDayWaiting ?? dayAt(defaultRegion, new Date());
          return (
            <TimeOffCalendar
              month={state.month ?? opening.slice(0, 7)}
              onMonth={(month) => change({ month })}
              region={state.region}
              addressOf={(record) => addressOf({ record })}
            />
          );
        }}
      </ListBody>
    </>
  );
}
