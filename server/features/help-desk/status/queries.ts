import type { HelpDeskStatus } from '../../../../contract/help-desk/status-schema';
import { getQuantityField } from '../../../../contract/help-desk/constants';
import type { QueueItem } from '../../../../contract/help-desk/queue-schema';
import type { RegionId } from '../../../../contract/shared/regions';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { Db } from '../../../core/db/engine';
import { listPublicEvents } from '../event-queries';
import { listReplies } from '../messages/queries';
import { findQueueItem } from '../records/queries';

/**
 * The request that a token opens, its own or its file's. Null if the token is unknown or has expired. `showsFile` is false for the
 * request's own token, which anyone gets who sends the form, unless the office has confirmed that the sender is who they say.
 */
export async function findByToken(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<{ id: string; expiresAt: string; showsFile: boolean } | null> {
  const request = await db
    .selectFrom('helpDesk')
    .select(['id', 'expiresAt', 'employeeId', 'identifiedAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (request !== undefined) {
    const { id, expiresAt, employeeId, identifiedAt } = request;
    return { id, expiresAt, showsFile: identifiedAt !== null && employeeId === null };
  }
  const file = await db
    .selectFrom('helpDeskFiles')
    .select(['recordId as id', 'expiresAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return file === undefined ? null : { ...file, showsFile: true };
}

const fileSteps: readonly string[] = ['file-added', 'file-removed'];

type FoundStatus = Omit<HelpDeskStatus, 'office'> & { region: RegionId };

/** The status page's content, without notes and staff names. Null if the token is unknown or has expired. */
export async function findStatus(
  db: Db,
  encryption: Encryption,
  tokenHash: string,
  now: string,
): Promise<FoundStatus | null> {
  const request = await findByToken(db, tokenHash, now);
  if (request === null) return null;
  const { id, expiresAt, showsFile } = request;
  const item = await findQueueItem(db, encryption, id);
  if (item === undefined) return null;
  const { reference, type, region, file } = item;
  return {
    reference,
    type,
    region,
    period: getDays(item),
    // A file shows that the person in the request is an employee.
    steps: (await listPublicEvents(db, id)).filter(
      ({ step }) => showsFile || !fileSteps.includes(step),
    ),
    replies: await listReplies(db, encryption, id),
    // Housekeeping deletes expired files within the hour.
    file: showsFile && file !== null && file.until > now ? file : null,
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
