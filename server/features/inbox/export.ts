import { contactSources, threadStatusLabels } from '../../../contract/inbox/constants';
import { formatPhone } from '../../../contract/shared/phone';
import type { StoredContactPoint } from '../../core/db/encryption/person';
import { timeColumn, type Column } from '../../services/exports/spreadsheet';
import { parseTags } from '../../services/tags/queries';
import { findTextingOfNumbers } from '../../services/sms/consent-queries';
import type { Context } from '../context';
import { formatContactPoint, listContactPoints, toPersonFields } from './person/contact-points';
import { listMergedThreads } from './person/queries';
import type { ThreadTable } from './table';
import { decryptThread, formatPersonName } from './threads/person-name';

type ExportRow = ReturnType<typeof decryptThread<ThreadTable>> &
  ReturnType<typeof toPersonFields> & {
    name: string;
    canText: boolean;
    /** Those that are not preferred, also of merged threads. */
    points: readonly StoredContactPoint[];
  };

export async function* readExportRows(
  { database: { db }, encryption }: Pick<Context, 'database' | 'encryption'>,
  batches: AsyncIterable<readonly ThreadTable[]>,
): AsyncGenerator<ExportRow> {
  for await (const rows of batches) {
    const threads = rows.map((row) => decryptThread(encryption, row));
    const ids = threads.map(({ id }) => id);
    const members = [...threads, ...(await listMergedThreads(db, encryption, ids))];
    const contacts = threads.map(({ contact }) => contact);
    const getTexting = await findTextingOfNumbers(db, encryption, contacts);
    for (const thread of threads) {
      const { id, contact, email } = thread;
      const shown = members.filter((member) => member.id === id || member.mergedInto === id);
      const known = [contact, email?.toLowerCase()];
      const points = shown
        .flatMap(listContactPoints)
        .filter(({ value }) => !known.includes(value.toLowerCase()));
      const { canText } = getTexting(contact);
      yield {
        ...thread,
        ...toPersonFields(thread),
        name: formatPersonName(thread),
        canText,
        points,
      };
    }
  }
}

export function getThreadColumns(
  { regions }: Context,
  formatTagNames: (ids: readonly string[]) => string,
): readonly Column<ExportRow>[] {
  return [
    { label: 'Name', cell: ({ name }) => name, width: 28 },
    { label: 'Phone', cell: ({ contact }) => formatPhone(contact), width: 16 },
    { label: 'Email', cell: ({ email }) => email, width: 32 },
    { label: 'Can text', cell: ({ canText }) => (canText ? 'yes' : 'no'), width: 14 },
    { label: 'Office', cell: ({ region }) => regions[region].place, width: 16 },
    { label: 'Status', cell: ({ status }) => threadStatusLabels[status], width: 12 },
    { label: 'Assigned to', cell: ({ assignee }) => assignee, width: 28, isStaff: true },
    { label: 'Tags', cell: ({ tags }) => formatTagNames(parseTags(tags)), width: 24 },
    { label: 'Messages', cell: ({ total }) => total, width: 10 },
    timeColumn('Waiting since', ({ waitsSince }) => waitsSince),
    timeColumn('Reply due', ({ dueAt }) => dueAt),
    timeColumn('Latest activity', ({ activeAt }) => activeAt),
    timeColumn('Follow up', ({ followUpAt }) => followUpAt),
    { label: 'Other phones', cell: ({ points }) => formatPoints(points, 'phone'), width: 28 },
    { label: 'Other emails', cell: ({ points }) => formatPoints(points, 'email'), width: 32 },
    { label: 'Preferred name', cell: ({ preferredName }) => preferredName, width: 20 },
    { label: 'Language', cell: ({ language }) => language, width: 14 },
    { label: 'Best time to call', cell: ({ bestTime }) => bestTime, width: 24 },
    { label: 'Source', cell: ({ source }) => source && contactSources[source], width: 16 },
    { label: 'Referred by', cell: ({ referredBy }) => referredBy, width: 24 },
  ];
}

/** '(973) 555-0118, Ana Diaz (daughter); (212) 555-0199' */
function formatPoints(points: readonly StoredContactPoint[], kind: 'phone' | 'email'): string {
  const values = points.filter((point) => point.kind === kind);
  return values.map(formatContactPoint).join('; ');
}
