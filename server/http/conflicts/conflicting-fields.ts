import type { Db } from '../../db/engine';
import { listFieldsChangedSince, type ChangeLogTable } from '../../db/change-log';
import type { HttpError } from '../errors';
import { changedSince } from './version-conflict';

/** The labels of some fields within a sentence, in the order of the form: 'first name, phone'. */
export function labelsOf(
  labels: Readonly<Record<string, string>>,
  fields: readonly string[],
): string {
  return Object.entries(labels)
    .filter(([field]) => fields.includes(field))
    .map(([, label]) => label.toLowerCase())
    .join(', ');
}

type Overtaken = {
  history: ChangeLogTable;
  labels: Readonly<Record<string, string>>;
  /** As it is now. */
  now: { id: string; changedBy: string };
  /** Who calls. */
  own: string;
  /** That was seen. */
  version: number;
  /** Of which fields is told how they are now, by field: 'it is closed'. */
  told?: Readonly<Record<string, string>>;
};

/** 409 with who was faster, and which fields are other ones now. */
export async function fieldsOvertaken(
  tx: Db,
  { history, labels, now, own, version, told = {} }: Overtaken,
): Promise<HttpError> {
  const fields = await listFieldsChangedSince(tx, history, { id: now.id, version });
  const others = labelsOf(
    labels,
    fields.filter((field) => !(field in told)),
  );
  const words = [
    ...fields.flatMap((field) => told[field] ?? []),
    ...(others === '' ? [] : [`it differs in ${others}`]),
  ];
  return changedSince(now.changedBy, own, words.join(', and '));
}
