import type { FastifyRequest } from 'fastify';
import { staffOf } from '../../auth/guards';
import type { Context } from '../../context';
import { idempotencyKey } from './idempotency-key';
import type { Once } from './idempotency';

/**
 * Null if the request has no Idempotency-Key.
 * @param action names the kind of call
 * @param content all parts of the request: the same key with different content is rejected
 */
export function staffOnce(
  { vault }: Pick<Context, 'vault'>,
  request: FastifyRequest,
  action: string,
  content: readonly (string | Uint8Array)[],
): Once | null {
  const key = idempotencyKey(request, `${action}:${staffOf(request).email}`);
  return key === null ? null : { key, mark: vault.mark(content), isOwn: true };
}
