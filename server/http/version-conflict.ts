import { listFieldsChangedSince, type ChangeLogTable } from '../db/change-log';
import type { Db } from '../db/engine';
import { HttpError } from './errors';

/**
 * 409: somebody else changed the record first.
 * @param changedBy e-mail or name; null if not known
 * @param caller who sent this request
 * @param state of the record now: 'it is closed, and nobody has it'
 */
export function versionConflict(
  changedBy: string | null,
  caller: string,
  state: string,
): HttpError {
  const who = changedBy === caller ? 'you in another window' : (changedBy ?? 'someone else');
  const message = `This was changed by ${who}: ${state}. Check it and try again.`;
  return new HttpError(409, 'changed_since', message);
}

export function formatAssignee(assignee: string | null): string {
  return assignee === null ? 'nobody has it' : `${assignee} has it`;
}

/** Labels in the order of the form, for use within a sentence: 'first name, phone'. */
export function formatFieldLabels(
  labels: Readonly<Record<string, string>>,
  fields: readonly string[],
): string {
  return Object.entries(labels)
    .filter(([field]) => fields.includes(field))
    .map(([, label]) => label.toLowerCase())
    .join(', ');
}

type FieldConflict = {
  history: ChangeLogTable;
  labels: Readonly<Record<string, string>>;
  current: { id: string; changedBy: string };
  caller: string;
  version: number;
  /** Sentences that state the new value of a field: 'it is closed'. */
  stated?: Readonly<Record<string, string>>;
};

export async function createFieldConflict(
  tx: Db,
  { history, labels, current, caller, version, stated = {} }: FieldConflict,
): Promise<HttpError> {
  const fields = await listFieldsChangedSince(tx, history, { id: current.id, version });
  const differences = fields.flatMap((field) => stated[field] ?? []);
  const otherFields = fields.filter((field) => !(field in stated));
  const otherLabels = formatFieldLabels(labels, otherFields);
  if (otherLabels !== '') differences.push(`it differs in ${otherLabels}`);
  return versionConflict(current.changedBy, caller, differences.join(', and '));
}
