import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors';

/** The Idempotency-Key header, prefixed with a scope; null without one. Throws 400 for a malformed key. */
export function readIdempotencyKey(request: FastifyRequest, scope: string): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\w-]{8,100}$/.test(key)) return `${scope}:${key}`;
  throw new HttpError(
    400,
    'idempotencyKey',
    'An Idempotency-Key has 8 to 100 letters, digits, dashes or underscores, such as a UUID.',
  );
}

export function idempotencyConflict(): HttpError {
  return new HttpError(
    409,
    'idempotency_conflict',
    'This Idempotency-Key was used for another request. Send a new one.',
  );
}
