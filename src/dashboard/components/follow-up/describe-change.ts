import { isFollowUpField } from '../../../../contract/follow-ups/constants';
import { nameStaff } from '../../api/staff-names';

/** A change of a follow-up, after the name of who made it. */
export function describeFollowUpChange(field: string, detail: string | null): string {
  const what = nameStaff(detail ?? '');
  return field === 'follow-up-done' ? `did the follow-up of ${what}` : `set a follow-up: ${what}`;
}

/** The same in a history that names the person elsewhere; null for another change. */
export function formatFollowUpChange(change: {
  field: string;
  from: string | null;
  to: string | null;
}): string | null {
  if (!isFollowUpField(change.field)) return null;
  const isDone = change.field === 'follow-up-done';
  return `${isDone ? 'Follow-up done' : 'Follow-up'}: ${nameStaff(change.to ?? change.from ?? '')}`;
}
