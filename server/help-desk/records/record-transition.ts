import type { AuditAction } from '../../../contract/audit/constants';
import type { RecordChange, RecordState } from '../../../contract/help-desk/change-schema';
import type { HelpDeskStep } from '../../../contract/help-desk/constants';

type Wish = Omit<RecordChange, 'version' | 'note'>;
type State = Omit<RecordState, 'version'>;

/** What a change makes of a record: how it stands then, what is noted of it, and what the audit says. */
export type Effect = {
  state: State;
  steps: readonly { step: HelpDeskStep; detail?: string | null }[];
  actions: readonly { action: AuditAction; detail?: string }[];
};

/**
 * What a wish makes of a record; null when it is so already. A decision makes the request reviewed, one that is taken back lets it wait
 * again, whatever else is wished.
 * @param toldBy the id of the message that tells what is decided
 */
export function effectOf(before: State, wish: Wish, toldBy?: string): Effect | null {
  const decision = wish.decision === undefined ? before.decision : wish.decision;
  const isDecided = decision !== before.decision;
  const reviewed = isDecided ? decision !== null : (wish.reviewed ?? before.reviewed);
  const assignee = wish.assignee === undefined ? before.assignee : wish.assignee;
  const state = { reviewed, assignee, decision };
  const steps: Effect['steps'][number][] = [];
  const actions: Effect['actions'][number][] = [];
  if (isDecided) {
    steps.push({ step: decision ?? 'undecided', ...(toldBy !== undefined && { detail: toldBy }) });
    actions.push({ action: decidedActions[decision ?? 'undecided'] });
  } else if (reviewed !== before.reviewed) {
    steps.push({ step: reviewed ? 'reviewed' : 'reopened' });
    actions.push({ action: reviewed ? 'review-request' : 'reopen-request' });
  }
  if (assignee !== before.assignee) {
    steps.push({ step: 'assigned', detail: assignee });
    actions.push(
      assignee === null
        ? { action: 'unassign-request' }
        : { action: 'assign-request', detail: assignee },
    );
  }
  return steps.length === 0 ? null : { state, steps, actions };
}

const decidedActions = {
  approved: 'approve-request',
  declined: 'decline-request',
  undecided: 'undecide-request',
} as const satisfies Record<string, AuditAction>;

/** How a record stands, in words: 'approved', 'waiting'. */
export function stateWords({ reviewed, decision }: State): string {
  return decision ?? (reviewed ? 'reviewed' : 'waiting');
}
