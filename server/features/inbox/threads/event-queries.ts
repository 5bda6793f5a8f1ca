import type { ThreadEventKind } from '../../../../contract/inbox/constants';
import type { ThreadEvent } from '../../../../contract/inbox/event-schema';
import type { ChangeEntry } from '../../../../contract/shared/schema/fields';
import { listFieldChanges } from '../../../core/db/change-log';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { PersonDetails } from '../../../core/db/encryption/person';
import type { Db } from '../../../core/db/engine';
import { listConsentChanges } from '../../../services/sms/consent-queries';
import { decryptAddresses } from '../../../services/messages/queries';
import { getOriginal, listNumbers } from '../person/contact-points';
import { decryptName, decryptThread } from './person-name';
import { selectMemberIds } from './member-queries';

const maxEvents = 500;

/** Changes of a visible thread and of those merged into it, oldest first. */
export async function listThreadEvents(
  db: Db,
  encryption: Encryption,
  threadId: string,
): Promise<ThreadEvent[]> {
  const stored = await listStoredEvents(db, encryption, threadId);
  const members = await db
    .selectFrom('threads')
    .select(['id', 'personEncrypted'])
    .where('id', 'in', selectMemberIds(db, threadId))
    .execute();
  const people = members.map((member) => decryptThread(encryption, member));
  const changes = await Promise.all(members.map(({ id }) => listFieldChanges(db, encryption, id)));
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'at', 'intent', 'addressesEncrypted'])
    .where('subjectId', 'in', selectMemberIds(db, threadId))
    .where('direction', '=', 'in')
    .orderBy('at')
    .orderBy('id')
    .execute();
  const messages = rows.map((row) => ({ ...row, ...decryptAddresses(encryption, row) }));
  return [
    ...stored,
    ...changes.flatMap((entries) => entries.reverse().map(toChangedEvent)),
    ...listAddedEmails(messages, people),
    ...listReopenings(stored, messages),
    ...(await listConsentEvents(db, encryption, people)),
  ]
    .sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
    .slice(-maxEvents);
}

async function listStoredEvents(
  db: Db,
  encryption: Encryption,
  threadId: string,
): Promise<ThreadEvent[]> {
  const rows = await db
    .selectFrom('events as event')
    .leftJoin('threads as other', 'other.id', 'event.detail')
    .select(['event.id', 'event.at', 'event.actor as by', 'event.kind', 'event.detail'])
    .select(['other.id as otherId', 'other.personEncrypted'])
    .where('event.subjectId', 'in', selectMemberIds(db, threadId))
    // The merge itself is an event of the visible thread.
    .where((eb) =>
      eb.or([
        eb('event.subjectId', '=', threadId),
        eb('event.kind', 'not in', ['merged-into', 'split-from']),
      ]),
    )
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(maxEvents)
    .$narrowType<{ kind: ThreadEventKind }>()
    .execute();
  return rows
    .reverse()
    .map(({ otherId: id, personEncrypted, ...event }) =>
      id === null || personEncrypted === null
        ? event
        : { ...event, detail: decryptName(encryption, { id, personEncrypted }) },
    );
}

function toChangedEvent({ field, ...change }: ChangeEntry): ThreadEvent {
  return { ...change, kind: 'changed', detail: field };
}

async function listConsentEvents(
  db: Db,
  encryption: Encryption,
  people: readonly PersonDetails[],
): Promise<ThreadEvent[]> {
  const numbers = new Set(listNumbers(people));
  const events = [...numbers].map(async (contact) =>
    (await listConsentChanges(db, encryption, contact)).flatMap(({ state, at, author: by }) => {
      if (state === 'unconfirmed') return [];
      const id = `${contact} ${at} ${state}`;
      return [{ id, at, by, kind: `consent-${state}` as const, detail: contact }];
    }),
  );
  return (await Promise.all(events)).flat();
}

type InboundMessage = { id: string; at: string; intent: string | null; email: string | null };

/** Addresses that a later message gave, besides the first one of its thread. */
function listAddedEmails(
  messages: readonly InboundMessage[],
  people: readonly PersonDetails[],
): ThreadEvent[] {
  const known = new Set(people.map((person) => getOriginal(person).email?.toLowerCase()));
  return messages.flatMap(({ id, at, email }) => {
    if (email === null || known.has(email.toLowerCase())) return [];
    known.add(email.toLowerCase());
    return [{ id: `${id} email`, at, by: null, kind: 'email-added' as const, detail: email }];
  });
}

/** A message reopens a closed thread, unless it only is an opt-out, an opt-in, or a question for help. */
function listReopenings(
  events: readonly ThreadEvent[],
  messages: readonly InboundMessage[],
): ThreadEvent[] {
  const statuses = events.filter(({ kind }) => kind === 'status');
  return statuses.flatMap(({ at: closedAt, detail }, index) => {
    if (detail !== 'closed') return [];
    const until = statuses[index + 1]?.at;
    const message = messages.find(
      ({ at, intent }) => intent === null && at > closedAt && (until === undefined || at < until),
    );
    if (message === undefined) return [];
    const { id, at } = message;
    return [{ id: `${id} reopened`, at, by: null, kind: 'reopened' as const, detail: null }];
  });
}
