import type { HelpDeskFacts } from '../../../../contract/help-desk/schema';
import { spanWords } from '../../components/time/day-format';
import { Away } from '../time-off/absences';
import { Decide } from '../time-off/decision';
import { CalendarView } from '../time-off/calendar-view';
import { daysStyle, ownColumn, shortHours } from './queue-column';
import type { QueueKind } from './queue-type';

const days = ({ timeOff }: HelpDeskFacts): string | null =>
  timeOff && spanWords(timeOff.firstDay, timeOff.lastDay);

/** Days off: approved or declined, beside who else is away. */
export const requestPto: QueueKind = {
  columns: [
    {
      ...ownColumn('firstDay', 'Days off', days),
      accessorFn: (item) => item.facts?.timeOff?.firstDay ?? '',
      meta: { style: daysStyle, sorts: 'days' },
    },
    ownColumn('hours', 'Hours', ({ timeOff }) => timeOff && shortHours(timeOff.hours)),
  ],
  inFewWords: days,
  RecordPart: Away,
  DoneWith: Decide,
  Calendar: CalendarView,
};
