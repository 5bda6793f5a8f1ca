import type { HelpDeskDetail } from '../../../contract/help-desk-record';
import type { QueueItem } from '../../../contract/help-desk-queue';
import type { Db } from '../engine';
import { openDetails } from '../open-details';
import type { Vault } from '../vault';
import { detailsPlace } from './help-desk';
import { listEvents } from './help-desk-events';
import { readItems } from './help-desk-items';
import { listMessages } from './help-desk-messages';
import { isSamePerson } from './same-person';
import { mayText } from './text-consents';
import { findAway } from './time-off';

const mostEarlier = 10;

/** A record, whole; null when there is none. */
export async function readDetail(db: Db, vault: Vault, id: string): Promise<HelpDeskDetail | null> {
  const [item] = await readItems(db, vault, [id]);
  if (item === undefined) return null;
  const { details_sealed: sealed, expires_at: pageUntil } = await db
    .selectFrom('help_desk')
    .select(['details_sealed', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const days = item.facts?.timeOff ?? null;
  return {
    ...item,
    details: openDetails(vault, sealed, detailsPlace(id)),
    pageUntil,
    mayText: await mayText(db, item.contact),
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
    .selectFrom('help_desk')
    .select('id')
    .where('type', '=', type)
    .where(isSamePerson(person))
    .where('created_at', '<=', at)
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostEarlier)
    .execute();
  const items = await readItems(
    db,
    vault,
    rows.map((row) => row.id),
  );
  return items.map((one) => ({
    id: one.id,
    name: one.name,
    at: one.at,
    reference: one.reference,
    reviewed: one.reviewed,
    decision: one.decision,
    facts: one.facts,
  }));
}
