import type { FastifyRequest } from 'fastify';
import { staffOf } from '../../auth/guards';
import type { Context } from '../../context';
import { idempotencyKey } from './idempotency-key';
import type { Once } from './idempotency';

/**
 * What lets a call of the office do its work once; null where it brings no Idempotency-Key.
 * @param what names the call
 * @param said the parts of all that it says: the same key with something else is refused
 */
export function staffOnce(
  { vault }: Pick<Context, 'vault'>,
  request: FastifyRequest,
  what: string,
  said: readonly (string | Uint8Array)[],
): Once | null {
  const key = idempotencyKey(request, `${what}:${staffOf(request).email}`);
  return key === null ? null : { key, mark: vault.mark(said), isOwn: true };
}
