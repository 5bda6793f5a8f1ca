import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { PresenceAnswer } from '../../../contract/inbox/change-schema';
import type { App } from '../app-type';
import { staffOf } from '../../auth/guards';
import type { Context } from '../../context';
import { hasRecord, markPresent, listOthersPresent, type PresenceTarget, type PresenceRecordKind } from './queries';
import { notFound } from '../errors';
import { idParam } from '../request/id-param';
import { staffRoute } from '../staff-route';

/** How long something counts as open, in milliseconds: two polls of 6 s, and some patience with the network. */
const countsFor = 15_000;

/** Notes that who asks has it open, and answers who else has. */
export async function sayPresent(
  context: Context,
  request: FastifyRequest,
  shared: PresenceTarget,
): Promise<{ others: string[] }> {
  const { db } = context.database;
  const { email } = staffOf(request);
  const at = context.now();
  const until = new Date(at.getTime() + countsFor).toISOString();
  await markPresent(db, { ...shared, email, until });
  return { others: await listOthersPresent(db, { ...shared, email, at: at.toISOString() }) };
}

type Presence = {
  /** Where the records are: '/employees'. */
  below: string;
  /** One of them, in words: 'an employee'. */
  one: string;
} & (
  | { kind: PresenceRecordKind }
  | {
      kind: 'help-desk';
      /** Throws when there is no such record, or not for who asks. */
      require: (request: FastifyRequest, id: string) => Promise<unknown>;
    }
);

/** POST {below}/{id}/presence: says that one has a record open, as every open tab does with each poll, and hears who else has. */
export function presenceRoute(app: App, context: Context, { below, one, ...of }: Presence): void {
  app.post(
    `${below}/:id/presence`,
    // A tab asks ten times a minute.
    staffRoute(
      context,
      { summary: `Say that ${one} is open, and hear who else has it open`, perMinute: 120 },
      { params: Type.Object({ id: idParam }), response: { 200: PresenceAnswer } },
    ),
    async (request) => {
      const { id } = request.params;
      if (of.kind === 'help-desk') await of.require(request, id);
      else if (!(await hasRecord(context.database.db, of.kind, id))) throw notFound();
      return sayPresent(context, request, { kind: of.kind, subject: id });
    },
  );
}
