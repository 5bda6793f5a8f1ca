import {
  formatSupply,
  getPayDifference,
  getRequestState,
  requestStateLabels,
  type HelpDeskType,
} from '../../../contract/help-desk/constants';
import {
  requestLabels,
  supplyDeliveryMethods,
  timeOffKinds,
} from '../../../contract/help-desk/form';
import type { QueueItem } from '../../../contract/help-desk/queue-schema';
import { formatPhone } from '../../../contract/shared/phone';
import { regionFacts } from '../../../contract/shared/region-facts';
import { timeColumn, toDateCell, type Cell, type Column } from '../../services/exports/spreadsheet';

type Columns = readonly Column<QueueItem>[];

export function getQueueColumns(
  type: HelpDeskType,
  formatTagNames: (ids: readonly string[]) => string,
): Columns {
  const tags: Columns = [
    { label: 'Tags', cell: ({ tags: ids = [] }) => formatTagNames(ids), width: 24 },
  ];
  return [...commonColumns, ...tags, ...typeColumns[type]];
}

const commonColumns: Columns = [
  { label: 'Reference', cell: ({ reference }) => reference, width: 14 },
  timeColumn('Received', ({ at }) => at),
  { label: 'Name', cell: ({ name }) => name, width: 28 },
  { label: 'Phone', cell: ({ contact }) => formatPhone(contact), width: 16 },
  { label: 'Email', cell: ({ email }) => email, width: 32 },
  { label: 'Office', cell: ({ region }) => regionFacts[region].state, width: 16 },
  { label: 'Status', cell: (request) => requestStateLabels[getRequestState(request)], width: 12 },
  { label: 'Assigned to', cell: ({ assignee }) => assignee, width: 28, isStaff: true },
];

function createColumn(
  label: string,
  width: number,
  toCell: (requestData: NonNullable<QueueItem['requestData']>) => Cell | undefined,
): Column<QueueItem> {
  return { label, width, cell: ({ requestData }) => (requestData && toCell(requestData)) ?? null };
}

const periodColumns: Columns = [
  createColumn('Period from', 12, ({ period }) => toDateCell(period?.from)),
  createColumn('Period to', 12, ({ period }) => toDateCell(period?.to)),
];

const typeColumns: Readonly<Record<HelpDeskType, Columns>> = {
  generalRequest: [createColumn('Subject', 40, ({ subject }) => subject)],
  payStub: [
    ...periodColumns,
    { label: 'File', cell: ({ file }) => (file === null ? null : 'attached'), width: 10 },
  ],
  payroll: [
    ...periodColumns,
    createColumn(requestLabels.hoursWorked, 12, ({ hours }) => hours?.worked),
    createColumn(requestLabels.hoursPaid, 12, ({ hours }) => hours?.paid),
    createColumn('Difference', 12, ({ hours }) => hours && getPayDifference(hours)),
  ],
  requestSupply: [
    createColumn('Supplies', 60, ({ supplies }) => supplies.map(formatSupply).join('; ')),
    createColumn('Other supplies', 40, ({ otherSupplies }) => otherSupplies),
    createColumn('Delivery', 28, ({ supplyWay }) => supplyWay && supplyDeliveryMethods[supplyWay]),
    createColumn('Mail to', 40, ({ supplyAddress }) => supplyAddress),
  ],
  requestPto: [
    createColumn('First day', 12, ({ timeOff }) => toDateCell(timeOff?.firstDay)),
    createColumn('Last day', 12, ({ timeOff }) => toDateCell(timeOff?.lastDay)),
    createColumn('Hours', 10, ({ timeOff }) => timeOff?.hours),
    createColumn('Type', 20, ({ timeOff }) => timeOff && timeOffKinds[timeOff.kind]),
  ],
};
