import type { OutboundEmail } from './email';
import { stripReplyPrefixes } from './subjects';
import { extractMessageIds, limitReferences } from './message-ids';

/** The headers of an inbound email: those that a reply repeats, and the sender's name. */
export type EmailHeaders = {
  /** Missing in emails stored before 2026-12. */
  name?: string;
  messageId: string | null;
  references: readonly string[];
  subject: string;
};

/** The email that a reply answers: the person's, or our own earlier one, whose subject we keep. */
export type ParentEmail = Omit<EmailHeaders, 'name' | 'subject'> & { subject: string | null };

/**
 * Makes mail programs show a reply below the email that it answers (RFC 5322, section 3.6.4), with the subject that the person
 * chose.
 * @param ownSubjects how our subjects begin
 */
export function addReplyHeaders(
  email: OutboundEmail,
  parent: ParentEmail | null,
  ownSubjects: readonly string[],
): OutboundEmail {
  if (parent === null) return email;
  const [inReplyTo] = extractMessageIds(parent.messageId ?? '');
  const references = limitReferences([...parent.references, ...(inReplyTo ? [inReplyTo] : [])]);
  const subject = parent.subject === null ? null : findNewSubject(parent.subject, ownSubjects);
  return {
    ...email,
    ...(inReplyTo !== undefined && { inReplyTo }),
    ...(references.length > 0 && { references }),
    ...(subject !== null && { subject: `Re: ${subject}` }),
  };
}

/** An inbound email's subject without 'Re:'. Null if it has none, or the one that we gave the conversation. */
export function findNewSubject(subject: string, ownSubjects: readonly string[]): string | null {
  const bare = stripReplyPrefixes(subject);
  return bare === '' || ownSubjects.some((own) => bare.startsWith(own)) ? null : bare;
}
