/** The database can't be used right now, for a reason outside this server. A later try may work. */
export class DatabaseOutage extends Error {
  override readonly name = 'DatabaseOutage';
  constructor(where: string, cause: unknown) {
    super(`${where}: ${describeCause(cause)}`, { cause });
  }
}

/**
 * SQLSTATE classes and codes of PostgreSQL: connection lost, out of memory, disk, or connections, failed disk, stopping or starting,
 * a transaction that was cut off, and a server that became read-only in a failover.
 */
const outageStates = /^(08|53|58|57P0|25P0[34]$|25006$)/;

/** Node's codes of a connection that can't be opened or was lost. */
const networkCodes =
  /^(ECONN[A-Z]+|EHOST[A-Z]+|ENET[A-Z]+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL)$/;

/** The driver has no codes for its own errors. */
const driverMessages =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|There was an error establishing an SSL connection)/;

/** Whether an error of the PostgreSQL driver means that the database can't be used now, and not that a query is wrong. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  // A missing Unix socket.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return outageStates.test(code) || networkCodes.test(code) || driverMessages.test(error.message);
}

/** A host with several addresses fails with an error for each, and no message of its own. */
function describeCause(error: unknown): string {
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map(describeCause).join('; ');
  return error instanceof Error ? error.message : String(error);
}
