import type { FastifyRequest } from 'fastify';
import { getStaff } from '../request/staff';
import type { Db } from '../../db/engine';
import { notFound } from '../errors';
import type { CoreContext } from '../../context';
import {
  hasRow,
  listOthersPresent,
  upsertPresence,
  type PresenceTarget,
  type TableWithId,
} from './queries';

/** A kind of record that staff open and write about. */
export type RecordSource = {
  kind: string;
  table: TableWithId;
  /** Throws 404 if there is no such record, or if the caller can't see it. Left out if everyone with its screen can. */
  requireVisible?: (
    context: CoreContext,
    request: FastifyRequest,
    db: Db,
    id: string,
  ) => Promise<unknown>;
};

/** Throws 404 if there is no such record, or if the caller can't see it. */
export async function requireVisible(
  context: CoreContext,
  source: RecordSource,
  request: FastifyRequest,
  db: Db,
  id: string,
): Promise<void> {
  if (source.requireVisible) await source.requireVisible(context, request, db, id);
  else if (!(await hasRow(db, source.table, id))) throw notFound();
}

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
export function createPresenceHandler(context: CoreContext, source: RecordSource) {
  return async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const { id } = request.params;
    await requireVisible(context, source, request, context.database.db, id);
    return heartbeat(context, request, { kind: source.kind, subject: id });
  };
}
