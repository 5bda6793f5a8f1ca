import { statusLinkDays, type HelpDeskType } from '../../../../contract/help-desk/constants';
import {
  requestLabels,
  supplyDeliveryMethods,
  timeOffKinds,
} from '../../../../contract/help-desk/form';
import {
  dayFields,
  formatQuantity,
  normalizeAnswers,
} from '../../../../contract/help-desk/request-data-schema';
import { parseDay } from '../../../../contract/shared/dates/calendar-day';
import type { ClientLanguage } from '../../../../contract/shared/languages';
import type { LabeledValue } from '../../../../contract/shared/schema/fields';
import type { Encryption } from '../../../core/db/encryption/encryption';
import { encryptPerson, toContact } from '../../../core/db/encryption/person';
import type { Db, Tx } from '../../../core/db/engine';
import { bumpRevision } from '../../../core/db/list-revisions';
import { toFormDetails } from '../../../services/forms/form-fields';
import type { Person } from '../../../services/forms/submitter';
import { addEvent } from '../../../services/messages/event-queries';
import { addToIndex } from '../../../services/search-index/queries';
import { hashToken } from '../../../core/hash-token';
import { deriveStatusToken } from '../links';
import { answersContext, detailsContext } from '../records/queries';
import { createReference, listSearchTexts } from '../reference';

const statusPageDuration = statusLinkDays * 24 * 60 * 60_000;

type NewRequest = {
  id: string;
  type: HelpDeskType;
  person: Person;
  answers: Readonly<Record<string, string>>;
  now: Date;
  possibleSpam?: boolean;
  language?: ClientLanguage | null;
};

export async function createHelpDeskRequest(
  tx: Tx,
  encryption: Encryption,
  { id, type, person, answers, now, possibleSpam = false, language = null }: NewRequest,
): Promise<string> {
  const at = now.toISOString();
  const normalized = normalizeAnswers(answers);
  const details = JSON.stringify([
    ...toRequestDetails(answers),
    ...(language === null ? [] : [{ label: 'Language', value: language }]),
  ]);
  const row = {
    id,
    type,
    ...encryptPerson(encryption, 'helpDesk', id, person),
    region: person.region,
    reviewed: 0,
    possibleSpam: possibleSpam ? 1 : 0,
    language,
    createdAt: at,
    detailsEncrypted: encryption.encrypt(details, detailsContext(id)),
    tokenHash: hashToken(deriveStatusToken(encryption, id)),
    expiresAt: new Date(now.getTime() + statusPageDuration).toISOString(),
    version: 1,
    changedBy: null,
    changedAt: null,
    assignee: null,
    decision: null,
    employeeId: null,
    identifiedBy: null,
    identifiedAt: null,
    answersEncrypted: encryption.encrypt(JSON.stringify(normalized), answersContext(id)),
    firstDay: normalized['firstDay'] ?? null,
    lastDay: normalized['lastDay'] ?? null,
  };
  // References are random, so one may already be in use.
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const reference = createReference();
    const inserted = await tx
      .insertInto('helpDesk')
      .values({ ...row, reference })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('n')
      .executeTakeFirst();
    if (inserted === undefined) continue;
    const texts = listSearchTexts({ ...toContact(person), reference });
    await addToIndex(tx, encryption, { kind: 'request', n: inserted.n }, texts);
    await addEvent(tx, { kind: 'request', id }, { kind: 'received' }, { email: null, at });
    await bumpRevision(tx, 'helpDesk');
    return reference;
  }
  throw new Error('No free reference was found');
}

function toRequestDetails(answers: Readonly<Record<string, string>>): LabeledValue[] {
  const formatted = Object.entries(answers).map(([field, value]) => {
    if (field.startsWith('quantity-')) return [field, formatQuantity(value)] as const;
    return [field, dayFields.includes(field) ? formatDay(value) : value] as const;
  });
  const choices = { supplyWay: supplyDeliveryMethods, timeOffKind: timeOffKinds };
  return toFormDetails({ labels: requestLabels, choices }, Object.fromEntries(formatted));
}

function formatDay(text: string): string {
  const format = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const;
  return parseDay(text)?.toLocaleDateString('en-US', { timeZone: 'UTC', ...format }) ?? text;
}

export async function findReference(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('helpDesk')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.reference ?? null;
}
