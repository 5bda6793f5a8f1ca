import { css } from '@emotion/react';
import type { RequestData } from '../../../../contract/help-desk/request-data-schema';
import {
  formatHours,
  formatSupply,
  getPayDifference,
  type HelpDeskType,
} from '../../../../contract/help-desk/constants';
import type { QueueItem } from '../../../../contract/help-desk/queue-schema';
import { media } from '../../../theme/layout';
import { wrapStyle } from '../../components/table/cells';
import type { Column } from '../../components/table/data-table';
import { formatDateRange } from '../../components/time/format';
import { PayStub } from '../pay-stub/pay-stub-file';
import { Absences } from '../time-off/absences';
import { CalendarView } from '../time-off/calendar';
import type { QueueType } from './queue-type';

type Format = (requestData: RequestData) => string | null;

const formatPeriod: Format = ({ period }) => period && formatDateRange(period.from, period.to);
const formatDaysOff: Format = ({ timeOff }) =>
  timeOff && formatDateRange(timeOff.firstDay, timeOff.lastDay);
const formatHoursShort = (hours: number) => `${hours}\u00a0h`;

/** '2 × Masks (box of 50), 1 × Hand sanitizer (bottle), other: tape' */
const formatSupplies: Format = ({ supplies, otherSupplies: other }) =>
  [...supplies.map(formatSupply), ...(other === null ? [] : [`other: ${other}`])].join(', ') ||
  null;

/** '8 hours missing', '8 hours extra'; null if the pay is right. */
export function formatPayDifference(hours: { worked: number; paid: number }): string | null {
  const difference = getPayDifference(hours);
  if (difference === 0) return null;
  return `${formatHours(Math.abs(difference))} ${difference < 0 ? 'missing' : 'extra'}`;
}

/** A column of request data. Requests from before a type was introduced have none. */
const createColumn = (id: string, header: string, format: Format): Column<QueueItem> => ({
  id,
  header,
  meta: { style: wrapStyle },
  cell: ({ row: { original } }) =>
    (original.requestData === null ? 'See request' : format(original.requestData)) ?? '–',
});

/** Wide enough for one day on one line. */
const daysStyle = css(wrapStyle, { [media.wide]: { minWidth: '8rem' } });

const periodColumn: Column<QueueItem> = {
  ...createColumn('period', 'Pay period', formatPeriod),
  meta: { style: daysStyle },
};

const generalRequest: QueueType = {
  columns: [createColumn('subject', 'Subject', ({ subject }) => subject)],
  summarize: ({ subject }) => subject,
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
  Section: PayStub,
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
  summarize: (requestData) =>
    [formatPeriod(requestData), requestData.hours && formatPayDifference(requestData.hours)]
      .filter(Boolean)
      .join(' · ') || null,
};

const deliveryLabels: Record<NonNullable<RequestData['supplyWay']>, string> = {
  pickup: 'Pickup',
  mail: 'Mail',
};

const requestSupply: QueueType = {
  columns: [
    createColumn('order', 'Order', formatSupplies),
    createColumn('way', 'Delivery', ({ supplyWay }) => supplyWay && deliveryLabels[supplyWay]),
  ],
  summarize: formatSupplies,
};

const requestPto: QueueType = {
  columns: [
    {
      ...createColumn('firstDay', 'Days off', formatDaysOff),
      accessorFn: (item) => item.requestData?.timeOff?.firstDay ?? '',
      meta: { style: daysStyle, sortLabels: 'days' },
    },
    createColumn('hours', 'Hours', ({ timeOff }) => timeOff && formatHoursShort(timeOff.hours)),
  ],
  summarize: formatDaysOff,
  Section: Absences,
  Calendar: CalendarView,
};

export const queueTypes: Readonly<Record<HelpDeskType, QueueType>> = {
  generalRequest,
  payStub,
  payroll,
  requestSupply,
  requestPto,
};
