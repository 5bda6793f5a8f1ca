import useSWR from 'swr';
import type { AssigneesAnswer } from '../../../../contract/inbox/change-schema';
import { useStaff } from '../../hooks/session/use-staff';

/** Stands for nobody among the addresses: none has a space. */
export const nobody = ' ';

/** Who was chosen of the options; null: nobody. */
export function toAssignee(value: string): string | null {
  return value === nobody ? null : value;
}

type AssigneeOptionsProps = {
  /** The call for whom it may be given to. */
  path: string;
  /** Who has it now is among them also when that account may no longer have one, or while the others are not known. */
  current: string | null;
};

/** Whom something may be given to, oneself first, as options of a list. */
export function AssigneeOptions({ path, current }: AssigneeOptionsProps) {
  const me = useStaff().user.email?.toLowerCase() ?? '';
  const { data } = useSWR<AssigneesAnswer>(path);
  const all = new Set([...(data?.assignees ?? []), ...(current === null ? [] : [current])]);
  return [...all]
    .sort((a, b) => Number(b === me) - Number(a === me) || a.localeCompare(b))
    .map((email) => (
      <option key={email} value={email}>
        {email === me ? `You (${email})` : email}
      </option>
    ));
}
