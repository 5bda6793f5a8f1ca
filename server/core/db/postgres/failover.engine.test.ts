import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabaseLink, type DatabaseLink } from '../../../testing/database/database-link';
import { startPostgresPair, type PostgresPair } from '../../../testing/database/postgres';
import { CommitUnknown, DatabaseOutage, TransactionLost } from '../database-outage';
import { inTransaction, type Database, type Db } from '../engine';
import { openPostgres } from './postgres';

const isPostgres = inject('databases').engine === 'postgres';

// SQLite has one server.
describe.runIf(isPostgres)('a primary and a standby', () => {
  let pair: PostgresPair;
  /** Ways to the primary and the standby that can be cut. */
  let links: DatabaseLink[];
  let database: Database;
  let direct: Database;

  const open = async (urls: readonly string[], maxFailover?: number) => {
    const [first = '', second = ''] = urls.map((url) => new URL(url).host);
    const url = new URL(urls[0] ?? '').href.replace(first, `${first},${second}`);
    return openPostgres(url, () => undefined, { maxFailover });
  };
  const add = (db: Db, note: string) => sql`insert into notes values (${note})`.execute(db);
  const list = async () => {
    const { rows } = await sql<{ note: string }>`select note from notes`.execute(direct.db);
    await sql`delete from notes`.execute(direct.db);
    return rows.map(({ note }) => note);
  };

  beforeAll(async () => {
    pair = await startPostgresPair();
    links = await Promise.all([pair.primary, pair.standby].map(({ url }) => openDatabaseLink(url)));
    direct = await openPostgres(pair.primary.url, () => undefined);
    await sql`create table notes (note text)`.execute(direct.db);
    database = await open([links[1]?.url ?? '', links[0]?.url ?? '']);
  });
  afterAll(async () => {
    await database.close();
    await direct.close();
    for (const link of links) await link.cut();
    await pair.stop();
  });

  const cutFor = async (milliseconds: number) => {
    await links[0]?.cut();
    setTimeout(() => void links[0]?.restore(), milliseconds);
  };

  test('writes go to the primary, wherever it is in the list', async () => {
    await add(database.db, 'one');
    expect(await list()).toEqual(['one']);
  });

  test('a standby alone is an outage', async () => {
    const opening = openPostgres(pair.standby.url, () => undefined);
    await expect(opening).rejects.toThrow(DatabaseOutage);
    await expect(opening).rejects.toThrow(/it is a standby$/);
  });

  test('a read waits for the primary', async () => {
    await cutFor(1_000);
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db);
    expect(rows).toEqual([{ one: 1 }]);
  });

  test('a transaction is repeated from its beginning when it is lost before its commit', async () => {
    let runs = 0;
    await inTransaction(database.db, async (tx) => {
      runs += 1;
      await add(tx, 'once');
      if (runs === 1) await cutFor(500);
      await add(tx, 'twice');
    });
    expect(runs).toBe(2);
    expect(await list()).toEqual(['once', 'twice']);
  });

  test('a connection lost during a commit leaves it unknown, and repeats nothing', async () => {
    let runs = 0;
    const work = inTransaction(database.db, async (tx) => {
      runs += 1;
      await add(tx, 'maybe');
      await sql`set local synchronous_commit = on`.execute(tx);
      setTimeout(() => void cutFor(0), 1_000);
    });
    await expect(work).rejects.toThrow(CommitUnknown);
    expect(runs).toBe(1);
  });

  test('a commit that its standby has not confirmed is unknown', async () => {
    const work = inTransaction(database.db, async (tx) => {
      await add(tx, 'maybe');
      await sql`set local synchronous_commit = on`.execute(tx);
    });
    const cancel = sql`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`;
    const timer = setInterval(() => void cancel.execute(direct.db), 50);
    const error = await work.catch((reason: unknown) => reason);
    clearInterval(timer);
    expect(error).toBeInstanceOf(CommitUnknown);
    expect(error).toHaveProperty('message', expect.stringMatching(/standby has not confirmed/));
  });

  test('a long outage is waited for once, and then fails at once', async () => {
    const other = await open([links[0]?.url ?? '', links[1]?.url ?? ''], 600);
    await links[0]?.cut();
    const read = () => sql`select 1`.execute(other.db);
    await expect(read()).rejects.toThrow(DatabaseOutage);
    await expect(inTransaction(other.db, (tx) => add(tx, 'lost'))).rejects.not.toThrow(
      TransactionLost,
    );
    await links[0]?.restore();
    await read();
    await other.close();
  });

  test('a write during a failover reaches the new primary', async () => {
    await list();
    await add(database.db, 'before');
    const standby = new pg.Client(pair.standby.url);
    await standby.connect();
    const countRows = async () => (await standby.query('select from notes')).rowCount;
    await expect.poll(countRows).toBe(1);
    await pair.primary.stop();
    const write = inTransaction(database.db, (tx) => add(tx, 'after'));
    await standby.query('select pg_promote()');
    await write;
    expect(await countRows()).toBe(2);
    await standby.end();
  });
});
