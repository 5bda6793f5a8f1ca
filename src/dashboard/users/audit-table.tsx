import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { AuditEntry } from '../../../contract/audit';
import { auditWords } from '../../../contract/audit-actions';
import { regionFacts } from '../../../contract/region-facts';
import { defaultRegion } from '../../../contract/regions';
import { screens } from '../../../contract/roles';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { denseTarget } from '../parts/dense-target';
import { DataTable, type Column } from '../parts/list/data-table';
import { text } from '../parts/text';
import { TimeAgo } from '../parts/time/time-ago';

/** Who did what, to whom, when. */
const columns: Column<AuditEntry>[] = [
  {
    id: 'when',
    header: 'When',
    cell: ({ row: { original } }) => (
      <span>
        <TimeAgo at={original.at} />
        <span css={exactStyle}>{byOfficeClock(original.at)}</span>
      </span>
    ),
  },
  {
    id: 'who',
    header: 'Who',
    cell: ({ row }) => <span css={wrapStyle}>{row.original.actor}</span>,
  },
  {
    id: 'what',
    header: 'What',
    cell: ({ row: { original } }) => (
      <span css={wrapStyle}>{auditWords(original.action, original.detail)}</span>
    ),
  },
  { id: 'subject', header: 'To what', cell: ({ row }) => <Subject {...row.original} /> },
];

type AuditTableProps = { entries: readonly AuditEntry[]; busy: boolean };

/** The audit's entries. */
export function AuditTable({ entries, busy }: AuditTableProps) {
  return (
    <DataTable
      caption="Audit, the newest first"
      columns={columns}
      rows={entries}
      keyOf={({ id }) => id}
      busy={busy}
    />
  );
}

const inbox = screens.find(({ id }) => id === 'form-messages')?.path ?? '';

function Subject({ subject: { name, userId } }: Pick<AuditEntry, 'subject'>) {
  if (userId === null) return <span css={wrapStyle}>{name}</span>;
  return (
    <Link to={`${inbox}?thread=${encodeURIComponent(userId)}`} css={[wrapStyle, linkStyle]}>
      {name}
    </Link>
  );
}

/** The days one filters by are the office's. */
function byOfficeClock(at: string): string {
  const { timeZone } = regionFacts[defaultRegion];
  return new Date(at).toLocaleString('en-US', {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}

const exactStyle = css({ display: 'block', color: color.muted, fontSize: text.small });
/** A long address or name wraps, or the table would push its last columns off the screen. */
const wrapStyle = css({ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' });
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  [media.belowWide]: { minHeight: denseTarget },
});
