import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { inTransaction, type Db, type Tx } from '../../db/engine';
import { newId } from '../../db/uuid';
import { findIdempotencyRecord, claimIdempotencyKey } from './queries';
import type { Vault } from '../../db/encryption/encryption';
import { idempotencyConflict, readIdempotencyKey } from './idempotency-key';
import { getClientKey } from '../request/client-key';

/** The same form without a key again within this time is a double click or a reload. */
const reloadWindow = 10 * 60_000;

export type IdempotencyKey = {
  key: string;
  mark: string;
  /** Whether the client sent the key; otherwise it was derived from the content. */
  isOwn: boolean;
};

/**
 * The request's Idempotency-Key or, for a form posted without script, an HMAC of its content and its client. The client is part of
 * it so that nobody else with the same content gets the first one's response.
 */
export function getFormIdempotencyKey(
  vault: Vault,
  request: FastifyRequest,
  scope: string,
  mark: string,
): IdempotencyKey {
  const key = readIdempotencyKey(request, scope);
  return key === null
    ? { key: `${scope}:same:${vault.hmac([mark, getClientKey(request.ip)])}`, mark, isOwn: false }
    : { key, mark, isOwn: true };
}

class AlreadyCreated extends Error {}

export const prepareNothing = () => Promise.resolve();

/**
 * Creates a record once per key and returns its id; a retry gets the id of the first request. Throws 409 if the first request had
 * different content.
 * @param idempotency null if every request creates a new record
 * @param prepare runs before the transaction, and not for a retry
 */
export async function createIdempotent<Prepared>(
  context: Context,
  idempotency: IdempotencyKey | null,
  prepare: () => Promise<Prepared>,
  write: (tx: Tx, id: string, now: Date, prepared: Prepared) => Promise<void>,
): Promise<string> {
  const { db } = context.database;
  const now = context.now();
  const freeBefore =
    idempotency === null || idempotency.isOwn
      ? null
      : new Date(now.getTime() - reloadWindow).toISOString();
  const existingId = idempotency === null ? null : await findCreatedId(db, idempotency, freeBefore);
  if (existingId !== null) return existingId;
  const prepared = await prepare();
  const id = newId();
  try {
    await inTransaction(db, async (tx) => {
      const record = { madeId: id, at: now.toISOString(), freeBefore };
      if (idempotency !== null && !(await claimIdempotencyKey(tx, { ...idempotency, ...record })))
        throw new AlreadyCreated();
      await write(tx, id, now, prepared);
    });
    return id;
  } catch (error) {
    if (idempotency === null || !(error instanceof AlreadyCreated)) throw error;
    const createdId = await findCreatedId(db, idempotency, freeBefore);
    if (createdId === null) throw error;
    return createdId;
  }
}

async function findCreatedId(
  db: Db,
  { key, mark }: IdempotencyKey,
  freeBefore: string | null,
): Promise<string | null> {
  const record = await findIdempotencyRecord(db, key);
  if (record === null || (freeBefore !== null && record.at < freeBefore)) return null;
  if (record.mark !== mark) throw idempotencyConflict();
  return record.madeId;
}
