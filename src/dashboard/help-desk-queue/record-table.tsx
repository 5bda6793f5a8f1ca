import { css } from '@emotion/react';
import { formatPhone, telHref } from '../../../contract/phone';
import type { HelpDeskRecord } from '../../../contract/help-desk';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { Badge } from '../../ui/badge';
import { denseTarget } from '../parts/dense-target';
import { isOpen } from '../parts/help-desk-counts';
import { DataTable, type Column } from '../parts/list/data-table';
import { regionName } from '../parts/region-name';
import { age } from '../parts/time/relative-time';
import { TimeAgo } from '../parts/time/time-ago';
import { useNow } from '../parts/time/use-now';

/** State, reference, who asks for what, when it came, how long it has waited. */
const columnsAt = (now: number): Column<HelpDeskRecord>[] => [
  {
    id: 'state',
    header: 'State',
    cell: ({ row }) =>
      isOpen(row.original) ? (
        <Badge tone="warning">Waiting</Badge>
      ) : (
        <Badge tone="plain">Reviewed</Badge>
      ),
  },
  {
    id: 'reference',
    header: 'Reference',
    meta: { isRowHeader: true },
    cell: ({ row }) => row.original.reference,
  },
  {
    id: 'name',
    header: 'Name',
    meta: { style: nameCellStyle },
    cell: ({ row }) => <Who {...row.original} />,
  },
  {
    id: 'asked',
    header: 'Asked for',
    meta: { style: askedStyle },
    cell: ({ row }) => <Asked {...row.original} />,
  },
  { id: 'received', header: 'Received', cell: ({ row }) => <TimeAgo at={row.original.at} /> },
  {
    id: 'waiting',
    header: 'Waiting for',
    cell: ({ row: { original } }) => (isOpen(original) ? age(original.at, now) : '–'),
  },
];

type RecordTableProps = { records: readonly HelpDeskRecord[]; caption: string };

/** The records of a queue; those that wait stand out. */
export function RecordTable({ records, caption }: RecordTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columnsAt(useNow())}
      rows={records}
      keyOf={({ id }) => id}
      rowStyle={(record) => (isOpen(record) ? openStyle : undefined)}
    />
  );
}

function Who({ name, contact, region }: HelpDeskRecord) {
  return (
    <span css={nameStyle}>
      {name}
      <span css={smallStyle}>
        <a href={telHref(contact)} css={phoneStyle}>
          {formatPhone(contact)}
        </a>{' '}
        · {regionName(region)}
      </span>
    </span>
  );
}

function Asked({ details }: HelpDeskRecord) {
  return (
    <ul>
      {details.map(({ label, value }) => (
        <li key={label}>
          <span css={{ color: color.muted }}>{label}:</span> {value}
        </li>
      ))}
    </ul>
  );
}

const smallStyle = css({ display: 'block', color: color.muted, fontWeight: 400 });

const nameCellStyle = css({ '&&': { alignItems: 'baseline' } });
const nameStyle = css({ minWidth: 0, overflowWrap: 'anywhere' });
const phoneStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  [media.belowWide]: { minHeight: denseTarget },
});

/** What was asked may be long, and in several lines. */
const askedStyle = css({
  overflowWrap: 'anywhere',
  [media.wide]: { minWidth: '18rem', maxWidth: '30rem' },
  // Over the table's rule for all cells.
  '&&': { alignItems: 'baseline', fontWeight: 400, whiteSpace: 'pre-wrap' },
  ul: { listStyle: 'none' },
});

const openStyle = css({ 'th, td': { fontWeight: 700 } });
