import { css, type SerializedStyles } from '@emotion/react';
import type { Call } from '../../browser/api/calls';
import { color, radius } from '../../theme/tokens';
import { getInitials } from '../../ui/avatar';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { CallWithInput } from '../api/staff-client';
import { formatStaffName, useStaffNames } from '../api/staff-names';
import { useApi } from '../api/swr-hooks';
import type { Filter } from '../hooks/list/url-params';
import { useStaff } from '../hooks/use-staff';
import { ActionSelect, StateSelect } from './action-select';
import { bulkSelectStyle } from './selection';
import { ellipsis } from './dashboard.styles';

/** The value of the option for no assignee. No email address is a space. */
const unassignedValue = ' ';
const parseAssignee = (value: string) => (value === unassignedValue ? null : value);

type Assignees = CallWithInput<Extract<Call, `GET ${string}/assignees`>>;

type AssigneeSelectProps = {
  assignees: Assignees;
  assignee: string | null;
  onAssignee: (assignee: string | null) => void;
  isLabelHidden?: boolean;
};

export function AssigneeSelect(props: AssigneeSelectProps) {
  const { assignees, assignee, onAssignee, isLabelHidden } = props;
  return (
    <StateSelect
      label="Assigned to"
      isLabelHidden={isLabelHidden}
      value={assignee ?? unassignedValue}
      onValueChange={(value) => onAssignee(parseAssignee(value))}
    >
      <AssigneeOptions assignees={assignees} current={assignee} />
    </StateSelect>
  );
}

export function describeAssignment(assignee: string | null) {
  const isReached = (row: { assignee: string | null }) => row.assignee === assignee;
  return assignee === null
    ? { verb: 'Unassign', done: 'Unassigned', goal: { state: 'unassigned', isReached } }
    : {
        verb: 'Assign',
        done: 'Assigned',
        suffix: `to ${formatStaffName(assignee)}`,
        goal: { state: 'assigned to this person', isReached },
      };
}

type BulkAssignSelectProps = Pick<AssigneeSelectProps, 'assignees' | 'onAssignee'> & {
  disabled: boolean;
  frameStyle?: SerializedStyles;
};

export function BulkAssignSelect(props: BulkAssignSelectProps) {
  const { assignees, onAssignee, disabled, frameStyle } = props;
  return (
    <ActionSelect
      aria-label="Assign selected to"
      value=""
      onValueChange={(value) => onAssignee(parseAssignee(value))}
      disabled={disabled}
      frameStyle={frameStyle}
      css={bulkSelectStyle}
    >
      <option value="" disabled>
        Assign to…
      </option>
      <AssigneeOptions assignees={assignees} current={null} />
    </ActionSelect>
  );
}

type AssigneeOptionsProps = { assignees: Assignees; current: string | null };

/** Lists `current` even if this account may no longer be assigned. */
function AssigneeOptions({ assignees, current }: AssigneeOptionsProps) {
  const me = useStaff().user.email?.toLowerCase() ?? '';
  const { data } = useApi(assignees.call, assignees);
  const emails = new Set([...(data?.assignees ?? []), ...(current === null ? [] : [current])]);
  const formatName = useStaffNames();
  const getLabel = createLabeler([...emails], formatName);
  return (
    <>
      <option value={unassignedValue}>Unassigned</option>
      {[...emails]
        .sort(
          (a, b) =>
            Number(b === me) - Number(a === me) || formatName(a).localeCompare(formatName(b)),
        )
        .map((email) => (
          <option key={email} value={email} title={email}>
            {email === me ? `You (${formatName(email)})` : getLabel(email)}
          </option>
        ))}
    </>
  );
}

/** Two people with the same name are told apart by their addresses. */
function createLabeler(emails: readonly string[], formatName: (email: string) => string) {
  return (email: string): string => {
    const name = formatName(email);
    return emails.filter((one) => formatName(one) === name).length > 1
      ? `${name} (${email})`
      : name;
  };
}

/** A filter with those to whom something is assigned, and `current`, which a link can name. */
export function useAssigneeFilter(assignees: Assignees, current: string | null) {
  const me = useStaff().user.email?.toLowerCase() ?? '';
  const { data } = useApi(assignees.call, assignees);
  const getLabel = createLabeler(data?.assigned ?? [], useStaffNames());
  const own: Record<string, string> = { mine: 'Me', nobody: 'Unassigned' };
  const emails = new Set([...(data?.assigned ?? []), ...(current === null ? [] : [current])]);
  const others = [...emails]
    .filter((email) => email !== me && own[email] === undefined)
    .map((email) => [email, getLabel(email)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other));
  const choices = { ...own, ...Object.fromEntries(others) };
  return { label: 'Assigned to', all: 'Anyone', choices } satisfies Filter;
}

/** A colleague by name, cut to the width of a column; the email on hover. */
export function AssigneeName({ email }: { email: string }) {
  const formatName = useStaffNames();
  return (
    <span title={email} css={nameStyle}>
      {formatName(email)}
    </span>
  );
}

/** A colleague as initials, for a crowded line; the name on hover. */
export function AssigneeInitials({ email }: { email: string }) {
  const name = useStaffNames()(email);
  return (
    <span title={name} css={initialsStyle}>
      <span aria-hidden>{getInitials(name, email)}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}

const initialsStyle = css({
  // Contains the visually hidden name.
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: radius.round,
  background: color.surfaceSunken,
  color: color.text,
  fontSize: '0.75rem',
});

const nameStyle = css({ ...ellipsis, display: 'block', minWidth: 0, maxWidth: '9rem' });
