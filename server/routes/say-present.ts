import type { FastifyRequest } from 'fastify';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { markPresent, othersPresent, type Shared } from '../db/queries/presence';

/** How long something counts as open, in milliseconds: two polls of 6 s, and some patience with the network. */
const countsFor = 15_000;

/** Notes that who asks has it open, and answers who else has. */
export async function sayPresent(
  context: Context,
  request: FastifyRequest,
  shared: Shared,
): Promise<{ others: string[] }> {
  const { db } = context.database;
  const { email } = staffOf(request);
  const at = context.now();
  const until = new Date(at.getTime() + countsFor).toISOString();
  await markPresent(db, { ...shared, email, until });
  return { others: await othersPresent(db, { ...shared, email, at: at.toISOString() }) };
}
