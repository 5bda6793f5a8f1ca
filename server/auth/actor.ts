import type { FastifyRequest } from 'fastify';
import { staffOf } from './guards';
import type { Context } from '../context';
import type { By } from '../db/actor';

export function doneBy(context: Context, request: FastifyRequest): By {
  return { by: staffOf(request).email, at: context.now().toISOString() };
}
