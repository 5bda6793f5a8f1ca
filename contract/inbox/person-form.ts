import { personRules, validateForm, type FieldRule, type FormRules } from '../forms/rules';
import { formatPhone, getPhoneDigits, normalizePhone } from '../shared/phone';
import { checkOneLine } from '../shared/text/text-rules';
import { maxPersonText } from './constants';
import type { ContactPointInput, PersonTexts } from './person-schema';

const line = (maxLength: number = maxPersonText.name): FieldRule => ({
  maxLength,
  check: checkOneLine,
});

/** A thread that was started by a text or an email may have one name only. */
export const personTextRules = {
  firstName: {
    ...line(),
    required: ({ lastName = '' }) => (lastName.trim() === '' ? 'Enter a name' : null),
  },
  lastName: line(),
  preferredName: line(),
  bestTime: line(),
  referredBy: line(),
} as const satisfies Record<keyof PersonTexts, FieldRule>;

/** The names of changed fields in the history, in conflicts, and in the audit log. */
export const personChangeLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  preferredName: 'Preferred name',
  language: 'Language',
  bestTime: 'Best time to call',
  region: 'Office',
  source: 'Source',
  referredBy: 'Referred by',
  phone: 'Phone number',
  email: 'Email address',
  'preferred-phone': 'Preferred phone number',
  'preferred-email': 'Preferred email address',
} as const;
export type PersonChangeField = keyof typeof personChangeLabels;

const contactPointRules = {
  phone: { ...personRules.contact, required: 'Enter a phone number' },
  email: { ...personRules.email, required: 'Enter an email address' },
} as const satisfies Record<ContactPointInput['kind'], FieldRule>;

/** The number as people write it, or the address. */
export function formatContactValue({
  kind,
  value,
}: Pick<ContactPointInput, 'kind' | 'value'>): string {
  return kind === 'phone' ? formatPhone(value) : value;
}

/**
 * The contact point as it is stored, and the errors of its fields.
 * @param known its value so far, which may be a sender of texts that nobody could type, such as a short code
 */
export function parseContactPoint<Point extends Omit<ContactPointInput, 'id'>>(
  point: Point,
  known?: string,
): { point: Point; errors: Record<string, string> } {
  const { kind } = point;
  const isKnown =
    known !== undefined &&
    [known, formatContactValue({ kind, value: known })].includes(point.value.trim());
  const text = kind === 'phone' ? normalizePhone(point.value) : point.value.trim();
  const rules: FormRules = {
    ...(!isKnown && { value: contactPointRules[kind] }),
    label: line(maxPersonText.label),
    name: line(),
    relationship: line(maxPersonText.relationship),
  };
  const { label, name, relationship } = point;
  return {
    point: {
      ...point,
      value: isKnown ? known : kind === 'phone' ? getPhoneDigits(text) : text,
      label: label?.trim() || null,
      name: name?.trim() || null,
      relationship: relationship?.trim() || null,
    },
    errors: validateForm(rules, {
      value: text,
      label: label ?? '',
      name: name ?? '',
      relationship: relationship ?? '',
    }),
  };
}

/** 'Ana Diaz (daughter)'. Null for the person's own. */
export function formatContactName({
  name,
  relationship,
}: Pick<ContactPointInput, 'name' | 'relationship'>): string | null {
  if (name === null) return relationship;
  return relationship === null ? name : `${name} (${relationship})`;
}
