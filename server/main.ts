import { OperatorError } from './core/operator-error';
import { loadConfig, loadEnvFile } from './core/config/config';
import { isOutage } from './core/db/database-outage';
import { redact, writeLine } from './core/http/logging';
import { startServer, type Server } from './server';

const maxShutdownTime = 13_000;

// The database, outbox, and key are readable by this account only.
process.umask(0o077);

let server: Server | null = null;
process.on('uncaughtException', handleUncaughtException);
stopOnSignal();
try {
  loadEnvFile();
  server = await startServer(loadConfig(process.env), (line) => {
    writeLine(2, `${line}\n`);
  });
  process.send?.({ url: server.url });
} catch (error) {
  writeLine(2, `${describeStartupError(error)}\n`);
  process.exit(1);
}

function describeStartupError(error: unknown): string {
  const { code, message, stack, syscall, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (error instanceof OperatorError) return message;
  if (code === 'EADDRINUSE') {
    return `Port ${String(port)} is in use. Stop what uses it, or set another PORT.`;
  }
  if (code === 'EACCES' && port !== undefined)
    return `Port ${String(port)} requires elevated privileges. Set PORT to another number.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST ${address ?? ''} is not an address of this machine.`;
  }
  // The message of a system error (folder, disk, address) needs no stack trace.
  return syscall === undefined ? (stack ?? message) : message;
}

/**
 * Outside errors (a connection, a disk, too many open files) and unhandled rejections must not end the server for everyone. After any other
 * error our own state may be wrong, so the supervisor has to restart us.
 */
function handleUncaughtException(error: Error, origin: NodeJS.UncaughtExceptionOrigin): void {
  writeLine(2, `${redact(error.stack ?? error.message)}\n`);
  const isOutside = 'syscall' in error || isOutage(error);
  if (origin === 'uncaughtException' && !isOutside) process.exit(1);
}

function stopOnSignal(): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    // It may still be waiting for its database.
    if (server === null) process.exit(0);
    setTimeout(() => process.exit(1), maxShutdownTime).unref();
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
}
