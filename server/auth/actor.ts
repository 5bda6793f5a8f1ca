import type { FastifyRequest } from 'fastify';
import { getStaff } from './guards';
import type { Context } from '../context';
import type { Actor } from '../db/actor';

export function getActor(context: Context, request: FastifyRequest): Actor {
  return { by: getStaff(request).email, at: context.now().toISOString() };
}
