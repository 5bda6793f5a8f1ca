import { formatConflict } from '../../../contract/shared/version-conflict';
import { HttpError } from '../errors';

/**
 * 409: somebody else changed the record first.
 * @param actor who changed it; null if not known
 * @param caller who sent this request
 * @param state of the record now: 'it is closed, and nobody has it'
 */
export function versionConflict(actor: string | null, caller: string, state: string): HttpError {
  return new HttpError(409, 'changed_since', formatConflict(actor, caller, state));
}

export function formatAssignee(assignee: string | null): string {
  return assignee === null ? 'nobody has it' : `${assignee} has it`;
}
