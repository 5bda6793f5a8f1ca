import useSWR from 'swr';
import type { AssigneesResponse } from '../../../../contract/inbox/change-schema';
import { useStaff } from '../../hooks/session/use-staff';

/** The value of the option for no assignee. No e-mail address is a space. */
export const unassignedValue = ' ';

export function parseAssignee(value: string): string | null {
  return value === unassignedValue ? null : value;
}

type AssigneeOptionsProps = {
  path: string;
  /** Listed even if this account may no longer be assigned. */
  current: string | null;
};

export function AssigneeOptions({ path, current }: AssigneeOptionsProps) {
  const me = useStaff().user.email?.toLowerCase() ?? '';
  const { data } = useSWR<AssigneesResponse>(path);
  const emails = new Set([...(data?.assignees ?? []), ...(current === null ? [] : [current])]);
  return [...emails]
    .sort((a, b) => Number(b === me) - Number(a === me) || a.localeCompare(b))
    .map((email) => (
      <option key={email} value={email}>
        {email === me ? `You (${email})` : email}
      </option>
    ));
}
