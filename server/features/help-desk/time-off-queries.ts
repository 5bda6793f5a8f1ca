import type { NotNull } from 'kysely';
import type { HelpDeskDetail, TimeOff } from '../../../contract/help-desk/record-schema';
import type { Access } from '../../../contract/shared/roles';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import { isInRegions } from '../../core/db/region-clause';
import { decryptContact } from '../../core/db/encryption/person';
import { decryptRequestData, isSamePerson, type ContactDetails } from './records/queries';
import type { HelpDeskRecordTable } from './table';

/** The days, and the regions that the account sees. */
type Days = { from: string; to: string; regions: Access['regions'] };

export async function listTimeOff(db: Db, encryption: Encryption, days: Days): Promise<TimeOff[]> {
  const rows = await selectTimeOff(db, days).execute();
  return rows.map((row) => toTimeOff(encryption, row));
}

export async function findOverlappingTimeOff(
  db: Db,
  encryption: Encryption,
  request: Days & ContactDetails & { id: string },
): Promise<HelpDeskDetail['away']> {
  const rows = await selectTimeOff(db, request)
    .select(isSamePerson(encryption, request).as('isSame'))
    .where('id', '!=', request.id)
    .execute();
  const away: HelpDeskDetail['away'] = { others: [], samePerson: [] };
  for (const { isSame, ...row } of rows) {
    away[isSame ? 'samePerson' : 'others'].push(toTimeOff(encryption, row));
  }
  return away;
}

function selectTimeOff(db: Db, { from, to, regions }: Days) {
  return db
    .selectFrom('helpDesk')
    .select(['id', 'reference', 'personEncrypted', 'region', 'firstDay', 'lastDay', 'decision'])
    .select('answersEncrypted')
    .where('type', '=', 'requestPto')
    .where('lastDay', '>=', from)
    .where('firstDay', '<=', to)
    .where(isInRegions(regions, 'region'))
    .where((eb) =>
      eb.or([
        eb('decision', '=', 'approved'),
        eb.and([eb('decision', 'is', null), eb('reviewed', '=', 0)]),
      ]),
    )
    .orderBy('firstDay')
    .orderBy('id')
    .$narrowType<{ firstDay: NotNull; lastDay: NotNull }>();
}

type Row = Omit<TimeOff, 'name' | 'hours'> &
  Pick<HelpDeskRecordTable, 'personEncrypted' | 'answersEncrypted'>;

function toTimeOff(encryption: Encryption, { answersEncrypted, ...stored }: Row): TimeOff {
  const {
    contact: _contact,
    email: _email,
    ...row
  } = decryptContact(encryption, 'helpDesk', stored);
  const requestData = decryptRequestData(encryption, row.id, answersEncrypted);
  return { ...row, hours: requestData?.timeOff?.hours ?? null };
}
