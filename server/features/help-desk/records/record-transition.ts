import type { AuditAction } from '../../../../contract/audit/constants';
import type { RecordChange, RecordState } from '../../../../contract/help-desk/record-schema';
import { changeTags } from '../../../../contract/tags/constants';
import { diffTags } from '../../../services/tags/queries';
import type { ChangeLog } from '../event-queries';

type Change = Omit<RecordChange, 'version' | 'note'> & Pick<RecordState, 'tags'>;
type State = Omit<RecordState, 'version'>;

type Transition = Required<ChangeLog> & { state: State };

/** Null if nothing changes. A decision always marks the request reviewed; undoing it makes the request wait again. */
export function getTransition(
  before: State,
  change: Change,
  messageId?: string,
): Transition | null {
  const decision = change.decision === undefined ? before.decision : change.decision;
  const isDecided = decision !== before.decision;
  const reviewed = isDecided ? decision !== null : (change.reviewed ?? before.reviewed);
  const assignee = change.assignee === undefined ? before.assignee : change.assignee;
  const events: Transition['events'][number][] = [];
  const actions: Transition['actions'][number][] = [];
  if (isDecided) {
    events.push({ kind: decision ?? 'undecided', detail: messageId });
    actions.push({ action: decisionActions[decision ?? 'undecided'] });
  } else if (reviewed !== before.reviewed) {
    events.push({ kind: reviewed ? 'reviewed' : 'reopened' });
    actions.push({ action: reviewed ? 'review-request' : 'reopen-request' });
  }
  if (assignee !== before.assignee) {
    events.push({ kind: 'assigned', detail: assignee });
    actions.push(
      assignee === null
        ? { action: 'unassign-request' }
        : { action: 'assign-request', detail: assignee },
    );
  }
  const tags = change.tags ?? changeTags(before.tags ?? [], change);
  for (const { action, ...event } of diffTags(before.tags ?? [], tags)) {
    events.push(event);
    actions.push({ action });
  }
  if (events.length === 0) return null;
  return { state: { reviewed, assignee, decision, tags }, events, actions };
}

const decisionActions = {
  approved: 'approve-request',
  declined: 'decline-request',
  undecided: 'undecide-request',
} as const satisfies Record<string, AuditAction>;
