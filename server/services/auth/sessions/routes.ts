import { signInEndpoints } from '../../../../contract/sign-in/endpoints';
import { inTransaction } from '../../../core/db/engine';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import type { ServiceContext } from '../../context';
import { getIdentity, getSignIn } from '../guards';
import { forgetDevices } from '../second-factor/queries';
import { endSessions, findSession, listSessions } from './queries';
import { getIdleCutoff } from './sessions';

export function sessionRoutes(app: App, context: ServiceContext): void {
  const { db } = context.database;
  const handle = createHandle(app, context, signInEndpoints);
  const getTime = () => context.now().toISOString();

  handle('GET /sessions', async (request) => {
    const { session: current } = getSignIn(request);
    const sessions = await listSessions(db, current.uid, getIdleCutoff(context.now()));
    return {
      sessions: sessions.map(({ id, device, signedInAt, usedAt }) => ({
        ...{ id, device, signedInAt, usedAt },
        isCurrent: id === current.id,
      })),
    };
  });

  handle('DELETE /sessions', async (request) => {
    const { id, uid, tokenHash } = getSignIn(request).session;
    await inTransaction(db, async (tx) => {
      await endSessions(tx, uid, getTime(), { except: id });
      await forgetDevices(tx, uid, { except: tokenHash });
    });
  });

  handle('DELETE /sessions/:id', async (request) => {
    const { uid } = getSignIn(request).session;
    await inTransaction(db, async (tx) => {
      const ended = await endSessions(tx, uid, getTime(), { only: request.params.id });
      await forgetDevices(tx, uid, { only: ended });
    });
  });

  // Signing out. The device stays remembered.
  handle('DELETE /session', async (request) => {
    const identity = getIdentity(request);
    const session = await findSession(db, identity);
    if (session === null) return;
    await endSessions(db, identity.uid, getTime(), { only: session.id });
  });
}
