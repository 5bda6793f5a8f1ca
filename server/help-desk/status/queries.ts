import { getQuantityField, supplyIds } from '../../../contract/help-desk/constants';
import type { QueueItem } from '../../../contract/help-desk/queue-schema';
import type { HelpDeskStatus } from '../../../contract/forms/schema';
import type { RegionId } from '../../../contract/shared/regions';
import type { Db } from '../../db/engine';
import type { Vault } from '../../db/encryption/encryption';
import { listPublicEvents } from '../event-queries';
import { readQueueItems } from '../records/item-queries';
import { listReplies } from '../messages/queries';

/** The request that a token opens, its own or its file's. Null if the token is unknown or has expired. */
export async function findByToken(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<{ id: string; expiresAt: string } | null> {
  const request = await db
    .selectFrom('helpDesk')
    .select(['id', 'expiresAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (request !== undefined) return request;
  const file = await db
    .selectFrom('helpDeskFiles')
    .select(['recordId as id', 'expiresAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return file ?? null;
}

type FoundStatus = Omit<HelpDeskStatus, 'office'> & { region: RegionId };

/** The status page's content, without notes and staff names. Null if the token is unknown or has expired. */
export async function findStatus(
  db: Db,
  vault: Vault,
  tokenHash: string,
  now: string,
): Promise<FoundStatus | null> {
  const request = await findByToken(db, tokenHash, now);
  if (request === null) return null;
  const [item] = await readQueueItems(db, vault, [request.id]);
  if (item === undefined) return null;
  const { type, reference, region, file } = item;
  return {
    reference,
    type,
    region,
    asked: getDays(item),
    steps: await listPublicEvents(db, request.id),
    answers: await listReplies(db, vault, request.id),
    // Housekeeping deletes expired files within the hour.
    file:
      file === null || file.until <= now
        ? null
        : { name: file.name, size: file.size, until: file.until },
    order: getOrder(item),
    again: getReorder(item),
    expiresAt: request.expiresAt,
  };
}

// A link is easily passed on, so the page leaves out free text, addresses, and the kind of time off, which may reveal health.

function getDays({ facts }: QueueItem): HelpDeskStatus['asked'] {
  if (facts?.timeOff) {
    const { firstDay, lastDay, hours } = facts.timeOff;
    return { from: firstDay, to: lastDay, hours };
  }
  return facts?.period ? { ...facts.period, hours: null } : null;
}

function getOrder({ type, facts }: QueueItem): HelpDeskStatus['order'] {
  if (type !== 'requestSupply' || facts === null) return null;
  return { way: facts.supplyWay, hasWords: facts.otherSupplies !== null };
}

function getReorder({ type, facts }: QueueItem): HelpDeskStatus['again'] {
  if (type !== 'requestSupply' || facts === null) return null;
  const lines = supplyIds.flatMap((id) => {
    const line = facts.supplies.find((supply) => supply.id === id);
    return line === undefined ? [] : [[getQuantityField(id), String(line.quantity)] as const];
  });
  return lines.length === 0 ? null : { fields: Object.fromEntries(lines) };
}
