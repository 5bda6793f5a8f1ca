import type { SecondFactorProof } from '../../../../contract/sign-in/schema';
import type { Tx } from '../../../core/db/engine';
import type { ServiceContext } from '../../context';
import { updateSession, type Session } from '../sessions/queries';
import { findPeriod, formatRecoveryCode, removeSpaces } from './app-codes';
import { claimAttempt, readPending, wrongCode, wrongPasskey } from './attempts';
import { checkPasskey } from './passkeys';
import { listFactors, useCounter, useRecoveryCode } from './queries';

/** Uses up what was proved; null if it was wrong or used already. */
type UseProof = (tx: Tx) => Promise<'factor' | 'recovery-code' | null>;

/** Checks a code or passkey. Throws 400 for a wrong one, and 429. */
export async function checkProof(
  context: ServiceContext,
  session: Session,
  { code = '', passkey }: SecondFactorProof,
): Promise<UseProof> {
  const { database, encryption, config } = context;
  const { uid } = session;
  const now = context.now();
  const factors = await listFactors(database.db, encryption, uid);
  const use =
    (id: string, counter: number, mayRepeat: boolean): UseProof =>
    async (tx) =>
      (await useCounter(tx, id, { counter, usedAt: now.toISOString(), mayRepeat }))
        ? 'factor'
        : null;
  if (passkey !== undefined) {
    const challenge = readPending(context, session, 'passkey');
    await updateSession(database.db, session.id, { pendingEncrypted: null });
    const passkeys = factors.filter(({ kind }) => kind === 'passkey');
    const used = await checkPasskey(config, passkeys, passkey, challenge);
    if (used === null) throw wrongPasskey();
    // Synced passkeys don't count.
    return use(used.id, used.counter, used.counter === 0);
  }
  await claimAttempt(context, uid);
  const digits = removeSpaces(code);
  if (!/^\d{6}$/.test(digits)) {
    return async (tx) =>
      (await useRecoveryCode(tx, uid, formatRecoveryCode(code))) ? 'recovery-code' : null;
  }
  for (const { id, kind, secret } of factors) {
    const period = kind === 'app' ? findPeriod(secret, digits, now) : null;
    if (period !== null) return use(id, period, false);
  }
  throw wrongCode();
}
