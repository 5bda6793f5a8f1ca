import { supplyDeliveryMethods, timeOffKinds } from '../../contract/help-desk/form';
import { getPayDifference, payHoursLabels } from '../../contract/help-desk/constants';
import { QueueExportQuery, type QueueItem } from '../../contract/help-desk/queue-schema';
import type { HelpDeskType } from '../../contract/help-desk/constants';
import { helpDeskScreens } from '../../contract/help-desk/screens';
import { supplies } from '../../contract/help-desk/constants';
import { formatPhone } from '../../contract/shared/phone';
import { regionFacts } from '../../contract/shared/region-facts';
import type { App } from '../http/app-type';
import type { Context } from '../context';
import { registerExportRoute } from '../http/exports/export-route';
import { toDateCell, type Column } from '../http/exports/spreadsheet';
import { parseQueueFilter } from './queues/params';
import { listQueue } from './queues/queries';
import { queueParam } from './queues/routes';
import { getStateLabel } from './records/record-transition';

/** GET /helpDesk/queues/{type}/export. Every export is recorded in the audit log. */
export function helpDeskExportRoutes(app: App, context: Context): void {
  const { database, vault } = context;
  registerExportRoute(app, context, {
    path: '/helpDesk/queues/:type/export',
    summary: 'A help-desk queue as CSV or Excel',
    schema: { params: queueParam, querystring: QueueExportQuery },
    read: async (request, page) => {
      const filter = parseQueueFilter(request);
      const { type, show, assignee, region, search } = filter;
      return {
        name: helpDeskScreens[type],
        columns: [...commonColumns, ...typeColumns[type]],
        rows: await listQueue(database.db, vault, filter, page),
        filters: { show: show === 'all' ? null : show, 'assigned to': assignee, region },
        hasSearch: search !== '',
      };
    },
  });
}

type Columns = readonly Column<QueueItem>[];

const commonColumns: Columns = [
  { label: 'Reference', cell: ({ reference }) => reference, width: 14 },
  { label: 'Received (Eastern time)', cell: ({ at }) => new Date(at), width: 22 },
  { label: 'Name', cell: ({ name }) => name, width: 28 },
  { label: 'Phone', cell: ({ contact }) => formatPhone(contact), width: 16 },
  { label: 'E-mail', cell: ({ email }) => email, width: 32 },
  { label: 'Office', cell: ({ region }) => regionFacts[region].state, width: 16 },
  { label: 'Status', cell: getStateLabel, width: 12 },
  { label: 'Assigned to', cell: ({ assignee }) => assignee, width: 28 },
];

const periodColumns: Columns = [
  { label: 'Period from', cell: ({ facts }) => toDateCell(facts?.period?.from), width: 12 },
  { label: 'Period to', cell: ({ facts }) => toDateCell(facts?.period?.to), width: 12 },
];

const typeColumns: Readonly<Record<HelpDeskType, Columns>> = {
  generalRequest: [{ label: 'Subject', cell: ({ facts }) => facts?.subject ?? null, width: 40 }],
  payStub: [
    ...periodColumns,
    { label: 'File', cell: ({ file }) => (file === null ? null : 'attached'), width: 10 },
  ],
  payroll: [
    ...periodColumns,
    {
      label: payHoursLabels.hoursWorked,
      cell: ({ facts }) => facts?.hours?.worked ?? null,
      width: 12,
    },
    { label: payHoursLabels.hoursPaid, cell: ({ facts }) => facts?.hours?.paid ?? null, width: 12 },
    {
      label: 'Difference',
      cell: ({ facts }) => (facts?.hours ? getPayDifference(facts.hours) : null),
      width: 12,
    },
  ],
  requestSupply: [
    {
      label: 'Supplies',
      cell: ({ facts }) => facts && facts.supplies.map(formatSupply).join('; '),
      width: 60,
    },
    { label: 'Other supplies', cell: ({ facts }) => facts?.otherSupplies ?? null, width: 40 },
    {
      label: 'Delivery',
      cell: ({ facts }) => (facts?.supplyWay ? supplyDeliveryMethods[facts.supplyWay] : null),
      width: 28,
    },
    { label: 'Mail to', cell: ({ facts }) => facts?.supplyAddress ?? null, width: 40 },
  ],
  requestPto: [
    { label: 'First day', cell: ({ facts }) => toDateCell(facts?.timeOff?.firstDay), width: 12 },
    { label: 'Last day', cell: ({ facts }) => toDateCell(facts?.timeOff?.lastDay), width: 12 },
    { label: 'Hours', cell: ({ facts }) => facts?.timeOff?.hours ?? null, width: 10 },
    {
      label: 'Type',
      cell: ({ facts }) => (facts?.timeOff ? timeOffKinds[facts.timeOff.kind] : null),
      width: 20,
    },
  ],
};

function formatSupply({ id, quantity }: { id: string; quantity: number }): string {
  const names: Readonly<Record<string, string>> = supplies;
  return `${String(quantity)} × ${names[id] ?? id}`;
}
