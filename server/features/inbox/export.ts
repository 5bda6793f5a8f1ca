import { threadStatusLabels } from '../../../contract/inbox/constants';
import type { Chat } from '../../../contract/inbox/schema';
import { formatPhone } from '../../../contract/shared/phone';
import type { Context } from '../context';
import type { Column } from '../../services/exports/spreadsheet';
import type { InboxEntry } from './inbox';

type Row = Chat & Pick<InboxEntry, 'waitsSince' | 'activeAt'>;

export function toExportRow({ json, waitsSince, activeAt }: InboxEntry): Row {
  return { ...(JSON.parse(json) as Chat), waitsSince, activeAt };
}

export function getThreadColumns({ regions }: Context): readonly Column<Row>[] {
  return [
    { label: 'Name', cell: ({ name }) => name, width: 28 },
    { label: 'Phone', cell: ({ contact }) => formatPhone(contact), width: 16 },
    { label: 'Email', cell: ({ email }) => email, width: 32 },
    { label: 'Can text', cell: ({ canText }) => (canText ? 'yes' : 'no'), width: 14 },
    { label: 'Office', cell: ({ region }) => regions[region].place, width: 16 },
    { label: 'Status', cell: ({ status }) => threadStatusLabels[status], width: 12 },
    { label: 'Assigned to', cell: ({ assignee }) => assignee, width: 28, isStaff: true },
    { label: 'Messages', cell: ({ total }) => total, width: 10 },
    {
      label: 'Waiting since (Eastern time)',
      cell: ({ waitsSince }) => (waitsSince === null ? null : new Date(waitsSince)),
      width: 26,
    },
    {
      label: 'Latest activity (Eastern time)',
      cell: ({ activeAt }) => new Date(activeAt),
      width: 28,
    },
  ];
}
