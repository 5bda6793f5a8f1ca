import type { Db } from '../../db/engine';
import { listFieldsChangedSince, type ChangeLogTable } from '../../db/change-log';
import type { HttpError } from '../errors';
import { versionConflict } from './version-conflict';

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
  own: string;
  version: number;
  /** Sentences for fields whose new value is stated: 'it is closed'. */
  stated?: Readonly<Record<string, string>>;
};

/** 409 that names who changed the record, and which fields differ. */
export async function createFieldConflict(
  tx: Db,
  { history, labels, current, own, version, stated = {} }: FieldConflict,
): Promise<HttpError> {
  const fields = await listFieldsChangedSince(tx, history, { id: current.id, version });
  const otherLabels = formatFieldLabels(
    labels,
    fields.filter((field) => !(field in stated)),
  );
  const differences = [
    ...fields.flatMap((field) => stated[field] ?? []),
    ...(otherLabels === '' ? [] : [`it differs in ${otherLabels}`]),
  ];
  return versionConflict(current.changedBy, own, differences.join(', and '));
}
