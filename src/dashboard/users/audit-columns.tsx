import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { AuditEntry } from '../../../contract/audit';
import { auditWords } from '../../../contract/audit-actions';
import { helpDeskScreens } from '../../../contract/help-desk-screens';
import { regionFacts } from '../../../contract/region-facts';
import { defaultRegion } from '../../../contract/regions';
import { screens, type ScreenId } from '../../../contract/roles';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { denseTarget } from '../parts/dense-target';
import type { Column } from '../parts/list/data-table';
import { MailText } from '../parts/list/mail-text';
import { text } from '../parts/text';
import { TimeAgo } from '../parts/time/time-ago';

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
  const address = addressOf(subject);
  const isMail = subject.name.includes('@') && !subject.name.includes(' ');
  const name = isMail ? <MailText email={subject.name} /> : subject.name;
  if (address === null) return <span css={wrapStyle}>{name}</span>;
  return (
    <Link to={address} css={[wrapStyle, linkStyle]}>
      {name}
    </Link>
  );
}

/** Where what was done to can be seen: a thread in the inbox, a request in its queue; null: nowhere. */
function addressOf({ id, userId, type }: AuditEntry['subject']): string | null {
  if (userId !== null) return `${pathOf('form-messages')}?thread=${encodeURIComponent(userId)}`;
  if (type) return `${pathOf(helpDeskScreens[type])}?record=${encodeURIComponent(id)}`;
  return null;
}

function pathOf(screen: ScreenId): string {
  return screens.find(({ id }) => id === screen)?.path ?? '';
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
const wrapStyle = css({ minWidth: 0, overflowWrap: 'break-word', whiteSpace: 'normal' });
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  [media.belowWide]: { minHeight: denseTarget },
});
