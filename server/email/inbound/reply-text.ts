import type { LabeledValue } from '../../../contract/shared/schema/fields';
import { maxMessageLength } from '../../../contract/inbox/constants';
import type { Config } from '../../config';
import { replySubject } from '../templates/region-email';
import type { Regions } from '../../site/region-records';
import type { InboundEmail } from './parse-email';
import { stripQuotedText } from './strip-quoted-text';

const maxFileNames = 10;

/** The sender's own text, and details to show below it. `names` help to recognize quoted e-mails of ours. */
export function extractReplyText(
  email: Pick<InboundEmail, 'from' | 'subject' | 'text' | 'fileNames' | 'isTruncated'>,
  { names, isKnownSender }: { names: readonly string[]; isKnownSender: boolean },
): { text: string; details: LabeledValue[] } {
  const maxLength = maxMessageLength.email;
  const characters = [...stripQuotedText(email.text, names)];
  const details: LabeledValue[] = [];
  if (!isKnownSender) {
    const value =
      email.from === null
        ? 'No sender address.'
        : `${email.from}. The office has not written to this address.`;
    details.push({ label: 'Sent from', value });
  }
  if (!isReplySubject(email.subject)) details.push({ label: 'Subject', value: email.subject });
  if (email.isTruncated || characters.length > maxLength) {
    const limit = maxLength.toLocaleString('en-US');
    const value = `Only the first ${limit} characters are kept here. The full e-mail is in the mailbox.`;
    details.push({ label: 'Shortened', value });
  }
  if (email.fileNames.length > 0) {
    details.push({ label: 'Attachments', value: formatAttachments(email.fileNames) });
  }
  const text = characters.slice(0, maxLength).join('') || '[empty e-mail]';
  return { text, details };
}

export function listAgencyNames(regions: Regions, { mail, inboundEmail }: Config): string[] {
  const names = Object.values(regions).flatMap(({ company, email }) => [company, email]);
  const replyDomain = inboundEmail?.address?.split('@')[1];
  return [...names, mail.from, ...(replyDomain === undefined ? [] : [replyDomain])];
}

function isReplySubject(subject: string): boolean {
  const bare = subject.replace(/^(?:\s*(?:re|aw|sv|rv|res|antw)\s*:)+\s*/i, '');
  return bare === '' || bare.startsWith(replySubject);
}

function formatAttachments(names: readonly string[]): string {
  const count = names.length === 1 ? '1 attachment' : `${String(names.length)} attachments`;
  const listed = names.slice(0, maxFileNames);
  if (names.length > maxFileNames) listed.push(`${String(names.length - maxFileNames)} more`);
  return `${count}: ${listed.join(', ')}. Open the mailbox to see ${names.length === 1 ? 'it' : 'them'}.`;
}
