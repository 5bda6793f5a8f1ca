import type { FastifyRequest } from 'fastify';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';

/** Who asks, and when. */
export function doneBy(context: Context, request: FastifyRequest): { by: string; at: string } {
  return { by: staffOf(request).email, at: context.now().toISOString() };
}
