import { css } from '@emotion/react';
import { Check, RotateCcw } from 'lucide-react';
import type { RequestData } from '../../../../contract/help-desk/schema';
import type { HelpDeskType } from '../../../../contract/help-desk/constants';
import type { QueueItem } from '../../../../contract/help-desk/queue-schema';
import { media } from '../../../theme/layout';
import { Button } from '../../../ui/buttons/button';
import { wrapStyle } from '../../components/table/cells';
import type { Column } from '../../components/table/data-table';
import { formatDateRange } from '../../components/time/format';
import { PayStubFile } from '../pay-stub/pay-stub-file';
import { formatOrder, formatPayDifference, supplyDeliveryLabels } from '../request-labels';
import { Absences } from '../time-off/absences';
import { CalendarView } from '../time-off/calendar';
import { DecisionActions } from '../time-off/decision';
import type { ActionsProps, QueueType } from './queue-type';

type Format = (facts: RequestData) => string | null;

const formatPeriod: Format = ({ period }) => period && formatDateRange(period.from, period.to);
const formatDaysOff: Format = ({ timeOff }) =>
  timeOff && formatDateRange(timeOff.firstDay, timeOff.lastDay);
const formatSupplies: Format = (facts) => formatOrder(facts.supplies, facts.otherSupplies) || null;
const formatHoursShort = (hours: number) => `${hours}\u00a0h`;

/** A column of request data. Requests from before a type was introduced have none. */
const createColumn = (id: string, header: string, format: Format): Column<QueueItem> => ({
  id,
  header,
  meta: { style: wrapStyle },
  cell: ({ row: { original } }) =>
    (original.facts === null ? 'See request' : format(original.facts)) ?? '–',
});

/** Wide enough for one day on one line. */
const daysStyle = css(wrapStyle, { [media.wide]: { minWidth: '8rem' } });

const periodColumn: Column<QueueItem> = {
  ...createColumn('period', 'Pay period', formatPeriod),
  meta: { style: daysStyle },
};

function ReviewActions({ request: { reviewed }, change, busy }: ActionsProps) {
  return reviewed ? (
    <Button tone="outline" busy={busy} onClick={() => void change({ reviewed: false })}>
      <RotateCcw size={18} aria-hidden /> Mark as waiting
    </Button>
  ) : (
    <Button busy={busy} onClick={() => void change({ reviewed: true })}>
      <Check size={18} aria-hidden /> Mark reviewed
    </Button>
  );
}

const generalRequest: QueueType = {
  columns: [createColumn('subject', 'Subject', ({ subject }) => subject)],
  summarize: ({ subject }) => subject,
  Actions: ReviewActions,
};

const payStub: QueueType = {
  columns: [
    periodColumn,
    {
      id: 'file',
      header: 'Pay stub',
      cell: ({ row }) => (row.original.file === null ? 'Not attached' : 'Attached'),
    },
  ],
  summarize: formatPeriod,
  Section: PayStubFile,
  Actions: ReviewActions,
};

const payroll: QueueType = {
  columns: [
    periodColumn,
    createColumn('worked', 'Worked', ({ hours }) => hours && formatHoursShort(hours.worked)),
    createColumn('paid', 'Paid', ({ hours }) => hours && formatHoursShort(hours.paid)),
    createColumn(
      'difference',
      'Difference',
      ({ hours }) => hours && (formatPayDifference(hours) ?? 'None'),
    ),
  ],
  summarize: (facts) =>
    [formatPeriod(facts), facts.hours && formatPayDifference(facts.hours)]
      .filter(Boolean)
      .join(' · ') || null,
  Actions: ReviewActions,
};

const requestSupply: QueueType = {
  columns: [
    createColumn('order', 'Order', formatSupplies),
    createColumn(
      'way',
      'Delivery',
      ({ supplyWay }) => supplyWay && supplyDeliveryLabels[supplyWay],
    ),
  ],
  summarize: formatSupplies,
  Actions: ReviewActions,
};

const requestPto: QueueType = {
  columns: [
    {
      ...createColumn('firstDay', 'Days off', formatDaysOff),
      accessorFn: (item) => item.facts?.timeOff?.firstDay ?? '',
      meta: { style: daysStyle, sortLabels: 'days' },
    },
    createColumn('hours', 'Hours', ({ timeOff }) => timeOff && formatHoursShort(timeOff.hours)),
  ],
  summarize: formatDaysOff,
  Section: Absences,
  Actions: DecisionActions,
  Calendar: CalendarView,
};

export const queueTypes: Readonly<Record<HelpDeskType, QueueType>> = {
  generalRequest,
  payStub,
  payroll,
  requestSupply,
  requestPto,
};
