import { writeSync } from 'node:fs';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Removes email addresses and runs of seven or more digits, which may be a person's data. */
export function redact(text: string): string {
  return (
    text
      // The lookbehind starts each word once; without it, a long word takes quadratic time.
      .replace(/(?<![^\s@<>"'(])[^\s@<>"'(]+@[^\s@<>"')]+/g, '[address]')
      .replace(/\+?\d(?:[-. ()]*\d){6,}/g, '[number]')
  );
}

/** Writes to standard output (1) or error (2). A line that cannot be written (full disk, closed pipe) is dropped. */
export function writeLine(to: 1 | 2, line: string): void {
  try {
    writeSync(to, line);
  } catch {
    // There is nowhere else to report it.
  }
}

/** pino's own destination would throw a write error out of any line that logs. */
const standardOutput = {
  write: (line: string) => {
    writeLine(1, line);
  },
};

/**
 * pino's options. A request is logged as method, route pattern, status, and time: never its URL (GET /admin/{email}, searches),
 * headers, body, or client address.
 */
export function loggerOptions(
  level: string,
  stream: { write(line: string): void } = standardOutput,
): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: getRoute(request) }),
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        message: redact(error.message),
        stack: redact(error.stack ?? ''),
        ...(typeof error.code === 'string' ? { code: error.code } : {}),
      }),
    },
    stream,
  };
}

export function logResponse(request: FastifyRequest, reply: FastifyReply): void {
  const route = getRoute(request);
  const line = {
    method: request.method,
    route,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  };
  if (route.startsWith('/api')) request.log.info(line, 'answered');
  else request.log.debug(line, 'answered');
}

export function getRoute(request: FastifyRequest): string {
  return request.routeOptions.url ?? '(unknown)';
}
