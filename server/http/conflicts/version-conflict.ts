import { changedSinceWords } from '../../../contract/shared/version-conflict';
import { HttpError } from '../errors';

/**
 * 409: somebody was faster.
 * @param by who; null where that is not known
 * @param own who calls
 * @param now how it is now: 'it is closed, and nobody has it'
 */
export function changedSince(by: string | null, own: string, now: string): HttpError {
  return new HttpError(409, 'changed_since', changedSinceWords(by, own, now));
}

/** Who has something, in words. */
export function whoHasIt(assignee: string | null): string {
  return assignee === null ? 'nobody has it' : `${assignee} has it`;
}
