import { changedSinceWords } from '../../contract/changed-since';
import { HttpError } from '../errors';

/**
 * 409: somebody was faster.
 * @param by who
 * @param now how it is now: 'it is closed, and nobody has it'
 */
export function changedSince(by: string, now: string): HttpError {
  return new HttpError(409, 'changed_since', changedSinceWords(by, now));
}

/** Who has something, in words. */
export function whoHasIt(assignee: string | null): string {
  return assignee === null ? 'nobody has it' : `${assignee} has it`;
}
