import type { HelpDeskDetail } from '../../../contract/help-desk/record-schema';
import type { QueueItem } from '../../../contract/help-desk/queue-schema';
import type { Db } from '../../db/engine';
import { decryptDetails, type Vault } from '../../db/encryption/encryption';
import { detailsContext } from '../queries';
import { listEvents } from '../event-queries';
import { readQueueItems } from './item-queries';
import { listMessages } from '../messages/queries';
import { isSamePerson } from '../same-person-queries';
import { isTextingAllowed } from '../../sms/consent-queries';
import { findAway } from '../time-off/queries';

const maxEarlier = 10;

/** A record with its messages, events, and context. */
export async function readDetail(db: Db, vault: Vault, id: string): Promise<HelpDeskDetail | null> {
  const [item] = await readQueueItems(db, vault, [id]);
  if (item === undefined) return null;
  const { detailsSealed: sealed, expiresAt: pageUntil } = await db
    .selectFrom('helpDesk')
    .select(['detailsSealed', 'expiresAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const days = item.facts?.timeOff ?? null;
  return {
    ...item,
    details: decryptDetails(vault, sealed, detailsContext(id)),
    pageUntil,
    mayText: await isTextingAllowed(db, item.contact),
    messages: await listMessages(db, vault, id),
    events: await listEvents(db, id),
    earlier: await listEarlier(db, vault, item),
    away:
      days === null
        ? { others: [], own: [] }
        : await findAway(db, vault, { ...item, from: days.firstDay, to: days.lastDay }),
  };
}

async function listEarlier(
  db: Db,
  vault: Vault,
  { id, type, at, ...person }: QueueItem,
): Promise<HelpDeskDetail['earlier']> {
  const rows = await db
    .selectFrom('helpDesk')
    .select('id')
    .where('type', '=', type)
    .where(isSamePerson(person))
    .where('createdAt', '<=', at)
    .where('id', '!=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxEarlier)
    .execute();
  const items = await readQueueItems(
    db,
    vault,
    rows.map((row) => row.id),
  );
  return items.map((item) => ({
    id: item.id,
    name: item.name,
    at: item.at,
    reference: item.reference,
    reviewed: item.reviewed,
    decision: item.decision,
    facts: item.facts,
  }));
}
