import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { maySee, type Role, type ScreenId } from '../../contract/shared/roles';
import type { Context } from '../context';
import { claimRole } from '../accounts/queries';
import { forbidden, unauthorized } from '../http/errors';
import type { Identity } from './token-verifier';

/** A signed-in person with a role. */
export type Staff = { email: string; role: Role };

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
    staff: Staff | null;
  }
}

/** Hook: lets in who brings a valid ID token; 401 else. */
export function requireIdentity({ verifyToken }: Context): onRequestAsyncHookHandler {
  return async (request) => {
    const [, token] =
      /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) throw unauthorized();
    request.identity = await verifyToken(token);
  };
}

/** Hook: lets in whose role sees at least one of the screens; 403 else. Comes after requireIdentity. */
export function requireScreen(
  { database }: Context,
  screens: readonly ScreenId[],
): onRequestAsyncHookHandler {
  return async (request) => {
    const { uid, email } = identityOf(request);
    const role = email === null ? null : await claimRole(database.db, { uid, email });
    if (email === null || role === null || !screens.some((screen) => maySee(role, screen))) {
      throw forbidden();
    }
    request.staff = { email, role };
  };
}

/** Hook: lets in whose role may do what `may` says; 403 else. Comes after requireScreen. */
export function requireRight(may: (role: Role) => boolean): onRequestAsyncHookHandler {
  return async (request) => {
    if (!may(staffOf(request).role)) throw forbidden();
  };
}

/** Who asks, in a route behind requireIdentity. */
export function identityOf(request: FastifyRequest): Identity {
  if (request.identity === null) throw unauthorized();
  return request.identity;
}

/** Which staff member asks, in a route behind requireScreen. */
export function staffOf(request: FastifyRequest): Staff {
  if (request.staff === null) throw forbidden();
  return request.staff;
}
