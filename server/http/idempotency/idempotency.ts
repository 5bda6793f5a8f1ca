import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { inTransaction, type Db, type Tx } from '../../db/engine';
import { newId } from '../../db/uuid';
import { findReceipt, takeReceipt } from './queries';
import type { Vault } from '../../db/encryption/encryption';
import { idempotencyConflict, idempotencyKey } from './idempotency-key';
import { senderOf } from '../request/client-key';

/** Within this time the same form posted again without a key is a double click or a reload, in milliseconds. */
const reloadWindow = 10 * 60_000;

export type Once = {
  key: string;
  /** Keyed hash of what the request says. */
  mark: string;
  /** Whether the key is the request's own; else it was made of what it says. */
  isOwn: boolean;
};

/**
 * What lets a request do its work once: its Idempotency-Key, or, posted without script, a keyed hash of what it says and of who
 * sends it: to anyone else who writes the same words it would tell what belongs to the first.
 */
export function getFormIdempotencyKey(vault: Vault, request: FastifyRequest, scope: string, mark: string): Once {
  const key = idempotencyKey(request, scope);
  return key === null
    ? { key: `${scope}:same:${vault.mark([mark, senderOf(request.ip)])}`, mark, isOwn: false }
    : { key, mark, isOwn: true };
}

/** Another request with the same key has committed first. */
class AlreadyStored extends Error {}

/** For what needs nothing to be prepared. */
export const noPreparation = () => Promise.resolve();

/**
 * Stores what a request brings, once, and returns the id of what it made. A repeated request gets the id of the first; 409
 * when the first said something else under the same key.
 * @param once null: every request counts as a new one
 * @param prepare what is to be done before a new one is stored; a repeated request is answered without it
 * @param write gets the transaction, the new id, the time, and what was prepared
 */
export async function storeOnce<Prepared>(
  context: Context,
  once: Once | null,
  prepare: () => Promise<Prepared>,
  write: (tx: Tx, id: string, now: Date, prepared: Prepared) => Promise<void>,
): Promise<string> {
  const { db } = context.database;
  const now = context.now();
  const freeBefore =
    once === null || once.isOwn ? null : new Date(now.getTime() - reloadWindow).toISOString();
  const known = once === null ? null : await findMade(db, once, freeBefore);
  if (known !== null) return known;
  const prepared = await prepare();
  const id = newId();
  try {
    await inTransaction(db, async (tx) => {
      const receipt = { madeId: id, at: now.toISOString(), freeBefore };
      if (once !== null && !(await takeReceipt(tx, { ...once, ...receipt })))
        throw new AlreadyStored();
      await write(tx, id, now, prepared);
    });
    return id;
  } catch (error) {
    if (once === null || !(error instanceof AlreadyStored)) throw error;
    const made = await findMade(db, once, freeBefore);
    if (made === null) throw error;
    return made;
  }
}

async function findMade(
  db: Db,
  { key, mark }: Once,
  freeBefore: string | null,
): Promise<string | null> {
  const receipt = await findReceipt(db, key);
  if (receipt === null || (freeBefore !== null && receipt.at < freeBefore)) return null;
  if (receipt.mark !== mark) throw idempotencyConflict();
  return receipt.madeId;
}
