import { threadStatusLabels } from '../../../contract/inbox/constants';
import { formatPhone } from '../../../contract/shared/phone';
import type { Column } from '../../services/exports/spreadsheet';
import { findTextingOfNumbers } from '../../services/sms/consent-queries';
import type { Context } from '../context';
import type { ThreadTable } from './table';
import { decryptThread, formatPersonName } from './threads/person-name';

type ExportRow = ReturnType<typeof decryptThread<ThreadTable>> & { name: string; canText: boolean };

export async function* readExportRows(
  { database: { db }, encryption }: Pick<Context, 'database' | 'encryption'>,
  batches: AsyncIterable<readonly ThreadTable[]>,
): AsyncGenerator<ExportRow> {
  for await (const rows of batches) {
    const threads = rows.map((row) => decryptThread(encryption, row));
    const contacts = threads.map(({ contact }) => contact);
    const getTexting = await findTextingOfNumbers(db, encryption, contacts);
    for (const thread of threads) {
      const { canText } = getTexting(thread.contact);
      yield { ...thread, name: formatPersonName(thread), canText };
    }
  }
}

export function getThreadColumns({ regions }: Context): readonly Column<ExportRow>[] {
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
    {
      label: 'Follow up (Eastern time)',
      cell: ({ followUpAt }) => (followUpAt === null ? null : new Date(followUpAt)),
      width: 26,
    },
  ];
}
