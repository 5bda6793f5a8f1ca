import type { ContactPoint } from '../../../../contract/inbox/person-schema';
import { formatContactName, formatContactValue } from '../../../../contract/inbox/person-form';
import type { Texting } from '../../../../contract/sms/schema';
import type { FieldChange } from '../../../core/db/change-log';
import type { PersonDetails, StoredContactPoint } from '../../../core/db/encryption/person';
import type { ThreadTable } from '../table';

type Kind = ContactPoint['kind'];
export const contactKinds: readonly Kind[] = ['phone', 'email'];

/** The preferred one of each kind before the others of it. */
export function listContactPoints({
  contact,
  email,
  profile,
}: Omit<PersonDetails, 'firstName' | 'lastName'>): readonly StoredContactPoint[] {
  if (profile !== undefined) return profile.contactPoints;
  const own = { label: null, name: null, relationship: null };
  return [
    ...(contact === '' ? [] : [{ id: 'phone', kind: 'phone' as const, value: contact, ...own }]),
    ...(email === null ? [] : [{ id: 'email', kind: 'email' as const, value: email, ...own }]),
  ];
}

/** The number and address in the first message. */
export function getOriginal({
  contact,
  email,
  profile,
}: PersonDetails): Pick<PersonDetails, 'contact' | 'email'> {
  return profile?.original ?? { contact, email };
}

export function findContactPoint(
  points: readonly StoredContactPoint[],
  kind: Kind,
  value: string | null,
): StoredContactPoint | undefined {
  const key = value?.toLowerCase();
  return points.find((point) => point.kind === kind && point.value.toLowerCase() === key);
}

/** The number and the address that the office uses by default. */
export function pickPreferred(
  points: readonly StoredContactPoint[],
): Pick<PersonDetails, 'contact' | 'email'> {
  const find = (kind: Kind) => points.find((point) => point.kind === kind)?.value;
  return { contact: find('phone') ?? '', email: find('email') ?? null };
}

type Person = PersonDetails & { id: string };

export function listNumbers(people: readonly PersonDetails[]): string[] {
  const phones = people.flatMap(listContactPoints).filter(({ kind }) => kind === 'phone');
  return phones.map(({ value }) => value);
}

/** As the office sees those of a visible thread and of those merged into it. */
export function toContactPoints(
  members: readonly Person[],
  visibleId: string,
  getTexting: (number: string) => Texting,
): ContactPoint[] {
  return members.flatMap((member) => {
    const points = listContactPoints(member);
    const preferred = contactKinds.map((kind) => points.find((point) => point.kind === kind));
    return points.map((point) => ({
      ...point,
      userId: member.id,
      isPreferred: member.id === visibleId && preferred.includes(point),
      texting: point.kind === 'phone' ? getTexting(point.value) : null,
    }));
  });
}

/** The fields of a thread's person besides contact points. */
export function toPersonFields({
  firstName,
  lastName,
  profile,
  language,
  source,
}: PersonDetails & Pick<ThreadTable, 'language' | 'source'>) {
  const { preferredName = '', bestTime = '', referredBy = '' } = profile ?? {};
  return { firstName, lastName, preferredName, bestTime, referredBy, language, source };
}

/** '(212) 555-0143, home, of Ana Diaz (daughter)' */
export function formatContactPoint(point: StoredContactPoint): string {
  const whose = formatContactName(point);
  const facts = [formatContactValue(point), point.label, whose && `of ${whose}`];
  return facts.filter(Boolean).join(', ');
}

/** The points that were added, corrected, removed, and preferred, for the history. */
export function diffContactPoints(
  before: readonly StoredContactPoint[],
  after: readonly StoredContactPoint[],
): FieldChange[] {
  const format = (point: StoredContactPoint | undefined) =>
    point === undefined ? null : formatContactPoint(point);
  return contactKinds.flatMap((kind) => {
    const old = before.filter((point) => point.kind === kind);
    const current = after.filter((point) => point.kind === kind);
    const ids = new Set([...old, ...current].map(({ id }) => id));
    const changes: FieldChange[] = [...ids].map((id) => ({
      field: kind,
      from: format(old.find((point) => point.id === id)),
      to: format(current.find((point) => point.id === id)),
    }));
    const [first, preferred] = [old[0], current[0]];
    // If the former one is gone, its removal says it.
    if (first?.id !== preferred?.id && current.some(({ id }) => id === first?.id)) {
      changes.push({ field: `preferred-${kind}`, from: format(first), to: format(preferred) });
    }
    return changes.filter(({ from, to }) => from !== to);
  });
}
