import useSWR from 'swr';
import type { HelpDeskType } from '../../../contract/help-desk-types';
import type { AssigneesAnswer } from '../../../contract/thread-changes';
import { useStaff } from '../parts/staff';

/** Stands for nobody among the addresses: none has a space. */
export const nobody = ' ';

/** Who was chosen of the options; null: nobody. */
export function toAssignee(value: string): string | null {
  return value === nobody ? null : value;
}

type AssigneeOptionsProps = {
  type: HelpDeskType;
  /** Who has it now is among them also when that account may no longer have one. */
  current: string | null;
};

/** Whom a request of a queue may be given to, oneself first. */
export function AssigneeOptions({ type, current }: AssigneeOptionsProps) {
  const me = useStaff().user.email?.toLowerCase() ?? '';
  const { data } = useSWR<AssigneesAnswer>(`/helpDesk/queues/${type}/assignees`);
  const all = new Set([...(data?.assignees ?? []), ...(current === null ? [] : [current])]);
  return [...all]
    .sort((a, b) => Number(b === me) - Number(a === me) || a.localeCompare(b))
    .map((email) => (
      <option key={email} value={email}>
        {email === me ? `You (${email})` : email}
      </option>
    ));
}
