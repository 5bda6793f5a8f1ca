import { sql, type RawBuilder } from 'kysely';

/** Who sent a request, as far as another one can be known by it. */
export type KnownBy = { contact: string; email: string | null };

/** Whether a row of help_desk is the same person's: by the number, or by the address, in whatever letters it was typed. */
export function isSamePerson({ contact, email }: KnownBy): RawBuilder<boolean> {
  return email === null
    ? sql`(contact = ${contact})`
    : sql`(contact = ${contact} or lower(email) = lower(${email}))`;
}
