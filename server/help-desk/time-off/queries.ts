import type { TimeOff } from '../../../contract/help-desk/record-schema';
import { toRegion } from '../../../contract/shared/regions';
import type { Db } from '../../db/engine';
import type { HelpDeskRecordTable } from '../table';
import type { Vault } from '../../db/encryption/encryption';
import { decryptRequestData, toDecision } from '../records/item-queries';
import { isSamePerson, type ContactDetails } from '../same-person-queries';

type Days = { from: string; to: string };

/** Approved and waiting time off on these days, by first day. */
export async function listTimeOff(db: Db, vault: Vault, days: Days): Promise<TimeOff[]> {
  const rows = await selectTimeOff(db, days).execute();
  return rows.map((row) => toTimeOff(vault, row));
}

/** The first day, from today on, of all time off that waits for a decision. */
export async function findFirstDayWaiting(db: Db, today: string): Promise<string | null> {
  const row = await db
    .selectFrom('helpDesk')
    .select((eb) => eb.fn.min('firstDay').as('firstDay'))
    .where('type', '=', 'requestPto')
    .where('reviewed', '=', 0)
    .where('lastDay', '>=', today)
    .executeTakeFirst();
  const firstDay = row?.firstDay ?? null;
  return firstDay !== null && firstDay < today ? today : firstDay;
}

/** Other time off on the days of a request, by other people and by the same person. */
export async function findAway(
  db: Db,
  vault: Vault,
  request: Days & ContactDetails & { id: string },
): Promise<{ others: TimeOff[]; own: TimeOff[] }> {
  const rows = await selectTimeOff(db, request)
    .select(isSamePerson(request).as('isOwn'))
    .where('id', '!=', request.id)
    .execute();
  // SQLite returns 1 or 0.
  const own = rows.filter(({ isOwn }) => Boolean(isOwn));
  const others = rows.filter(({ isOwn }) => !isOwn);
  return {
    others: others.map((row) => toTimeOff(vault, row)),
    own: own.map((row) => toTimeOff(vault, row)),
  };
}

function selectTimeOff(db: Db, { from, to }: Days) {
  return db
    .selectFrom('helpDesk')
    .selectAll()
    .where('type', '=', 'requestPto')
    .where('lastDay', '>=', from)
    .where('firstDay', '<=', to)
    .where((eb) =>
      eb.or([
        eb('decision', '=', 'approved'),
        eb.and([eb('decision', 'is', null), eb('reviewed', '=', 0)]),
      ]),
    )
    .orderBy('firstDay')
    .orderBy('id');
}

function toTimeOff(vault: Vault, row: HelpDeskRecordTable): TimeOff {
  return {
    id: row.id,
    reference: row.reference,
    name: `${row.firstName} ${row.lastName}`,
    region: toRegion(row.region),
    firstDay: row.firstDay ?? '',
    lastDay: row.lastDay ?? '',
    hours: decryptRequestData(vault, row)?.timeOff?.hours ?? null,
    decision: toDecision(row.decision),
  };
}
