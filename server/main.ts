/** The server's start: reads the configuration, listens, and stops gracefully. */
import { ConfigError, loadConfig } from './config';
import { DatabaseUnavailable } from './db/engine';
import { DatabaseOutage, isOutage } from './db/database-outage';
import { redact, writeLine } from './http/logging';
import { JobsUnavailable } from './jobs/listed-jobs';
import { RegionsUnavailable } from './site/region-records';
import { StartupError, serve, type Server } from './server';

/** A stop that takes longer than this, in milliseconds, is not going to end. */
const patience = 10_000;

/** The system's refusals (a folder, a disk, an address) whose message says enough. Any other error shows where it arose. */
const plainCodes: readonly string[] = [
  'EACCES',
  'EAFNOSUPPORT',
  'EAI_AGAIN',
  'EEXIST',
  'EISDIR',
  'EMFILE',
  'ENOENT',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
];

// What we write (database, outbox, key) is for this account alone.
process.umask(0o077);

let running: Server | null = null;
process.on('uncaughtException', survive);
stopOnRequest();
try {
  const server = await serve(loadConfig(process.env), (line) => {
    writeLine(2, `${line}\n`);
  });
  running = server;
  // A parent that started us with a channel waits for this.
  process.send?.({ url: server.url });
} catch (error) {
  writeLine(2, `${describe(error)}\n`);
  process.exit(1);
}

/** One line where the reason is known, the whole error where it is not. */
function describe(error: unknown): string {
  if (error instanceof ConfigError || isPlainReason(error)) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  const { port, address } = error as { port?: number; address?: string };
  if (code === 'EADDRINUSE') {
    return `Port ${String(port)} is in use. Stop what uses it, or set another PORT.`;
  }
  if (code === 'EACCES' && port !== undefined)
    return `Port ${String(port)} needs more rights: set another PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST ${address ?? ''} is not an address of this machine.`;
  }
  if (code !== undefined && plainCodes.includes(code)) return message;
  return stack ?? message;
}

/**
 * Nothing outside (a connection, a disk, too many open files) may end the server for everyone, and neither may one piece of work whose
 * failure nobody waits for. After any other error our own state may be wrong: the supervisor starts us again.
 */
function survive(error: Error, origin: NodeJS.UncaughtExceptionOrigin): void {
  writeLine(2, `${redact(error.stack ?? error.message)}\n`);
  const isOutside = 'syscall' in error || isOutage(error);
  if (origin === 'uncaughtException' && !isOutside) process.exit(1);
}

function isPlainReason(error: unknown): error is Error {
  return (
    error instanceof StartupError ||
    error instanceof DatabaseOutage ||
    error instanceof DatabaseUnavailable ||
    error instanceof JobsUnavailable ||
    error instanceof RegionsUnavailable
  );
}

function stopOnRequest(): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    // It may wait for its database for as long as that takes.
    if (running === null) process.exit(0);
    setTimeout(() => process.exit(1), patience).unref();
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Started by another program: when that ends, however it ends, so do we.
  process.on('disconnect', stop);
}
