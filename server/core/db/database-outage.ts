import { OperatorError } from '../operator-error';

/** The database cannot be used right now, for a reason outside this server. A retry may succeed. */
export class DatabaseOutage extends OperatorError {
  override readonly name: string = 'DatabaseOutage';
  constructor(cause: unknown, where = 'The database cannot be used') {
    super(`${where}: ${describeCause(cause)}`, { cause });
  }
}

/** The connection was lost or led to a standby, or a record was deleted, before the transaction was committed: nothing was written, so it can be repeated. */
export class TransactionLost extends DatabaseOutage {
  override readonly name = 'TransactionLost';
}

/**
 * A write may have been committed or not, so only the client repeats it, with its idempotency key. Either the connection was lost before the
 * answer, or the synchronous standby has not confirmed it, in which case a failover may undo it.
 */
export class CommitUnknown extends DatabaseOutage {
  override readonly name = 'CommitUnknown';
}

/**
 * SQLSTATE classes and codes: connection lost; out of memory, disk, or connections; failed disk; stopping or starting; transaction
 * terminated; read-only after a failover; statement timeout; damaged data or index.
 */
const outageStates = /^(08|53|58|57P0|57014$|25P0[34]$|25006$|XX00[12]$)/;
/** Those in which the connection is lost or leads to a standby. */
const lostStates = /^(08|57P0|25006$)/;

const networkCodes =
  /^(ECONN[A-Z]+|EHOST[A-Z]+|ENET[A-Z]+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL)$/;

/**
 * SQLite's codes and messages: disk full or broken, file damaged or replaced, locked by a backup, read-only, or out of memory. Some of its
 * errors have no code.
 */
const sqliteCodes =
  /^SQLITE_(FULL|IOERR|CORRUPT|NOTADB|BUSY|LOCKED|READONLY|CANTOPEN|PROTOCOL|NOMEM)/;
const sqliteMessages =
  /^(database or disk is full|disk I\/O error|database disk image is malformed|file is not a database|database( table)? is locked|attempt to write a readonly database|unable to open database file|locking protocol|out of memory)$/;

/** The driver's own errors have no codes. */
const lostMessages =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/;
const driverMessages =
  /^(timeout expired$|timeout exceeded when trying to connect|Query read timeout|There was an error establishing an SSL connection)/;

export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseOutage) return true;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  const {
    code = '',
    syscall,
    sqliteCodeName = '',
  } = error as NodeJS.ErrnoException & { sqliteCodeName?: string };
  const isMissingSocket = code === 'ENOENT' && syscall === 'connect';
  return (
    isMissingSocket ||
    outageStates.test(code) ||
    networkCodes.test(code) ||
    driverMessages.test(error.message) ||
    lostMessages.test(error.message) ||
    sqliteCodes.test(sqliteCodeName) ||
    sqliteMessages.test(error.message) ||
    isDiskFull(error)
  );
}

export function toOutage(error: unknown): unknown {
  return isOutage(error) && !(error instanceof DatabaseOutage) ? new DatabaseOutage(error) : error;
}

/** True if another connection may work. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return lostStates.test(code) || networkCodes.test(code) || lostMessages.test(message);
}

/** Of the client: the server has not answered at all. */
export function isQueryTimeout(error: unknown): boolean {
  return (error as Error).message === 'Query read timeout';
}

/** All connections are in use, for longer than the pool waits. */
export function isPoolBusy(error: unknown): boolean {
  return (error as Error).message === 'timeout exceeded when trying to connect';
}

/** True for a full disk or an exceeded quota, of the database or of a file, also as the cause of an outage. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return (
    /^(53100|ENOSPC|EDQUOT)$/.test(code) ||
    error.message === 'database or disk is full' ||
    isDiskFull(error.cause)
  );
}

/** Several hosts, and a host with several addresses, fail with an AggregateError. */
export function describeCause(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeCause).join('; ');
  return error instanceof Error ? error.message : String(error);
}
