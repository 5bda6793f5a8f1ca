/** The database cannot be used right now, for a reason outside this server. A retry may succeed. */
export class DatabaseOutage extends Error {
  override readonly name = 'DatabaseOutage';
  constructor(where: string, cause: unknown) {
    super(`${where}: ${describeCause(cause)}`, { cause });
  }
}

/**
 * SQLSTATE classes and codes: connection lost; out of memory, disk, or connections; failed disk; stopping or starting; transaction
 * terminated; read-only after a failover.
 */
const outageStates = /^(08|53|58|57P0|25P0[34]$|25006$)/;

const networkCodes =
  /^(ECONN[A-Z]+|EHOST[A-Z]+|ENET[A-Z]+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL)$/;

/** The driver's own errors have no codes. */
const driverMessages =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|There was an error establishing an SSL connection)/;

export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  const isMissingSocket = code === 'ENOENT' && syscall === 'connect';
  return (
    isMissingSocket ||
    outageStates.test(code) ||
    networkCodes.test(code) ||
    driverMessages.test(error.message)
  );
}

/** A host with several addresses fails with an AggregateError without a message. */
function describeCause(error: unknown): string {
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map(describeCause).join('; ');
  return error instanceof Error ? error.message : String(error);
}
