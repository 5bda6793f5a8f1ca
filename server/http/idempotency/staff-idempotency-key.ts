import type { FastifyRequest } from 'fastify';
import { getStaff } from '../../auth/guards';
import type { Context } from '../../context';
import { readIdempotencyKey } from './idempotency-key';
import type { IdempotencyKey } from './idempotency';

/**
 * Null if the request has no Idempotency-Key.
 * @param action names the kind of call
 * @param content all parts of the request: the same key with different content is rejected
 */
export function getStaffIdempotencyKey(
  { vault }: Pick<Context, 'vault'>,
  request: FastifyRequest,
  action: string,
  content: readonly (string | Uint8Array)[],
): IdempotencyKey | null {
  const key = readIdempotencyKey(request, `${action}:${getStaff(request).email}`);
  return key === null ? null : { key, mark: vault.hmac(content), isOwn: true };
}
