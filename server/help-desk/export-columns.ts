import { formatPhone } from '../../contract/shared/phone';
import { supplyWays, timeOffKinds } from '../../contract/help-desk/form';
import {
  supplies,
  type HelpDeskType,
  paidBeyondWork,
  payHours,
} from '../../contract/help-desk/constants';
import type { QueueItem } from '../../contract/help-desk/queue-schema';
import { regionFacts } from '../../contract/shared/region-facts';
import { dayCell, type Column } from '../http/exports/spreadsheet';
import { stateWords } from './records/record-transition';

type Columns = readonly Column<QueueItem>[];

const period: Columns = [
  { label: 'Period from', cell: ({ facts }) => dayCell(facts?.period?.from), width: 12 },
  { label: 'Period to', cell: ({ facts }) => dayCell(facts?.period?.to), width: 12 },
];

/** What each queue has of its own, beside what all have. */
const own: Readonly<Record<HelpDeskType, Columns>> = {
  generalRequest: [{ label: 'Subject', cell: ({ facts }) => facts?.subject ?? null, width: 40 }],
  payStub: [
    ...period,
    { label: 'File', cell: ({ file }) => (file === null ? null : 'attached'), width: 10 },
  ],
  payroll: [
    ...period,
    { label: payHours.hoursWorked, cell: ({ facts }) => facts?.hours?.worked ?? null, width: 12 },
    { label: payHours.hoursPaid, cell: ({ facts }) => facts?.hours?.paid ?? null, width: 12 },
    {
      label: 'Difference',
      cell: ({ facts }) => (facts?.hours ? paidBeyondWork(facts.hours) : null),
      width: 12,
    },
  ],
  requestSupply: [
    {
      label: 'Supplies',
      cell: ({ facts }) => facts && facts.supplies.map(supplyLine).join('; '),
      width: 60,
    },
    { label: 'Other supplies', cell: ({ facts }) => facts?.otherSupplies ?? null, width: 40 },
    {
      label: 'How to get them',
      cell: ({ facts }) => (facts?.supplyWay ? supplyWays[facts.supplyWay] : null),
      width: 28,
    },
    { label: 'Mail to', cell: ({ facts }) => facts?.supplyAddress ?? null, width: 40 },
  ],
  requestPto: [
    { label: 'First day', cell: ({ facts }) => dayCell(facts?.timeOff?.firstDay), width: 12 },
    { label: 'Last day', cell: ({ facts }) => dayCell(facts?.timeOff?.lastDay), width: 12 },
    { label: 'Hours', cell: ({ facts }) => facts?.timeOff?.hours ?? null, width: 10 },
    {
      label: 'Kind',
      cell: ({ facts }) => (facts?.timeOff ? timeOffKinds[facts.timeOff.kind] : null),
      width: 20,
    },
  ],
};

function supplyLine({ id, quantity }: { id: string; quantity: number }): string {
  const names: Readonly<Record<string, string>> = supplies;
  return `${String(quantity)} × ${names[id] ?? id}`;
}

/** The columns of a queue's export. */
export function exportColumnsOf(type: HelpDeskType): Columns {
  return [
    { label: 'Reference', cell: ({ reference }) => reference, width: 14 },
    { label: 'Received (Eastern time)', cell: ({ at }) => new Date(at), width: 22 },
    { label: 'Name', cell: ({ name }) => name, width: 28 },
    { label: 'Phone', cell: ({ contact }) => formatPhone(contact), width: 16 },
    { label: 'E-mail', cell: ({ email }) => email, width: 32 },
    { label: 'Office', cell: ({ region }) => regionFacts[region].state, width: 16 },
    { label: 'Status', cell: stateWords, width: 12 },
    { label: 'Assigned to', cell: ({ assignee }) => assignee, width: 28 },
    ...own[type],
  ];
}
