import { sql, type RawBuilder } from 'kysely';

export type ContactDetails = { contact: string; email: string | null };

/** A condition on help_desk: the same number, or the same address ignoring case. */
export function isSamePerson({ contact, email }: ContactDetails): RawBuilder<boolean> {
  return email === null
    ? sql`(contact = ${contact})`
    : sql`(contact = ${contact} or lower(email) = lower(${email}))`;
}
