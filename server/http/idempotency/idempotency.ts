import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { inTransaction, type Db, type Tx } from '../../db/engine';
import { newId } from '../../db/uuid';
import { findReceipt, takeReceipt } from './queries';
import type { Vault } from '../../db/encryption/encryption';
import { idempotencyConflict, idempotencyKey } from './idempotency-key';
import { senderOf } from '../request/client-key';

/** The same form without a key again within this time is a double click or a reload. */
const reloadWindow = 10 * 60_000;

export type Once = {
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
): Once {
  const key = idempotencyKey(request, scope);
  return key === null
    ? { key: `${scope}:same:${vault.mark([mark, senderOf(request.ip)])}`, mark, isOwn: false }
    : { key, mark, isOwn: true };
}

class AlreadyCreated extends Error {}

export const noPreparation = () => Promise.resolve();

/**
 * Creates a record once per key and returns its id; a retry gets the id of the first request. Throws 409 if the first request had
 * different content.
 * @param idempotency null if every request creates a new record
 * @param prepare runs before the transaction, and not for a retry
 */
export async function storeOnce<Prepared>(
  context: Context,
  idempotency: Once | null,
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
      if (idempotency !== null && !(await takeReceipt(tx, { ...idempotency, ...record })))
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
  { key, mark }: Once,
  freeBefore: string | null,
): Promise<string | null> {
  const record = await findReceipt(db, key);
  if (record === null || (freeBefore !== null && record.at < freeBefore)) return null;
  if (record.mark !== mark) throw idempotencyConflict();
  return record.madeId;
}
