import { css } from '@emotion/react';
import { formatAuditAction } from '../../../contract/audit/constants';
import type { AuditEntry } from '../../../contract/audit/schema';
import { helpDeskScreens } from '../../../contract/help-desk/screens';
import { getRecordUrl, recordScreens } from '../../../contract/shared/record-url';
import { canSee, getScreen } from '../../../contract/shared/roles';
import { formatDateTime } from '../../../contract/shared/dates/format-date';
import { media } from '../../theme/layout';
import { Link } from '../components/link';
import { denseTarget } from '../components/dashboard.styles';
import type { Column } from '../components/table/data-table';
import {
  cardLineStyle,
  createColumn,
  ellipsisStyle,
  fillingStyle,
  TextCell,
} from '../components/table/cells';
import { StaffName } from '../components/timeline';
import { TimeAgo } from '../components/time/time-ago';
import { useStaff } from '../hooks/use-staff';

const targetStyle = css(ellipsisStyle, { [media.wide]: { maxWidth: '16rem' } });

export const auditColumns: Column<AuditEntry>[] = [
  createColumn('when', 'When', (row) => (
    <span>
      <TimeAgo at={row.at} />
      <span css={cardLineStyle}>{formatDateTime(row.at)}</span>
    </span>
  )),
  createColumn(
    'actor',
    'Person',
    (row) => (
      <span>
        <StaffName email={row.actor} />
        <span css={cardLineStyle}>{row.actor}</span>
      </span>
    ),
    { style: ellipsisStyle },
  ),
  createColumn(
    'what',
    'Action',
    (row) => <TextCell>{formatAuditAction(row.action, row.detail)}</TextCell>,
    { style: fillingStyle },
  ),
  createColumn('target', 'Target', (row) => <Target {...row} />, { style: targetStyle }),
];

/** The record that was viewed or changed, as a link if this account may see it, or a link to the records of a bulk action. */
function Target({ subject, batch, count }: Pick<AuditEntry, 'subject' | 'batch' | 'count'>) {
  const { access } = useStaff();
  if (batch !== undefined && count !== undefined) {
    return (
      <Link to={`${getScreen('users').path}?view=audit&batch=${batch}`} css={linkStyle}>
        {`${subject.name} and ${count - 1} more`}
      </Link>
    );
  }
  const record = findRecord(subject);
  const { name } = subject;
  if (record === null || !canSee(access, record.screen)) return <TextCell>{name}</TextCell>;
  return (
    <Link to={getRecordUrl(record)} title={name} css={linkStyle}>
      {name}
    </Link>
  );
}

function findRecord(subject: AuditEntry['subject']): Parameters<typeof getRecordUrl>[0] | null {
  const { kind, id, userId, type } = subject;
  if (userId !== null) return { kind: 'thread', screen: recordScreens.thread, id: userId };
  if (type !== undefined) return { kind: 'request', screen: helpDeskScreens[type], id };
  if (kind === 'employee' || kind === 'job' || kind === 'application' || kind === 'post') {
    return { kind, screen: recordScreens[kind], id };
  }
  return null;
}

const linkStyle = css({
  [media.belowWide]: { display: 'inline-flex', alignItems: 'center', minHeight: denseTarget },
});
