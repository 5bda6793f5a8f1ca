import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { PresenceResponse } from '../../../contract/inbox/change-schema';
import type { App } from '../app-type';
import { getStaff } from '../../auth/guards';
import type { Context } from '../../context';
import {
  hasRecord,
  listOthersPresent,
  upsertPresence,
  type PresenceRecordKind,
  type PresenceTarget,
} from './queries';
import { notFound } from '../errors';
import { idParam } from '../request/id-param';
import { staffRouteOptions } from '../staff-route';

/** Two polls of 6 s and some network delay. */
const lifetime = 15_000;

export async function heartbeat(
  context: Context,
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

type PresenceRoute = {
  basePath: string;
  recordLabel: string;
} & (
  | { kind: PresenceRecordKind }
  | {
      kind: 'help-desk';
      /** Throws if the record does not exist or the caller may not see it. */
      assertVisible: (request: FastifyRequest, id: string) => Promise<unknown>;
    }
);

/** POST {below}/{id}/presence: every open tab sends this heartbeat with each poll. */
export function registerPresenceRoute(
  app: App,
  context: Context,
  { basePath, recordLabel, ...record }: PresenceRoute,
): void {
  app.post(
    `${basePath}/:id/presence`,
    staffRouteOptions(
      context,
      {
        summary: `Report that ${recordLabel} is open, and list who else has it open`,
        perMinute: 120,
      },
      { params: Type.Object({ id: idParam }), response: { 200: PresenceResponse } },
    ),
    async (request) => {
      const { id } = request.params;
      if (record.kind === 'help-desk') await record.assertVisible(request, id);
      else if (!(await hasRecord(context.database.db, record.kind, id))) throw notFound();
      return heartbeat(context, request, { kind: record.kind, subject: id });
    },
  );
}
