import { listFieldsChangedSince } from '../db/change-log';
import type { Db } from '../db/engine';
import { HttpError } from './errors';

/**
 * 409: somebody else changed the record first.
 * @param changedBy email or name; null if not known
 * @param caller who sent this request
 * @param state of the record now: 'status is Closed, unassigned'
 */
export function versionConflict(
  changedBy: string | null,
  caller: string,
  state: string,
): HttpError {
  const change =
    changedBy === caller
      ? 'You changed this in another window'
      : `${changedBy ?? 'Someone else'} changed this`;
  const message = `${change}: ${state}. Check it and try again.`;
  return new HttpError(409, 'changed_since', message);
}

export function formatAssignee(assignee: string | null): string {
  return assignee === null ? 'unassigned' : `assigned to ${assignee}`;
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
  labels: Readonly<Record<string, string>>;
  current: { id: string; changedBy: string };
  caller: string;
  version: number;
  /** Phrases that state the new value of a field: 'status is Closed'. */
  stated?: Readonly<Record<string, string>>;
};

export async function createFieldConflict(
  tx: Db,
  { labels, current, caller, version, stated = {} }: FieldConflict,
): Promise<HttpError> {
  const fields = await listFieldsChangedSince(tx, { id: current.id, version });
  const differences = fields.flatMap((field) => stated[field] ?? []);
  const otherFields = fields.filter((field) => !(field in stated));
  const otherLabels = formatFieldLabels(labels, otherFields);
  if (otherLabels !== '') differences.push(otherLabels);
  return versionConflict(current.changedBy, caller, differences.join(', '));
}
