import { css } from '@emotion/react';
import type { AuditEntry } from '../../../contract/audit/schema';
import { auditWords } from '../../../contract/audit/constants';
import { helpDeskScreens } from '../../../contract/help-desk/screens';
import { regionFacts } from '../../../contract/shared/region-facts';
import { defaultRegion } from '../../../contract/shared/regions';
import { maySee, type Role } from '../../../contract/shared/roles';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { denseTarget } from '../components/styles/target-size.styles';
import { Link } from '../components/link/link';
import type { Column } from '../components/table/data-table';
import { MailText } from '../components/table/email-cell';
import { recordAddress, recordScreens } from '../../../contract/shared/record-url';
import { useStaff } from '../hooks/session/use-staff';
import { text } from '../components/styles/font-size';
import { TimeAgo } from '../components/time/time-ago';

type Place = Parameters<typeof recordAddress>[0];

/** Who did what, to whom, when. */
export const auditColumns: Column<AuditEntry>[] = [
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
    cell: ({ row }) => <MailText email={row.original.actor} />,
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

function Subject({ subject }: Pick<AuditEntry, 'subject'>) {
  const address = addressOf(subject, useStaff().role);
  const isMail = subject.name.includes('@') && !subject.name.includes(' ');
  const name = isMail ? <MailText email={subject.name} /> : subject.name;
  if (address === null) return <span css={wrapStyle}>{name}</span>;
  return (
    <Link to={address} css={[wrapStyle, linkStyle]}>
      {name}
    </Link>
  );
}

/** Where a role can see what it was done to; null: nowhere. */
function addressOf(subject: AuditEntry['subject'], role: Role): string | null {
  const record = recordOf(subject);
  return record !== null && maySee(role, record.screen) ? recordAddress(record) : null;
}

function recordOf({ kind, id, userId, type }: AuditEntry['subject']): Place | null {
  if (userId !== null) return { kind: 'thread', screen: recordScreens.thread, id: userId };
  if (type !== undefined) return { kind: 'request', screen: helpDeskScreens[type], id };
  if (kind === 'employee' || kind === 'job' || kind === 'application' || kind === 'post') {
    return { kind, screen: recordScreens[kind], id };
  }
  return null;
}

/** The days one filters by are the office's. */
const byOfficeClock = (at: string) =>
  new Date(at).toLocaleString('en-US', {
    timeZone: regionFacts[defaultRegion].timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });

const exactStyle = css({ display: 'block', color: color.muted, fontSize: text.small });
/** A long address or name wraps, or the table would push its last columns off the screen. */
const wrapStyle = css({ minWidth: 0, overflowWrap: 'break-word', whiteSpace: 'normal' });
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  [media.belowWide]: { minHeight: denseTarget },
});
