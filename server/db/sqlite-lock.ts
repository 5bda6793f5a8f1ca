import { closeSync, openSync, realpathSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { DatabaseUnavailable } from './engine';

/** How long a restart waits for the server before it to let go, in milliseconds. */
const patience = 1_500;

/**
 * Keeps a second server off the same SQLite file, by an exclusive lock on a small sibling database. The operating system
 * holds the lock, so that it ends with the process, however that ends; a file with a process id would outlive a kill -9.
 * The sibling stands beside the real file: a link to it meets the same lock.
 * Throws DatabaseUnavailable when another server has it.
 */
export function lockSqliteFile(file: string): { release(): void } {
  let lockFile = `${file}.lock`;
  let holder: InstanceType<typeof DatabaseSync> | undefined;
  try {
    lockFile = `${realFile(file)}.lock`;
    holder = new DatabaseSync(lockFile);
    holder.exec(`pragma busy_timeout = ${String(patience)}; begin exclusive`);
  } catch (error) {
    holder?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailable(
      /locked|busy/i.test(reason)
        ? `Another server is using the database ${file}. Stop it first, or set DATABASE_FILE or DATABASE_URL.`
        : `Cannot lock the database ${lockFile}: ${reason}`,
    );
  }
  const held = holder;
  return {
    release: () => {
      held.close();
    },
  };
}

/** The file's path without links; a file that is not there is made, empty, for a link may lead to it. */
function realFile(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    closeSync(openSync(file, 'a'));
    return realpathSync(file);
  }
}
