import { writeSync } from 'node:fs';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Takes what may be a person's out of a log line: e-mail addresses, and runs of seven or more digits. */
export function redact(text: string): string {
  return text
    .replace(/[^\s@<>"'(]+@[^\s@<>"')]+/g, '[address]')
    .replace(/\+?\d(?:[-. ()]*\d){6,}/g, '[number]');
}

/** Writes to the standard output (1) or error (2). A line that can't be written, for a full disk or a reader that is gone, is lost. */
export function writeLine(to: 1 | 2, line: string): void {
  try {
    writeSync(to, line);
  } catch {
    // There is nowhere left to tell it.
  }
}

/** pino's own destination throws what its file throws, out of any line that logs. */
const standardOutput = {
  write: (line: string) => {
    writeLine(1, line);
  },
};

/**
 * pino's options. A request is logged as method, route pattern, status and time: never its URL (GET /admin/{email}, searches),
 * its headers, its body or the client's address.
 * @param stream where lines go; the standard output when left out
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
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
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

/** One line per answer; at debug level when it is a page or a file, for there are many. */
export function logResponse(request: FastifyRequest, reply: FastifyReply): void {
  const route = routeOf(request);
  const line = {
    method: request.method,
    route,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  };
  if (route.startsWith('/api')) request.log.info(line, 'answered');
  else request.log.debug(line, 'answered');
}

function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? '(unknown)';
}
