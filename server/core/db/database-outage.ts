/** The database cannot be used right now, for a reason outside this server. A retry may succeed. */
export class DatabaseOutage extends Error {
  override readonly name = 'DatabaseOutage';
  constructor(cause: unknown, where = 'The database cannot be used') {
    super(`${where}: ${describeCause(cause)}`, { cause });
  }
}

/**
 * SQLSTATE classes and codes: connection lost; out of memory, disk, or connections; failed disk; stopping or starting; transaction
 * terminated; read-only after a failover; damaged data or index.
 */
const outageStates = /^(08|53|58|57P0|25P0[34]$|25006$|XX00[12]$)/;

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
const driverMessages =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|There was an error establishing an SSL connection)/;

export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
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
    sqliteCodes.test(sqliteCodeName) ||
    sqliteMessages.test(error.message) ||
    isDiskFull(error)
  );
}

export function toOutage(error: unknown): unknown {
  return isOutage(error) ? new DatabaseOutage(error) : error;
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

/** A host with several addresses fails with an AggregateError without a message. */
function describeCause(error: unknown): string {
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map(describeCause).join('; ');
  return error instanceof Error ? error.message : String(error);
}
