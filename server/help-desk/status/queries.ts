import { quantityField, supplyIds } from '../../../contract/help-desk/constants';
import type { QueueItem } from '../../../contract/help-desk/queue-schema';
import type { HelpDeskStatus } from '../../../contract/forms/schema';
import type { RegionId } from '../../../contract/shared/regions';
import type { Db } from '../../db/engine';
import type { Vault } from '../../db/encryption/encryption';
import { listPublicSteps } from '../event-queries';
import { readItems } from '../records/item-queries';
import { listAnswers } from '../messages/queries';

/** Which request a token opens, and until when: its own, or that of its file; null when the token is unknown or its time is up. */
export async function findByToken(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<{ id: string; expiresAt: string } | null> {
  const own = await db
    .selectFrom('help_desk')
    .select(['id', 'expires_at as expiresAt'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (own !== undefined) return own;
  const ofFile = await db
    .selectFrom('help_desk_files')
    .select(['record_id as id', 'expires_at as expiresAt'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return ofFile ?? null;
}

/** A status but for its office, of which the region is told. */
export type FoundStatus = Omit<HelpDeskStatus, 'office'> & { region: RegionId };

/** What a token's status page shows: never a note, and never who in the office did what. Null as for findByToken. */
export async function findStatus(
  db: Db,
  vault: Vault,
  tokenHash: string,
  now: string,
): Promise<FoundStatus | null> {
  const opened = await findByToken(db, tokenHash, now);
  if (opened === null) return null;
  const [item] = await readItems(db, vault, [opened.id]);
  if (item === undefined) return null;
  const { type, reference, region, file } = item;
  return {
    reference,
    type,
    region,
    asked: toAsked(item),
    steps: await listPublicSteps(db, opened.id),
    answers: await listAnswers(db, vault, opened.id),
    // Its bytes go with housekeeping, within the hour.
    file:
      file === null || file.until <= now
        ? null
        : { name: file.name, size: file.size, until: file.until },
    order: toOrder(item),
    again: toOrderAgain(item),
    expiresAt: opened.expiresAt,
  };
}

/** How they come, and that there are words: neither the words nor the address, for the same reason as below. */
function toOrder({ type, facts }: QueueItem): HelpDeskStatus['order'] {
  if (type !== 'requestSupply' || facts === null) return null;
  return { way: facts.supplyWay, hasWords: facts.otherSupplies !== null };
}

/** The quantities alone: what was written in words may name a person or a place, and a link is passed on more easily than a form. */
function toOrderAgain({ type, facts }: QueueItem): HelpDeskStatus['again'] {
  if (type !== 'requestSupply' || facts === null) return null;
  const lines = supplyIds.flatMap((id) => {
    const line = facts.supplies.find((one) => one.id === id);
    return line === undefined ? [] : [[quantityField(id), String(line.quantity)] as const];
  });
  return lines.length === 0 ? null : { fields: Object.fromEntries(lines) };
}

/** The days alone: the kind of time off can say something of health. */
function toAsked({ facts }: QueueItem): HelpDeskStatus['asked'] {
  if (facts?.timeOff) {
    const { firstDay, lastDay, hours } = facts.timeOff;
    return { from: firstDay, to: lastDay, hours };
  }
  return facts?.period ? { ...facts.period, hours: null } : null;
}
