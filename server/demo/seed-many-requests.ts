import {
  helpDeskTypes,
  isDecided,
  type HelpDeskType,
} from '../../contract/help-desk/request-types';
import { inTransaction, type Db } from '../db/engine';
import { newId } from '../db/uuid';
import { changeRecord } from '../help-desk/records/queries';
import type { Vault } from '../db/encryption/encryption';
import { effectOf } from '../help-desk/records/record-transition';
import { fileHelpDeskRequest } from '../help-desk/requests/create-request';
import { buildDemoRequests } from './help-desk-samples';
import { generateThreads } from './generated-threads';
import { asFiled, reviewer } from './seed-demo';

/** In one transaction: few enough that a server on PostgreSQL goes on working. */
const atOnce = 250;
const hour = 60 * 60_000;

/** Adds so many sample requests to each of the five queues, an hour apart; of ten, one waits, and of time off one is declined. */
export async function seedManyRequests(
  db: Db,
  vault: Vault,
  count: number,
  now: Date,
): Promise<void> {
  const people = generateThreads(count, []);
  for (const type of helpDeskTypes) {
    const answers = buildDemoRequests(now).find((request) => request.type === type)?.answers ?? {};
    for (let from = 0; from < count; from += atOnce) {
      await inTransaction(db, async (tx) => {
        for (const [index, person] of people.slice(from, from + atOnce).entries()) {
          const id = newId();
          const at = new Date(now.getTime() - (from + index + 1) * hour);
          await fileHelpDeskRequest(tx, vault, { id, type, person, answers, now: at });
          const effect = index % 10 === 0 ? null : effectOf(asFiled, done(type, index));
          const by = { by: reviewer, at: new Date(at.getTime() + hour).toISOString() };
          if (effect !== null) await changeRecord(tx, { id, version: 1 }, effect, by);
        }
      });
    }
  }
}

/** Time off is reviewed by deciding it. */
function done(type: HelpDeskType, index: number) {
  if (!isDecided(type)) return { reviewed: true };
  return { decision: index % 10 === 9 ? ('declined' as const) : ('approved' as const) };
}
