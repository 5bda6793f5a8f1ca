import type { PostgresPoolClient } from 'kysely';
import type { ClientBase } from 'pg';
import {
  CommitUnknown,
  DatabaseOutage,
  TransactionLost,
  isConnectionLost,
  isQueryTimeout,
  toOutage,
} from '../database-outage';
import type { PrimaryConnection, PrimaryPool } from './primary-pool';

/** Not a setting of the connection, which PgBouncer refuses, and which others would inherit from it in its transaction mode. */
const beginLimited =
  "begin; set local statement_timeout = '15s'; set local idle_in_transaction_session_timeout = '15s'";

const maxRepeats = 3;

/**
 * A connection for one transaction, or for statements outside of one. A read and the begin of a transaction are repeated on another
 * connection when this one is lost. After an outage it is not used again: a rollback on it would hide the cause.
 */
export async function openConnection(
  pool: PrimaryPool,
  onOutage: (error: DatabaseOutage) => void,
  isLimited: boolean,
): Promise<PostgresPoolClient> {
  let current: PrimaryConnection | null = await connect(pool);
  let outage: DatabaseOutage | null = null;
  let isInTransaction = false;

  const run = async (text: string, values: unknown[], repeats = 0): Promise<unknown> => {
    current ??= await connect(pool);
    const { client, leaveServer } = current;
    try {
      return await send(client, isLimited && text === 'begin' ? beginLimited : text, values);
    } catch (error) {
      if (isConnectionLost(error) || isQueryTimeout(error)) leaveServer();
      const canRepeat = !isInTransaction && isConnectionLost(error) && isRepeatable(text);
      if (!canRepeat || repeats === maxRepeats) throw error;
      current = null;
      client.release(true);
      return await run(text, values, repeats + 1);
    }
  };

  const query = async (text: string, values: unknown[]): Promise<unknown> => {
    if (outage !== null) throw outage;
    try {
      const result = await run(text, values);
      isInTransaction ||= text === 'begin';
      return result;
    } catch (error) {
      const converted = convertOutage(error, isInTransaction, text);
      if (!(converted instanceof DatabaseOutage)) throw converted;
      outage = converted;
      onOutage(converted);
      throw converted;
    }
  };

  return {
    query: query as PostgresPoolClient['query'],
    release: () => current?.client.release(outage !== null),
  };
}

async function connect(pool: PrimaryPool): Promise<PrimaryConnection> {
  try {
    return await pool.connect();
  } catch (error) {
    // Whatever the reason: a database that is being restored does not exist for a while.
    throw new DatabaseOutage(error);
  }
}

/**
 * PostgreSQL acknowledges a commit whose wait for the synchronous standby was canceled, with a warning (src/backend/replication/syncrep.c).
 * Its text may be translated, the name of its routine is not.
 */
async function send(client: ClientBase, text: string, values: unknown[]): Promise<unknown> {
  let isUnconfirmed = false;
  const onNotice = ({ routine }: { routine?: string | undefined }) => {
    isUnconfirmed ||= routine === 'SyncRepWaitForLSN';
  };
  client.on('notice', onNotice);
  try {
    const result = await client.query(text, values);
    if (!isUnconfirmed) return result;
  } finally {
    client.off('notice', onNotice);
  }
  throw new CommitUnknown(new Error('the synchronous standby has not confirmed it'));
}

function isRepeatable(text: string): boolean {
  return /^\s*(select|begin)\b/i.test(text);
}

function convertOutage(error: unknown, isInTransaction: boolean, text: string): unknown {
  if (error instanceof DatabaseOutage) return error;
  if (isConnectionLost(error) || isQueryTimeout(error)) {
    const isCommit = isInTransaction ? text === 'commit' : !isRepeatable(text);
    if (isCommit) return new CommitUnknown(error);
    // A statement that got no answer in time may get none again.
    if (isInTransaction && isConnectionLost(error)) return new TransactionLost(error);
  }
  return toOutage(error);
}
