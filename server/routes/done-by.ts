import type { FastifyRequest } from 'fastify';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import type { By } from '../db/by';

/** Who asks, and when. */
export function doneBy(context: Context, request: FastifyRequest): By {
  return { by: staffOf(request).email, at: context.now().toISOString() };
}
