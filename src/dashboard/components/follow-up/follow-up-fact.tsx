import type { FollowUp } from '../../../../contract/follow-ups/schema';
import { color } from '../../../theme/tokens';
import { formatStaffName } from '../../api/staff-names';
import { createColumn } from '../table/cells';
import type { Column } from '../table/data-table';
import { formatMoment, formatTimeOrDate } from '../time/format';
import { useNow } from '../time/time-ago';

type FollowUpFactProps = {
  followUp: FollowUp;
  /** Only the time today, or else the date. */
  isShort?: boolean;
};

/** When the follow-up is due; who does what on hover. */
export function FollowUpFact({ followUp, isShort = false }: FollowUpFactProps) {
  const { dueAt, owner, text } = followUp;
  const now = useNow();
  const isOverdue = Date.parse(dueAt) <= now;
  const title = ['Follow up', formatStaffName(owner), text].filter(Boolean).join(' · ');
  return (
    <time
      dateTime={dueAt}
      title={title}
      css={{ whiteSpace: 'nowrap', ...(isOverdue && { color: color.danger }) }}
    >
      {!isShort && isOverdue && 'Overdue: '}
      {isShort ? formatTimeOrDate(dueAt, now) : formatMoment(dueAt)}
    </time>
  );
}

const getFollowUp = (row: object) => (row as { followUp?: FollowUp }).followUp;

/** A column for a list in which any row has a follow-up. */
export function getFollowUpColumns<Row extends object>(rows: readonly Row[]): Column<Row>[] {
  if (!rows.some(getFollowUp)) return [];
  const renderFact = (row: Row) => {
    const followUp = getFollowUp(row);
    return followUp && <FollowUpFact followUp={followUp} isShort />;
  };
  const options = { sortAs: 'days', cardPosition: 'line', hasCompactLabel: true } as const;
  return [createColumn('followUp', 'Follow-up', renderFact, options)];
}
