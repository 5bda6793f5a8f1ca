import { OperatorError } from '../../server/core/operator-error';

/** Runs a command as the server's user, who alone may read what it writes. */
export function runCommand(main: () => Promise<void>): void {
  process.umask(0o077);
  main().catch((error: unknown) => {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exit(1);
  });
}
