import type { FastifyRequest } from 'fastify';
import { getStaff } from '../request/staff';
import type { CoreContext } from '../../context';
import { notFound } from '../errors';
import { hasRecord, listOthersPresent, upsertPresence, type PresenceTarget } from './queries';

/** Two polls of 6 s and some network delay. */
const lifetime = 15_000;

export async function heartbeat(
  context: CoreContext,
  request: FastifyRequest,
  target: PresenceTarget,
): Promise<{ others: string[] }> {
  const { db } = context.database;
  const { email } = getStaff(request);
  const at = context.now();
  const until = new Date(at.getTime() + lifetime).toISOString();
  await upsertPresence(db, { ...target, email, until });
  return { others: await listOthersPresent(db, { ...target, email, at: at.toISOString() }) };
}

/**
 * Handles the heartbeat of a record's open tabs.
 * @param assertVisible throws if the record does not exist or the caller may not see it; by default, 404 if it does not exist
 */
export function createPresenceHandler(
  context: CoreContext,
  kind: PresenceTarget['kind'],
  assertVisible?: (request: FastifyRequest, id: string) => Promise<unknown>,
) {
  return async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const { id } = request.params;
    if (assertVisible) await assertVisible(request, id);
    else if (!(await hasRecord(context.database.db, kind, id))) throw notFound();
    return heartbeat(context, request, { kind, subject: id });
  };
}
