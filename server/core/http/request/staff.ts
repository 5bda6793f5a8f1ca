import type { FastifyRequest } from 'fastify';
import type { Access } from '../../../../contract/shared/roles';
import type { CoreContext } from '../../context';
import type { Actor } from '../../db/change-log';
import { newId } from '../../db/uuid';
import { forbidden } from '../errors';

export type Staff = { email: string; access: Access };

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guards of staff routes (services/auth/guards.ts). */
    staff: Staff | null;
  }
}

export function getStaff(request: FastifyRequest): Staff {
  if (request.staff === null) throw forbidden();
  return request.staff;
}

/** Throws 403 for an account that is limited to some regions, for a call about all of them. */
export function requireAllRegions(request: FastifyRequest): void {
  if (getStaff(request).access.regions !== null) throw forbidden();
}

export function getActor({ now }: Pick<CoreContext, 'now'>, request: FastifyRequest): Actor {
  return { email: getStaff(request).email, at: now().toISOString() };
}

/** For an action that changes several records. */
export function getBulkActor(context: Pick<CoreContext, 'now'>, request: FastifyRequest): Actor {
  return { ...getActor(context, request), batch: newId() };
}
