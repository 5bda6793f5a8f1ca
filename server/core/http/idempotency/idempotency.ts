import type { FastifyRequest } from 'fastify';
import { getStaff } from '../request/staff';
import type { CoreContext } from '../../context';
import type { Encryption } from '../../db/encryption/encryption';
import { inTransaction, type Db, type Tx } from '../../db/engine';
import { newId } from '../../db/uuid';
import { HttpError } from '../errors';
import { getClientKey } from '../request/client-key';
import { claimIdempotencyKey, findIdempotencyRecord } from './queries';

/** The same form without a key again within this time is a double click or a reload. */
const reloadWindow = 10 * 60_000;

export type IdempotencyKey = {
  key: string;
  /** HMAC of the request, to tell a retry from a different request with the same key. */
  fingerprint: string;
  /** The client sent the key; otherwise it was derived from the content. */
  isFromClient: boolean;
};

/**
 * The request's Idempotency-Key or, for a form posted without script, an HMAC of its content and its client. The client is part of
 * it so that nobody else with the same content gets the first one's response.
 */
export function getFormIdempotencyKey(
  encryption: Encryption,
  request: FastifyRequest,
  scope: string,
  fingerprint: string,
): IdempotencyKey {
  const key = readIdempotencyKey(request, scope);
  return key === null
    ? {
        key: `${scope}:same:${encryption.hmac([fingerprint, getClientKey(request.ip)])}`,
        fingerprint,
        isFromClient: false,
      }
    : { key, fingerprint, isFromClient: true };
}

/**
 * Null if the request has no Idempotency-Key.
 * @param action names the kind of call
 * @param content all parts of the request: the same key with different content is rejected
 */
export function getStaffIdempotencyKey(
  { encryption }: Pick<CoreContext, 'encryption'>,
  request: FastifyRequest,
  action: string,
  content: readonly (string | Uint8Array)[],
): IdempotencyKey | null {
  const key = readIdempotencyKey(request, `${action}:${getStaff(request).email}`);
  return key === null ? null : { key, fingerprint: encryption.hmac(content), isFromClient: true };
}

/** The Idempotency-Key header, prefixed with a scope; null without one. Throws 400 for a malformed key. */
function readIdempotencyKey(request: FastifyRequest, scope: string): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\w-]{8,100}$/.test(key)) return `${scope}:${key}`;
  throw new HttpError(
    400,
    'idempotencyKey',
    'An Idempotency-Key has 8 to 100 letters, digits, dashes or underscores, such as a UUID.',
  );
}

class AlreadyCreated extends Error {}

/**
 * Creates a record once per key and returns its id; a retry gets the id of the first request. Throws 409 if the first request had
 * different content.
 * @param idempotency null if every request creates a new record
 * @param prepare runs before the transaction, and not for a retry
 */
export async function createIdempotent<Prepared = undefined>(
  context: CoreContext,
  idempotency: IdempotencyKey | null,
  write: (tx: Tx, id: string, now: Date, prepared: Prepared) => Promise<void>,
  prepare?: () => Promise<Prepared>,
): Promise<string> {
  const { db } = context.database;
  const now = context.now();
  const expiredBefore = idempotency?.isFromClient === false ? toTimestamp(now, -reloadWindow) : '';
  const existingId = await findCreatedId(db, idempotency, expiredBefore);
  if (existingId !== null) return existingId;
  const prepared = (await prepare?.()) as Prepared;
  const id = newId();
  try {
    await inTransaction(db, async (tx) => {
      if (idempotency !== null) {
        const { key, fingerprint } = idempotency;
        const record = { key, fingerprint, createdId: id, at: toTimestamp(now) };
        if (!(await claimIdempotencyKey(tx, record, expiredBefore))) throw new AlreadyCreated();
      }
      await write(tx, id, now, prepared);
    });
    return id;
  } catch (error) {
    if (!(error instanceof AlreadyCreated)) throw error;
    const createdId = await findCreatedId(db, idempotency, expiredBefore);
    if (createdId === null) throw error;
    return createdId;
  }
}

function toTimestamp(time: Date, offset = 0): string {
  return new Date(time.getTime() + offset).toISOString();
}

async function findCreatedId(
  db: Db,
  idempotency: IdempotencyKey | null,
  expiredBefore: string,
): Promise<string | null> {
  if (idempotency === null) return null;
  const record = await findIdempotencyRecord(db, idempotency.key);
  if (record === null || record.at < expiredBefore) return null;
  if (record.fingerprint === idempotency.fingerprint) return record.createdId;
  const message = 'This Idempotency-Key was used for another request. Send a new one.';
  throw new HttpError(409, 'idempotency_conflict', message);
}
