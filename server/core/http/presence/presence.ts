import type { FastifyRequest } from 'fastify';
import { canSeeRegion } from '../../../../contract/shared/roles';
import { getStaff } from '../request/staff';
import type { Db } from '../../db/engine';
import { HttpError, notFound } from '../errors';
import type { CoreContext } from '../../context';
import {
  findOwnRegion,
  listOthersPresent,
  upsertPresence,
  type PresenceTarget,
  type TableWithRegion,
} from './queries';

/** A kind of record that staff open and write about. */
export type RecordSource = {
  kind: string;
  table: TableWithRegion;
  /** Left out if it's the one of its row. Undefined for an unknown id. */
  findRegion?: (db: Db, id: string) => Promise<string | undefined>;
  /** Throws 404 if there is no such record, or if the caller can't see it. Left out if that depends only on screen and region. */
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
  if (source.requireVisible) {
    await source.requireVisible(context, request, db, id);
    return;
  }
  const region = await findRegion(source, db, id);
  if (region === undefined || !canSeeRegion(getStaff(request).access, region)) throw notFound();
}

export async function isRecordVisible(
  ...[context, source, request, db, id]: Parameters<typeof requireVisible>
): Promise<boolean> {
  try {
    await requireVisible(context, source, request, db, id);
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

export function findRegion(source: RecordSource, db: Db, id: string): Promise<string | undefined> {
  return source.findRegion?.(db, id) ?? findOwnRegion(db, source.table, id);
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
