import type { RequestData } from '../../../../contract/help-desk/request-data-schema';
import {
  formatSupply,
  getPayDifference,
  type HelpDeskType,
} from '../../../../contract/help-desk/constants';
import type { QueueItem } from '../../../../contract/help-desk/queue-schema';
import { formatCount } from '../../../../contract/shared/text/format-number';
import { ellipsisStyle, fillingStyle, TextCell } from '../../components/table/cells';
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
  return `${formatCount(Math.abs(difference), 'hour')} ${difference < 0 ? 'missing' : 'extra'}`;
}

/** A column of request data. Requests from before a type was introduced have none. */
const createColumn = (id: string, header: string, format: Format): Column<QueueItem> => ({
  id,
  header,
  style: ellipsisStyle,
  cell: (row) => {
    const { requestData } = row;
    const text = (requestData === null ? 'See request' : format(requestData)) ?? '–';
    return <TextCell>{text}</TextCell>;
  },
});

/** A column of text of any length. */
const createTextColumn = (id: string, header: string, format: Format): Column<QueueItem> => ({
  ...createColumn(id, header, format),
  style: fillingStyle,
});

const periodColumn = createColumn('period', 'Pay period', formatPeriod);

const generalRequest: QueueType = {
  columns: [createTextColumn('subject', 'Subject', ({ subject }) => subject)],
  summarize: ({ subject }) => subject,
};

const payStub: QueueType = {
  columns: [
    periodColumn,
    {
      id: 'file',
      header: 'Pay stub',
      cell: (row) => (row.file === null ? 'Not attached' : 'Attached'),
    },
  ],
  summarize: formatPeriod,
  Section: PayStub,
};

const payroll: QueueType = {
  columns: [
    periodColumn,
    createColumn(
      'hours',
      'Worked, paid',
      ({ hours }) => hours && `${formatHoursShort(hours.worked)}, ${formatHoursShort(hours.paid)}`,
    ),
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
    createTextColumn('order', 'Order', formatSupplies),
    createColumn('way', 'Delivery', ({ supplyWay }) => supplyWay && deliveryLabels[supplyWay]),
  ],
  summarize: formatSupplies,
};

const requestPto: QueueType = {
  columns: [
    {
      ...createColumn('firstDay', 'Days off', formatDaysOff),
      sortAs: 'days',
      style: ellipsisStyle,
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
