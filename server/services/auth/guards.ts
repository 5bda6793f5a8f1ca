import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import {
  canManageAccounts,
  canSee,
  type Access,
  type ScreenId,
} from '../../../contract/shared/roles';
import type { SignInStep } from '../../../contract/sign-in/constants';
import type { ServiceContext } from '../context';
import { claimAccess } from './account-queries';
import type { App } from '../../core/http/app-type';
import { forbidden, unauthorized } from '../../core/http/errors';
import { createAuthFailureLimit } from '../../core/http/limits/rate-limit';
import { createRegionGuard, type RecordPaths } from './region-guard';
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
 * the session, 403 without the role, the screen, or the second factor, and 429 for a client that had too many of them.
 */
export function guardEndpoints(api: App, context: ServiceContext, recordPaths: RecordPaths): void {
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
    const isForStaff = access !== 'signed-in';
    const guards = isForStaff ? [createAccessGuard(context, access)] : [];
    route.onRequest = [limit.onRequest, identify, ...guards, ...onRequest];
    if (isForStaff && access !== 'staff') {
      // After validation, so that a hidden record is rejected as an unknown one is.
      const regionGuard = createRegionGuard(context, recordPaths, route.url);
      route.preHandler = [regionGuard, ...[route.preHandler ?? []].flat()];
    }
    route.onSend = [limit.onSend, ...[route.onSend ?? []].flat()];
  });
}

function createAccessGuard(
  context: ServiceContext,
  access: 'staff' | 'account-manager' | readonly ScreenId[],
): onRequestAsyncHookHandler {
  const isAllowed = (own: Access) => {
    if (access === 'staff') return true;
    if (access === 'account-manager') return canManageAccounts(own.role);
    return access.some((screen) => canSee(own, screen));
  };
  return async (request) => {
    const { uid, email } = getIdentity(request);
    const own = email === null ? null : await claimAccess(context.database.db, { uid, email });
    if (email === null || own === null || !isAllowed(own)) throw forbidden();
    request.signIn = await findSignIn(context, request, own);
    const { step } = request.signIn;
    if (step !== null && access !== 'staff') throw secondFactorRequired(step);
    request.staff = { email, access: own };
  };
}

/** Throws 401 after the end of the session. */
export async function findSignIn(
  context: ServiceContext,
  request: FastifyRequest,
  access: Access,
): Promise<SignIn> {
  const session = await requireSession(context, request, getIdentity(request));
  return { session, step: await findStep(context, request, session, access) };
}

export function getSignIn(request: FastifyRequest): SignIn {
  if (request.signIn === null) throw unauthorized();
  return request.signIn;
}

export function getIdentity(request: FastifyRequest): Identity {
  if (request.identity === null) throw unauthorized();
  return request.identity;
}
