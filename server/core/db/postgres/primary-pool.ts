import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseOutage, isPoolBusy } from '../database-outage';
import { splitHosts } from './hosts';

/** Milliseconds. A switchover takes a few seconds; after a crash, Patroni waits for 30 seconds before it elects another primary. */
const defaultMaxFailover = 10_000;
const pause = 250;

export type PrimaryConnection = {
  client: pg.PoolClient;
  /** Its server is gone, or a standby now: closes its idle connections, so that the next call looks for the primary. */
  leaveServer(): void;
};

export type PrimaryPool = {
  /**
   * During a failover, waits for the new primary; throws DatabaseOutage at once when that already takes longer than `maxFailover`.
   */
  connect(): Promise<PrimaryConnection>;
  /** Closes idle connections at once, and others when they are released. */
  end(): Promise<void>;
};

/**
 * Connects to the primary among several hosts, which pg can't find.
 * @param options of pg, for each connection
 * @param onConnectionLost called with each connection that breaks, in use or not
 */
export function createPrimaryPool(
  url: string,
  options: pg.PoolConfig,
  onConnectionLost: (error: Error) => void,
  maxFailover = defaultMaxFailover,
): PrimaryPool {
  let primary: Promise<pg.Pool> | null = null;
  let isEnded = false;
  // Doesn't wait for the first connection, so that a server that can't start says why at once.
  let lostAt: number | null = 0;

  const openPool = (connectionString: string): pg.Pool => {
    const pool = new pg.Pool({ ...options, connectionString });
    // An error event without a listener ends the process. The pool only listens to idle connections.
    pool.on('connect', (client) => client.on('error', onConnectionLost));
    pool.on('error', () => undefined);
    return pool;
  };

  const leave = (pool: Promise<pg.Pool>): void => {
    if (primary !== pool) return;
    primary = null;
    lostAt ??= Date.now();
    pool.then(
      (left) => left.end(),
      () => undefined,
    );
  };

  return {
    connect: async () => {
      for (;;) {
        const pool = (primary ??= findPrimary(splitHosts(url).map(openPool)));
        try {
          const client = await (await pool).connect();
          lostAt = null;
          return { client, leaveServer: () => leave(pool) };
        } catch (error) {
          const isBusy = primary === pool && isPoolBusy(error);
          if (!isBusy) leave(pool);
          const isLate = lostAt !== null && Date.now() - lostAt > maxFailover;
          // Whatever the reason: a database that is being restored does not exist for a while.
          if (isEnded || isBusy || isLate) throw new DatabaseOutage(error);
          await setTimeout(pause);
        }
      }
    },
    end: async () => {
      isEnded = true;
      const pool = await primary?.catch(() => null);
      await pool?.end();
    },
  };
}

async function findPrimary(pools: readonly pg.Pool[]): Promise<pg.Pool> {
  let primary: pg.Pool | null = null;
  try {
    primary = await Promise.any(pools.map(requirePrimary));
    return primary;
  } catch (error) {
    const { errors } = error as AggregateError;
    throw errors.length === 1 ? errors[0] : error;
  } finally {
    for (const pool of pools) if (pool !== primary) void pool.end();
  }
}

async function requirePrimary(pool: pg.Pool): Promise<pg.Pool> {
  const question = 'select pg_is_in_recovery() as "isStandby"';
  const { rows } = await pool.query<{ isStandby: boolean }>(question);
  if (rows[0]?.isStandby === false) return pool;
  throw new DatabaseOutage(new Error('it is a standby'));
}
