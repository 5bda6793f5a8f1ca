import type { FollowUp } from '../../../../contract/follow-ups/schema';
import { color } from '../../../theme/tokens';
import { formatStaffName } from '../../api/staff-names';
import { formatMoment } from '../time/format';
import { useNow } from '../time/time-ago';

/** When the follow-up is due; who does what on hover. */
export function FollowUpFact({ followUp: { dueAt, owner, text } }: { followUp: FollowUp }) {
  const isOverdue = Date.parse(dueAt) <= useNow();
  const title = ['Follow up', formatStaffName(owner), text].filter(Boolean).join(' · ');
  return (
    <time
      dateTime={dueAt}
      title={title}
      css={{ whiteSpace: 'nowrap', ...(isOverdue && { color: color.danger }) }}
    >
      {isOverdue && 'Overdue: '}
      {formatMoment(dueAt)}
    </time>
  );
}
