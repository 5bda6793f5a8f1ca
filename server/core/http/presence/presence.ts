import type { FastifyRequest } from 'fastify';
import { getStaff } from '../request/staff';
import type { CoreContext } from '../../context';
import { listOthersPresent, upsertPresence, type PresenceTarget } from './queries';
import { requireVisible, type RecordKind } from './record-kind';

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

/** Handles the heartbeat of a record's open tabs. */
export function createPresenceHandler(context: CoreContext, recordKind: RecordKind) {
  return async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const { id } = request.params;
    await requireVisible(recordKind, request, context.database.db, id);
    return heartbeat(context, request, { kind: recordKind.kind, subject: id });
  };
}
