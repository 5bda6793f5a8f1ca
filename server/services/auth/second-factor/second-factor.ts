import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  canSee,
  healthRoles,
  healthScreen,
  isRole,
  type Access,
  type Role,
} from '../../../../contract/shared/roles';
import {
  secondFactorCode,
  sessionLimits,
  type SignInStep,
} from '../../../../contract/sign-in/constants';
import type { Db } from '../../../core/db/engine';
import { readSetting } from '../../../core/db/settings';
import { createToken, hashToken } from '../../../core/hash-token';
import { HttpError } from '../../../core/http/errors';
import type { ServiceContext } from '../../context';
import { isRemembered, updateSession, type Session } from '../sessions/queries';
import { requiredRolesSetting } from './queries';

/** The next step of sign-in in this session; null if there is none. A device that the person has chosen to remember needs no second factor. */
export async function findStep(
  { database: { db }, now: readClock, config }: ServiceContext,
  request: FastifyRequest,
  session: Session,
  access: Access,
): Promise<SignInStep | null> {
  if (!session.hasFactor) {
    return requiresFactor(access, parseRoles(session.requiredRoles)) ? 'enroll' : null;
  }
  const { uid } = session;
  const token = request.cookies[getCookieName(config, uid)];
  if (token === undefined) return 'verify';
  const tokenHash = hashToken(token);
  if (session.tokenHash === tokenHash) return null;
  if (!(await isRemembered(db, { uid, tokenHash, at: readClock().toISOString() }))) return 'verify';
  await updateSession(db, session.id, { tokenHash });
  return null;
}

/** An account with a grant for health data needs a second factor if any role that sees health data does (docs/decisions/047). */
function requiresFactor(access: Access, requiredRoles: readonly Role[]): boolean {
  const isGranted = canSee(access, healthScreen) && !healthRoles.includes(access.role);
  const needed = isGranted ? [access.role, ...healthRoles] : [access.role];
  return requiredRoles.some((role) => needed.includes(role));
}

/**
 * Marks a session as confirmed for the browser that gave the second factor. The cookie is needed because someone who knows the password could
 * sign in during the same second, and would have ID tokens of the same session.
 */
export async function confirmSession(
  { now: readClock, config }: ServiceContext,
  tx: Db,
  reply: FastifyReply,
  { id, uid, remember }: { id: string; uid: string; remember: boolean },
): Promise<void> {
  const token = createToken();
  const tokenHash = hashToken(token);
  const seconds = sessionLimits.rememberedDays * 24 * 3_600;
  const until = new Date(readClock().getTime() + seconds * 1_000).toISOString();
  await updateSession(tx, id, { tokenHash, rememberedUntil: remember ? until : null });
  void reply.setCookie(getCookieName(config, uid), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.isProduction,
    ...(remember && { maxAge: seconds }),
  });
}

/** One per person, because colleagues share computers. Browsers accept __Host- from our host alone, with TLS. */
function getCookieName({ isProduction }: ServiceContext['config'], uid: string): string {
  return `${isProduction ? '__Host-' : ''}second-factor-${hashToken(uid).slice(0, 12)}`;
}

export function secondFactorRequired(step: SignInStep): HttpError {
  const message =
    step === 'verify'
      ? 'Finish signing in with your second step.'
      : 'Your access requires two-step verification. Set it up to continue.';
  return new HttpError(403, secondFactorCode, message);
}

export async function readRequiredRoles(db: Db): Promise<Role[]> {
  return parseRoles(await readSetting(db, requiredRolesSetting));
}

function parseRoles(setting: string | null): Role[] {
  return setting === null ? [] : (JSON.parse(setting) as string[]).filter(isRole);
}
