import { HttpError, validationError } from '../../../core/http/errors';
import type { ServiceContext } from '../../context';
import { claimQuotas } from '../../quotas/queries';
import { toQuotaHour } from '../../quotas/quotas';
import { updateSession, type Session } from '../sessions/queries';

/** Codes a person may try per hour. About one guess in 300,000 is right. */
const maxCodesPerHour = 10;

/** The secret of an app that is being added, or the challenge of a passkey that is being added or used. */
type Pending = 'new-app' | 'new-passkey' | 'passkey';

const pendingContext = ({ id }: Session) => `sessions.pending:${id}`;

/** Stores it until the next call of the same session. */
export function setPending(
  { database, encryption }: ServiceContext,
  session: Session,
  kind: Pending,
  value: string,
): Promise<void> {
  const pendingEncrypted = encryption.encrypt(`${kind} ${value}`, pendingContext(session));
  return updateSession(database.db, session.id, { pendingEncrypted });
}

/** Throws 409 if something else is pending. */
export function readPending(
  { encryption }: ServiceContext,
  session: Session,
  kind: Pending,
): string {
  const { pendingEncrypted } = session;
  const pending = pendingEncrypted && encryption.decrypt(pendingEncrypted, pendingContext(session));
  const [pendingKind, value] = pending?.split(' ') ?? [];
  if (pendingKind === kind && value !== undefined) return value;
  const message = 'This step has expired. Please reload the page and try again.';
  throw new HttpError(409, 'expired', message);
}

/** Counts right codes too, so that guesses at the same time can't pass together. Throws 429. */
export async function claimAttempt(
  { config, database, encryption, now: readClock }: ServiceContext,
  uid: string,
): Promise<void> {
  const isClaimed = await claimQuotas(database.db, [
    {
      day: toQuotaHour(readClock()),
      subject: encryption.hmac(['second factor of', uid]),
      max: maxCodesPerHour * config.rateLimitFactor,
    },
  ]);
  if (isClaimed) return;
  const message = 'Too many codes. Please try again in an hour, or use a passkey.';
  throw new HttpError(429, 'too_many_codes', message, { retryAfter: 3_600 });
}

export const wrongCode = () =>
  validationError({ code: 'This code isn’t right, or it was used already. Enter a new one.' });

export const wrongPasskey = () =>
  new HttpError(400, 'wrong_passkey', 'This passkey didn’t work. Try again, or use another way.');
