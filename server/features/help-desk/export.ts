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
import { helpDeskEndpoints } from '../../../contract/help-desk/endpoints';
import type { QueueItem } from '../../../contract/help-desk/queue-schema';
import { helpDeskScreens } from '../../../contract/help-desk/screens';
import { formatPhone } from '../../../contract/shared/phone';
import { regionFacts } from '../../../contract/shared/region-facts';
import type { Context } from '../context';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { createExportHandler } from '../../services/exports/export-route';
import { toDateCell, type Cell, type Column } from '../../services/exports/spreadsheet';
import { listQueue } from './queries';
import { parseQueueFilter } from './service';

export function helpDeskExportRoutes(app: App, context: Context): void {
  const { database, encryption } = context;
  const handle = createHandle(app, context, helpDeskEndpoints);

  handle(
    'GET /helpDesk/queues/:type/export',
    createExportHandler(context, async (request, page) => {
      const filter = parseQueueFilter(request);
      const { type, show, assignee, region, search } = filter;
      return {
        name: helpDeskScreens[type],
        columns: [...commonColumns, ...typeColumns[type]],
        rows: await listQueue(database.db, encryption, filter, page),
        filters: { show: show === 'all' ? null : show, 'assigned to': assignee, region },
        hasSearch: search !== '',
      };
    }),
  );
}

type Columns = readonly Column<QueueItem>[];

const commonColumns: Columns = [
  { label: 'Reference', cell: ({ reference }) => reference, width: 14 },
  { label: 'Received (Eastern time)', cell: ({ at }) => new Date(at), width: 22 },
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
