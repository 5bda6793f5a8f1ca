import type { HelpDeskFacts } from '../../../../contract/help-desk-facts';
import { spanWords } from '../../parts/time/day-words';
import { Away } from '../record/away';
import { Decide } from '../record/decide';
import { CalendarView } from '../time-off/calendar-view';
import { daysStyle, ownColumn, shortHours } from './own-column';
import type { QueueKind } from './queue-kind';

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
