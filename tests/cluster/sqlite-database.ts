import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { fillDisk } from './full-disk';
import { run, tryRun } from './machine';
import type { TestedDatabase } from './tested-database';

/** One server with its file on a disk of its own. */
export function startSqlite(base: string): TestedDatabase {
  const disk = join(base, 'disk');
  mkdirSync(disk, { recursive: true });
  run('mount', '-t', 'tmpfs', '-o', 'size=900m', 'larkspan-test', disk);
  const file = join(disk, 'larkspan.sqlite');
  const fillFor = async (seconds: number) => {
    const filler = fillDisk(disk);
    await setTimeout(seconds * 1_000);
    rmSync(filler);
  };
  return {
    serverCount: 1,
    environment: { DATABASE_FILE: file },
    faults: [{ name: 'full disk', run: (random) => fillFor(random.between(2, 15)) }],
    isHealthy: () => Promise.resolve(true),
    query: (statement) => {
      const database = new DatabaseSync(file, { readOnly: true });
      try {
        return Promise.resolve(database.prepare(statement).all() as Record<string, unknown>[]);
      } finally {
        database.close();
      }
    },
    stop: () => {
      tryRun('umount', '-l', disk);
      return Promise.resolve();
    },
  };
}
