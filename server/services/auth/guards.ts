import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { canSee, type Role, type ScreenId } from '../../../contract/shared/roles';
import type { ServiceContext } from '../context';
import { claimRole } from './account-queries';
import { forbidden, unauthorized } from '../../core/http/errors';
import { getStaff } from '../../core/http/request/staff';
import type { Identity } from './token-verifier';

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
  }
}

/** Hook that requires a valid ID token; else 401. */
export function requireIdentity({ verifyToken }: ServiceContext): onRequestAsyncHookHandler {
  return async (request) => {
    const [, token] =
      /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) throw unauthorized();
    request.identity = await verifyToken(token);
  };
}

/** Hook that requires a role with at least one of the screens; else 403. Needs requireIdentity. */
export function requireScreen(
  { database }: ServiceContext,
  screens: readonly ScreenId[],
): onRequestAsyncHookHandler {
  return async (request) => {
    const { uid, email } = getIdentity(request);
    const role = email === null ? null : await claimRole(database.db, { uid, email });
    if (email === null || role === null || !screens.some((screen) => canSee(role, screen))) {
      throw forbidden();
    }
    request.staff = { email, role };
  };
}

/** Hook that requires a right of the role; else 403. Needs requireScreen. */
export function requireRight(hasRight: (role: Role) => boolean): onRequestAsyncHookHandler {
  return async (request) => {
    if (!hasRight(getStaff(request).role)) throw forbidden();
  };
}

export function getIdentity(request: FastifyRequest): Identity {
  if (request.identity === null) throw unauthorized();
  return request.identity;
}
