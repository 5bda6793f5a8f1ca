import { isFollowUpField, type FollowUpKind } from '../../../contract/follow-ups/constants';
import type { FollowUp } from '../../../contract/follow-ups/schema';
import { listFieldChanges } from '../../core/db/change-log';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import type { FollowUpTable } from './table';

/** Null: none. */
export type FollowUpState = Omit<FollowUp, 'version'> | null;

export type StoredFollowUp = Pick<FollowUpTable, 'version' | 'changedBy'> & {
  state: FollowUpState;
};

const textContext = (id: string) => `follow_ups.text:${id}`;

/** Version 0 if the record never had one. */
export async function findStored(
  db: Db,
  encryption: Encryption,
  id: string,
): Promise<StoredFollowUp> {
  const row = await db.selectFrom('followUps').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return { version: 0, changedBy: '', state: null };
  return { version: row.version, changedBy: row.changedBy, state: toState(encryption, row) };
}

function toState(
  encryption: Encryption,
  { id, dueAt, owner, textEncrypted }: FollowUpTable,
): FollowUpState {
  if (dueAt === null || owner === null) return null;
  const text = encryption.tryDecrypt(textEncrypted ?? '', textContext(id));
  return { dueAt, owner, text: text ?? '[can’t be read]' };
}

export async function saveState(
  tx: Db,
  encryption: Encryption,
  { id, ...row }: Pick<FollowUpTable, 'id' | 'kind' | 'version' | 'changedBy'>,
  state: FollowUpState,
): Promise<void> {
  const text = state && encryption.encrypt(state.text, textContext(id));
  const values = {
    ...{ ...row, dueAt: state?.dueAt ?? null, owner: state?.owner ?? null },
    textEncrypted: text,
  };
  await tx
    .insertInto('followUps')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Both engines limit the values in a statement. */
const batchSize = 500;

/** Adds the next follow-up of each record. */
export async function withFollowUps<Item extends { id: string }>(
  db: Db,
  encryption: Encryption,
  items: readonly Item[],
): Promise<(Item & { followUp?: FollowUp })[]> {
  const found = new Map<string, FollowUp>();
  for (let from = 0; from < items.length; from += batchSize) {
    const ids = items.slice(from, from + batchSize).map(({ id }) => id);
    const query = db.selectFrom('followUps').selectAll().where('id', 'in', ids);
    for (const row of await query.where('dueAt', 'is not', null).execute()) {
      const state = toState(encryption, row);
      if (state !== null) found.set(row.id, { ...state, version: row.version });
    }
  }
  return items.map((item) => {
    const followUp = found.get(item.id);
    return followUp === undefined ? item : { ...item, followUp };
  });
}

export async function findFollowUp(
  db: Db,
  encryption: Encryption,
  id: string,
): Promise<{ followUp?: FollowUp }> {
  const [{ followUp } = {}] = await withFollowUps(db, encryption, [{ id }]);
  return followUp === undefined ? {} : { followUp };
}

/** The follow-ups of an account, and of anyone, until a time, earliest first. */
export async function listDue(
  db: Db,
  encryption: Encryption,
  { owner, until, limit }: { owner: string; until: string; limit: number },
): Promise<(FollowUp & { id: string; kind: FollowUpKind })[]> {
  const rows = await db
    .selectFrom('followUps')
    .selectAll()
    .where('owner', 'in', [owner, ''])
    .where('dueAt', '<', until)
    .orderBy('dueAt')
    .limit(limit)
    .execute();
  return rows.flatMap((row) => {
    const state = toState(encryption, row);
    return state === null ? [] : { ...state, id: row.id, kind: row.kind, version: row.version };
  });
}

/** Those of all accounts that became due in a time. */
export async function listBecameDue(db: Db, { from, until }: { from: string; until: string }) {
  const rows = await db
    .selectFrom('followUps')
    .select(['id', 'kind', 'owner', 'dueAt'])
    .where('dueAt', '>', from)
    .where('dueAt', '<=', until)
    .execute();
  return rows.flatMap(({ owner, dueAt, ...record }) =>
    owner === null || dueAt === null ? [] : { ...record, owner, dueAt },
  );
}

/** The changes of follow-ups in a record's history, oldest first. `detail`: the follow-up that was set, or done. */
export async function listFollowUpChanges(db: Db, encryption: Encryption, id: string) {
  const changes = await listFieldChanges(db, encryption, id);
  return changes.reverse().flatMap(({ id: changeId, at, by, field, from, to }) => {
    return isFollowUpField(field) ? [{ id: changeId, at, by, field, detail: to ?? from }] : [];
  });
}

/** Removes from the history what an undone change added to it. */
export async function removeHistory(
  tx: Db,
  { id, email, at }: { id: string; email: string; at: string },
  fields: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('fieldChanges')
    .where('recordId', '=', id)
    .where('byEmail', '=', email)
    .where('at', '=', at)
    .where('field', 'in', fields)
    .execute();
}
