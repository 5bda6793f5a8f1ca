import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { sessionEndedCode, sessionLimits } from '../../../../contract/sign-in/constants';
import { HttpError } from '../../../core/http/errors';
import type { ServiceContext } from '../../context';
import type { Identity } from '../token-verifier';
import { addSession, endSessions, findSession, updateSession, type Session } from './queries';

const minute = 60_000;
const idleTime = sessionLimits.idleMinutes * minute;

/** Most calls only read the session. */
const recordEvery = minute;

/** The time after which a session has been idle for too long. */
export function getIdleCutoff(now: Date): string {
  return new Date(now.getTime() - idleTime).toISOString();
}

/**
 * Returns the session of an ID token, which begins with its first call. Throws 401 after 12 hours, 15 idle minutes, the end of the session
 * by its person, or a new password (docs/decisions/043).
 */
export async function requireSession(
  context: ServiceContext,
  request: FastifyRequest,
  identity: Identity,
): Promise<Session> {
  const { db } = context.database;
  const { uid, signedInAt } = identity;
  // By the clock that the token itself is checked by.
  if (Date.now() - Date.parse(signedInAt) > sessionLimits.hours * 60 * minute) throw sessionEnded();
  const now = context.now();
  const usedAt = now.toISOString();
  let session = await findSession(db, identity);
  const isNew = session === null;
  if (session === null) {
    const device = formatDevice(request.headers['user-agent']);
    await addSession(db, { uid, signedInAt, device, usedAt });
    session = await findSession(db, identity);
  }
  if (session === null || session.endedAt !== null) throw sessionEnded();
  if (session.usedAt < getIdleCutoff(now)) throw sessionEnded();
  if (isNew || now.getTime() - Date.parse(session.usedAt) > recordEvery) {
    if (await isRevoked(context, request, identity)) {
      await endSessions(db, uid, usedAt, { only: session.id });
      throw sessionEnded();
    }
    await updateSession(db, session.id, { usedAt });
  }
  return session;
}

/** True for a sign-in from before the latest change of the password. A provider that can't be asked ends no session. */
async function isRevoked(
  { identityProvider }: ServiceContext,
  { log }: FastifyRequest,
  { uid, signedInAt }: Identity,
): Promise<boolean> {
  try {
    const validSince = (await identityProvider?.findValidSince(uid)) ?? null;
    return validSince !== null && signedInAt < validSince;
  } catch (error) {
    log.warn({ err: error }, 'Could not check for a new password');
    return false;
  }
}

/** Throws 403 for a change of how someone signs in, unless they signed in minutes ago: an open computer isn't enough. */
export function requireRecentSignIn({ signedInAt }: Session): void {
  // By the clock that the token itself is checked by.
  if (Date.now() - Date.parse(signedInAt) <= sessionLimits.recentMinutes * minute) return;
  const message = `To change this, sign out, sign in again, and change it within ${String(sessionLimits.recentMinutes)} minutes.`;
  throw new HttpError(403, 'sign_in_again', message);
}

function sessionEnded(): HttpError {
  return new HttpError(401, sessionEndedCode, 'Your session has ended. Please sign in again.');
}

/** 'Chrome on Windows' */
function formatDevice(userAgent = ''): string {
  const parser = Bowser.getParser(userAgent || '?');
  return `${parser.getBrowserName() || 'Another program'} on ${parser.getOSName() || 'another device'}`;
}
