import type { FastifyRequest } from 'fastify';
import type { AuditAction } from '../../../../contract/audit/constants';
import { defaultRegion } from '../../../../contract/shared/regions';
import { signInEndpoints } from '../../../../contract/sign-in/endpoints';
import type { NewFactor } from '../../../../contract/sign-in/schema';
import { lockRows } from '../../../core/db/concurrency/lock-rows';
import { inTransaction, type Tx } from '../../../core/db/engine';
import { bumpRevision } from '../../../core/db/list-revisions';
import { newId } from '../../../core/db/uuid';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { HttpError, notFound } from '../../../core/http/errors';
import { getActor, getStaff } from '../../../core/http/request/staff';
import { recordAudit } from '../../audit/record-audit';
import type { ServiceContext } from '../../context';
import { getSignIn } from '../guards';
import { forgetDevices, updateSession, type Session } from '../sessions/queries';
import { requireRecentSignIn } from '../sessions/sessions';
import {
  createAppSecret,
  createRecoveryCodes,
  findPeriod,
  removeSpaces,
  renderQrCode,
} from './app-codes';
import { claimAttempt, readPending, setPending, wrongCode, wrongPasskey } from './attempts';
import { checkRegistration, createRegistration } from './passkeys';
import {
  addFactor,
  deleteAllFactors,
  deleteFactor,
  listFactors,
  replaceRecoveryCodes,
} from './queries';
import { confirmSession, secondFactorRequired } from './second-factor';

const maxFactors = 10;

/** Adds and removes a person's own second factors and recovery codes. */
export function enrollRoutes(app: App, context: ServiceContext): void {
  const { config, encryption, regions } = context;
  const { db } = context.database;
  const { company } = regions[defaultRegion];
  const handle = createHandle(app, context, signInEndpoints);
  const audit = (tx: Tx, request: FastifyRequest, action: AuditAction, detail?: string) => {
    const actor = getActor(context, request);
    const subject = { kind: 'account', id: actor.email } as const;
    return recordAudit(tx, actor, { action, subject, detail });
  };

  /** The first factor can be added without one; someone who only has the password or an open computer can't change any. */
  function requireEnrollment(request: FastifyRequest): Session {
    const { session, step } = getSignIn(request);
    if (step === 'verify') throw secondFactorRequired(step);
    requireRecentSignIn(session);
    return session;
  }

  handle('POST /second-factor/setup', async (request) => {
    const session = requireEnrollment(request);
    const { email } = getStaff(request);
    if (request.body.kind === 'app') {
      const secret = createAppSecret();
      await setPending(context, session, 'new-app', secret);
      return {
        app: { secret, qrCode: renderQrCode(secret, { issuer: company, label: email }) },
        passkey: null,
      };
    }
    const factors = await listFactors(db, encryption, session.uid);
    const passkeys = factors.filter(({ kind }) => kind === 'passkey');
    const person = { company, uid: session.uid, email };
    const passkey = await createRegistration(config, person, passkeys);
    await setPending(context, session, 'new-passkey', passkey.challenge);
    return { app: null, passkey };
  });

  handle('POST /second-factor', async (request, reply) => {
    const session = requireEnrollment(request);
    const { uid, device } = session;
    const factors = await listFactors(db, encryption, uid);
    if (factors.length >= maxFactors) {
      throw new HttpError(409, 'too_many', 'Remove a second step before you add another.');
    }
    const created = await checkNewFactor(session, request.body);
    const isFirst = factors.length === 0;
    const recoveryCodes = isFirst ? createRecoveryCodes() : [];
    await inTransaction(db, async (tx) => {
      const name = created.kind === 'app' ? 'Authenticator app' : `Passkey (${device})`;
      const createdAt = context.now().toISOString();
      await addFactor(tx, encryption, { ...created, id: newId(), uid, name, createdAt });
      if (isFirst) {
        await replaceRecoveryCodes(tx, uid, recoveryCodes);
        await confirmSession(context, tx, reply, { ...session, remember: false });
      }
      await updateSession(tx, session.id, { pendingEncrypted: null });
      await audit(tx, request, 'add-factor', name);
      await bumpRevision(tx, 'accounts');
    });
    return { recoveryCodes };
  });

  async function checkNewFactor(session: Session, { code = '', passkey }: NewFactor) {
    if (passkey !== undefined) {
      const pending = readPending(context, session, 'new-passkey');
      const checked = await checkRegistration(config, passkey, pending);
      if (checked === null) throw wrongPasskey();
      return { ...checked, kind: 'passkey' as const };
    }
    await claimAttempt(context, session.uid);
    const secret = readPending(context, session, 'new-app');
    const counter = findPeriod(secret, removeSpaces(code), context.now());
    if (counter === null) throw wrongCode();
    return { kind: 'app' as const, secret, counter };
  }

  handle('DELETE /second-factor/:id', async (request) => {
    const { uid } = requireEnrollment(request);
    await inTransaction(db, async (tx) => {
      // The second of two removals at once sees that its factor is the last one.
      await lockRows(tx, 'secondFactors', [uid], 'uid');
      const factors = await listFactors(tx, encryption, uid);
      const factor = factors.find(({ id }) => id === request.params.id);
      if (factor === undefined) throw notFound();
      if (factors.length > 1) await deleteFactor(tx, uid, factor.id);
      else {
        await deleteAllFactors(tx, uid);
        await forgetDevices(tx, uid, null);
      }
      await audit(tx, request, 'remove-factor', factor.name);
      await bumpRevision(tx, 'accounts');
    });
  });

  handle('POST /second-factor/recovery-codes', async (request) => {
    const session = requireEnrollment(request);
    if (!session.hasFactor) throw notFound();
    const recoveryCodes = createRecoveryCodes();
    await inTransaction(db, async (tx) => {
      await replaceRecoveryCodes(tx, session.uid, recoveryCodes);
      await audit(tx, request, 'renew-recovery-codes');
    });
    return { recoveryCodes };
  });
}
