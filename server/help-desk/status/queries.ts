import type { HelpDeskStatus } from '../../../contract/forms/schema';
import { getQuantityField } from '../../../contract/help-desk/constants';
import type { QueueItem } from '../../../contract/help-desk/queue-schema';
import type { RegionId } from '../../../contract/shared/regions';
import type { Vault } from '../../db/encryption/encryption';
import type { Db } from '../../db/engine';
import { listPublicEvents } from '../event-queries';
import { listReplies } from '../messages/queries';
import { readQueueItems, selectQueueItems } from '../records/queries';

/** The request that a token opens, its own or its file's. Null if the token is unknown or has expired. */
export async function findByToken(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<{ id: string; expiresAt: string } | null> {
  const request = db
    .selectFrom('helpDesk')
    .select(['id', 'expiresAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now);
  const file = db
    .selectFrom('helpDeskFiles')
    .select(['recordId as id', 'expiresAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now);
  return (await request.unionAll(file).executeTakeFirst()) ?? null;
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
  const { id, expiresAt } = request;
  const [item] = await readQueueItems(vault, selectQueueItems(db).where('helpDesk.id', '=', id));
  if (item === undefined) return null;
  const { reference, type, region, file } = item;
  return {
    reference,
    type,
    region,
    period: getDays(item),
    steps: await listPublicEvents(db, id),
    answers: await listReplies(db, vault, id),
    // Housekeeping deletes expired files within the hour.
    file: file !== null && file.until > now ? file : null,
    order: getOrder(item),
    reorder: getReorder(item),
    expiresAt,
  };
}

// A link is easily passed on, so the page leaves out free text, addresses, and the kind of time off, which may reveal health.

function getDays({ requestData }: QueueItem): HelpDeskStatus['period'] {
  if (requestData?.timeOff) {
    const { firstDay, lastDay, hours } = requestData.timeOff;
    return { from: firstDay, to: lastDay, hours };
  }
  return requestData?.period ? { ...requestData.period, hours: null } : null;
}

function getOrder({ type, requestData }: QueueItem): HelpDeskStatus['order'] {
  if (type !== 'requestSupply' || requestData === null) return null;
  return {
    deliveryMethod: requestData.supplyWay,
    hasOtherSupplies: requestData.otherSupplies !== null,
  };
}

function getReorder({ requestData }: QueueItem): HelpDeskStatus['reorder'] {
  const supplies = requestData?.supplies ?? [];
  if (supplies.length === 0) return null;
  const fields = supplies.map(({ id, quantity }) => [getQuantityField(id), String(quantity)]);
  return { fields: Object.fromEntries(fields) as Record<string, string> };
}
