import { roleLabels } from '../../../../contract/shared/roles';
import { signInEndpoints } from '../../../../contract/sign-in/endpoints';
import { inTransaction } from '../../../core/db/engine';
import { bumpRevision } from '../../../core/db/list-revisions';
import { writeSetting } from '../../../core/db/settings';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { HttpError } from '../../../core/http/errors';
import { getActor } from '../../../core/http/request/staff';
import { recordAudit } from '../../audit/record-audit';
import type { ServiceContext } from '../../context';
import { getSignIn } from '../guards';
import { setPending, wrongCode } from './attempts';
import { createChallenge } from './passkeys';
import { countRecoveryCodes, listFactors, requiredRolesSetting } from './queries';
import { confirmSession } from './second-factor';
import { checkProof } from './use-factor';

/** The second step of sign-in, checked here, whichever way someone signed in (docs/decisions/045). */
export function secondFactorRoutes(app: App, context: ServiceContext): void {
  const { config, encryption } = context;
  const { db } = context.database;
  const handle = createHandle(app, context, signInEndpoints);

  handle('GET /second-factor', async (request) => {
    const { session, step } = getSignIn(request);
    const factors = await listFactors(db, encryption, session.uid);
    return {
      step,
      factors: factors.map(({ id, kind, name, createdAt, usedAt }) => ({
        ...{ id, kind, name },
        ...{ createdAt, usedAt },
      })),
      recoveryCodes: await countRecoveryCodes(db, session.uid),
    };
  });

  handle('POST /second-factor/challenge', async (request) => {
    const { session } = getSignIn(request);
    const factors = await listFactors(db, encryption, session.uid);
    const passkeys = factors.filter(({ kind }) => kind === 'passkey');
    const options = await createChallenge(config, passkeys);
    await setPending(context, session, 'passkey', options.challenge);
    return { options };
  });

  handle('POST /second-factor/verify', async (request, reply) => {
    const { session } = getSignIn(request);
    const { remember } = request.body;
    const use = await checkProof(context, session, request.body);
    await inTransaction(db, async (tx) => {
      const used = await use(tx);
      if (used === null) throw wrongCode();
      if (used === 'recovery-code') {
        const actor = getActor(context, request);
        const subject = { kind: 'account', id: actor.email } as const;
        await recordAudit(tx, actor, { action: 'use-recovery-code', subject });
      }
      await confirmSession(context, tx, reply, { ...session, remember });
    });
  });

  handle('PUT /second-factor/required-roles', async (request) => {
    const { roles } = request.body;
    // Owners who have never tried it could lock themselves out.
    if (!getSignIn(request).session.hasFactor && roles.length > 0) {
      throw new HttpError(
        409,
        'own_factor',
        'First set up two-step verification for yourself, in your profile.',
      );
    }
    await inTransaction(db, async (tx) => {
      await writeSetting(tx, requiredRolesSetting, JSON.stringify(roles));
      await bumpRevision(tx, 'accounts');
      await recordAudit(tx, getActor(context, request), {
        action: 'require-factor',
        subject: { kind: 'list', id: 'accounts' },
        detail: roles.map((role) => roleLabels[role]).join(', ') || 'nobody',
      });
    });
  });
}
