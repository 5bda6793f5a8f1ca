import { ConfigError } from '../../server/core/config/config';
import { DatabaseOutage } from '../../server/core/db/database-outage';
import { DatabaseUnavailable } from '../../server/core/db/engine';
import { BackupError } from '../../server/services/backups/backup-error';

/** Errors whose message is for the person who runs the command. */
const expectedErrors = [ConfigError, DatabaseOutage, DatabaseUnavailable, BackupError];

/** Runs a command as the server's user, who alone may read what it writes. */
export function runCommand(main: () => Promise<void>): void {
  process.umask(0o077);
  main().catch((error: unknown) => {
    const isExpected = expectedErrors.some((type) => error instanceof type);
    console.error(isExpected ? (error as Error).message : error);
    process.exit(1);
  });
}
