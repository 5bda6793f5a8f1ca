import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import {
  canManageAccounts,
  canSee,
  type Role,
  type ScreenId,
} from '../../../contract/shared/roles';
import type { ServiceContext } from '../context';
import { claimRole } from './account-queries';
import type { App } from '../../core/http/app-type';
import { forbidden, unauthorized } from '../../core/http/errors';
import { createAuthFailureLimit } from '../../core/http/limits/rate-limit';
import type { Identity } from './token-verifier';

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
  }
}

/**
 * Guards every endpoint that is registered in `api` afterwards by the access that it declares: 401 without a valid ID token, 403 without the
 * role, and 429 for a client that had too many of them.
 */
export function guardEndpoints(api: App, context: ServiceContext): void {
  const limit = createAuthFailureLimit(api, context);
  const identify: onRequestAsyncHookHandler = async (request) => {
    const [, token] =
      /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) throw unauthorized();
    request.identity = await context.verifyToken(token);
  };
  api.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (access === undefined) throw new Error(`${route.url} declares no access`);
    const onRequest = [route.onRequest ?? []].flat();
    // Fastify derives a HEAD route from each GET, whose hooks are already there.
    if (access === 'anyone' || access === 'signature' || onRequest.includes(identify)) return;
    const guards = access === 'signed-in' ? [] : [createRoleGuard(context, access)];
    route.onRequest = [limit.onRequest, identify, ...guards, ...onRequest];
    route.onSend = [limit.onSend, ...[route.onSend ?? []].flat()];
  });
}

function createRoleGuard(
  { database }: ServiceContext,
  access: 'account-manager' | readonly ScreenId[],
): onRequestAsyncHookHandler {
  const isAllowed = (role: Role) =>
    access === 'account-manager'
      ? canManageAccounts(role)
      : access.some((screen) => canSee(role, screen));
  return async (request) => {
    const { uid, email } = getIdentity(request);
    const role = email === null ? null : await claimRole(database.db, { uid, email });
    if (email === null || role === null || !isAllowed(role)) throw forbidden();
    request.staff = { email, role };
  };
}

export function getIdentity(request: FastifyRequest): Identity {
  if (request.identity === null) throw unauthorized();
  return request.identity;
}
