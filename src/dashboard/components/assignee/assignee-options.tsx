import useSWR from 'swr';
import type { AssigneesAnswer } from '../../../../contract/inbox/change-schema';
import { useStaff } from '../../hooks/session/use-staff';

/** The value of the option for no assignee. No e-mail address is a space. */
export const nobody = ' ';

/** The assignee of an option's value; null: unassigned. */
export function toAssignee(value: string): string | null {
  return value === nobody ? null : value;
}

type AssigneeOptionsProps = {
  /** The API path of possible assignees. */
  path: string;
  /** Listed even if this account may no longer be assigned. */
  current: string | null;
};

/** Possible assignees as <option> elements, the current user first. */
export function AssigneeOptions({ path, current }: AssigneeOptionsProps) {
  const me = useStaff().user.email?.toLowerCase() ?? '';
  const { data } = useSWR<AssigneesAnswer>(path);
  const emails = new Set([...(data?.assignees ?? []), ...(current === null ? [] : [current])]);
  return [...emails]
    .sort((a, b) => Number(b === me) - Number(a === me) || a.localeCompare(b))
    .map((email) => (
      <option key={email} value={email}>
        {email === me ? `You (${email})` : email}
      </option>
    ));
}
