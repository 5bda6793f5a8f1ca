import { closeSync, openSync, realpathSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { OperatorError } from '../../operator-error';

/** A restart waits this long for the previous server to release the lock. */
const maxWait = 1_500;

/**
 * Keeps a second server off the same SQLite file by an exclusive lock on a small sibling database. The operating system releases the lock
 * when the process ends, however it ends; a pid file would outlive a kill -9. The sibling is next to the real file, so that symbolic links
 * lead to the same lock. Throws OperatorError when another server holds it.
 */
export function lockSqliteFile(file: string): { release(): void } {
  let lockFile = `${file}.lock`;
  let lock: InstanceType<typeof DatabaseSync> | undefined;
  try {
    lockFile = `${resolveOrCreate(file)}.lock`;
    lock = new DatabaseSync(lockFile);
    lock.exec(`pragma busy_timeout = ${String(maxWait)}; begin exclusive`);
  } catch (error) {
    lock?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(
      /locked|busy/i.test(reason)
        ? `Another server is using the database ${file}. Stop it first, or set DATABASE_FILE or DATABASE_URL.`
        : `Cannot lock the database ${lockFile}: ${reason}`,
    );
  }
  const held = lock;
  return {
    release: () => {
      held.close();
    },
  };
}

/** The real path. A missing file is created empty, because a link may lead to it. */
function resolveOrCreate(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    closeSync(openSync(file, 'a'));
    return realpathSync(file);
  }
}
