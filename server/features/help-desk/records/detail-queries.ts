import { acceptsFile } from '../../../../contract/help-desk/constants';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { canSeeRegion } from '../../../../contract/shared/roles';
import { type Encryption, decryptDetails } from '../../../core/db/encryption/encryption';
import type { Db } from '../../../core/db/engine';
import { isInRegions } from '../../../core/db/region-clause';
import { findEmailOnFile, readIdentity } from '../identity/queries';
import { findFollowUp, listFollowUpChanges } from '../../../services/follow-ups/queries';
import { findTexting } from '../../../services/sms/consent-queries';
import { listRequestEvents } from '../event-queries';
import { listRequestMessages, toHelpDeskMessage } from '../messages/queries';
import type { VisibleRequests } from '../queries';
import { findOverlappingTimeOff } from '../time-off-queries';
import {
  detailsContext,
  findQueueItem,
  isSamePerson,
  readQueueItems,
  selectQueueItems,
  type LoadedRecord,
} from './queries';

const maxEarlier = 10;

export async function readDetail(
  db: Db,
  encryption: Encryption,
  { record, types, regions }: VisibleRequests & { record: LoadedRecord },
): Promise<HelpDeskDetail | null> {
  const { id } = record;
  const item = await findQueueItem(db, encryption, id);
  if (item === undefined) return null;
  const { detailsEncrypted, expiresAt: statusPageExpiresAt } = await db
    .selectFrom('helpDesk')
    .select(['detailsEncrypted', 'expiresAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const earlier = selectQueueItems(db)
    .where('helpDesk.type', 'in', types)
    .where(isInRegions(regions, 'helpDesk.region'))
    .where(isSamePerson(encryption, item))
    .where(({ eb, or, and }) =>
      or([
        eb('helpDesk.createdAt', '<', item.at),
        and([eb('helpDesk.createdAt', '=', item.at), eb('helpDesk.id', '<', id)]),
      ]),
    )
    .orderBy('helpDesk.createdAt', 'desc')
    .orderBy('helpDesk.id', 'desc')
    .limit(maxEarlier);
  const identity = acceptsFile(item.type) ? await readIdentity(db, encryption, record) : null;
  const days = item.requestData?.timeOff ?? null;
  return {
    ...item,
    ...(await findFollowUp(db, encryption, id)),
    details: decryptDetails(encryption, detailsEncrypted, detailsContext(id)),
    statusPageExpiresAt,
    language: record.language,
    ...(await findTexting(db, encryption, item.contact)),
    messages: (await listRequestMessages(db, encryption, id)).map(toHelpDeskMessage),
    events: [
      ...(await listRequestEvents(db, id)),
      ...(await listFollowUpChanges(db, encryption, id)).map(({ field: step, ...change }) => ({
        ...change,
        step,
      })),
    ],
    earlier: await readQueueItems(encryption, earlier),
    // A certain match is the sender, whom the request shows anyway.
    identity: identity && {
      ...identity,
      matches: identity.matches.filter(
        ({ certainty, region }) => certainty === 'certain' || canSeeRegion({ regions }, region),
      ),
    },
    emailOnFile: await findEmailOnFile(db, encryption, record, identity),
    away:
      days === null
        ? { others: [], samePerson: [] }
        : await findOverlappingTimeOff(db, encryption, {
            ...item,
            regions,
            from: days.firstDay,
            to: days.lastDay,
          }),
  };
}
