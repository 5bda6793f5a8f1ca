import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import {
  canManageAccounts,
  canSee,
  type Role,
  type ScreenId,
} from '../../../contract/shared/roles';
import type { SignInStep } from '../../../contract/sign-in/constants';
import type { ServiceContext } from '../context';
import { claimRole } from './account-queries';
import type { App } from '../../core/http/app-type';
import { forbidden, unauthorized } from '../../core/http/errors';
import { createAuthFailureLimit } from '../../core/http/limits/rate-limit';
import { findStep, secondFactorRequired } from './second-factor/second-factor';
import type { Session } from './sessions/queries';
import { requireSession } from './sessions/sessions';
import type { Identity } from './token-verifier';

export type SignIn = { session: Session; step: SignInStep | null };

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
    /** Set by the guards of staff routes. */
    signIn: SignIn | null;
  }
}

/**
 * Guards every endpoint that is registered in `api` afterwards by the access that it declares: 401 without a valid ID token or after the end of
 * the session, 403 without the role or the second factor, and 429 for a client that had too many of them.
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
  context: ServiceContext,
  access: 'staff' | 'account-manager' | readonly ScreenId[],
): onRequestAsyncHookHandler {
  const isAllowed = (role: Role) => {
    if (access === 'staff') return true;
    if (access === 'account-manager') return canManageAccounts(role);
    return access.some((screen) => canSee(role, screen));
  };
  return async (request) => {
    const { uid, email } = getIdentity(request);
    const role = email === null ? null : await claimRole(context.database.db, { uid, email });
    if (email === null || role === null || !isAllowed(role)) throw forbidden();
    request.signIn = await findSignIn(context, request, role);
    const { step } = request.signIn;
    if (step !== null && access !== 'staff') throw secondFactorRequired(step);
    request.staff = { email, role };
  };
}

/** Throws 401 after the end of the session. */
export async function findSignIn(
  context: ServiceContext,
  request: FastifyRequest,
  role: Role,
): Promise<SignIn> {
  const session = await requireSession(context, request, getIdentity(request));
  return { session, step: await findStep(context, request, session, role) };
}

export function getSignIn(request: FastifyRequest): SignIn {
  if (request.signIn === null) throw unauthorized();
  return request.signIn;
}

export function getIdentity(request: FastifyRequest): Identity {
  if (request.identity === null) throw unauthorized();
  return request.identity;
}
