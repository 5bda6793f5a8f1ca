import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/engine';
import { notFound } from '../errors';
import { hasRow, type TableWithId } from './queries';

/** A kind of record that staff open and write about. Each feature registers its own in server/record-kinds.ts. */
export type RecordKind = {
  kind: string;
  table: TableWithId;
  /** Throws 404 if there is no such record, or if the caller can't see it. Left out if everyone with its screen can. */
  requireVisible?: (request: FastifyRequest, db: Db, id: string) => Promise<unknown>;
};

/** Throws 404 if there is no such record, or if the caller can't see it. */
export async function requireVisible(
  { table, requireVisible: requireAccess }: RecordKind,
  request: FastifyRequest,
  db: Db,
  id: string,
): Promise<void> {
  if (requireAccess) await requireAccess(request, db, id);
  else if (!(await hasRow(db, table, id))) throw notFound();
}
