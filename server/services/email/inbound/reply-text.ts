import type { LabeledValue } from '../../../../contract/shared/schema/fields';
import { maxFullTextLength, maxMessageLength } from '../../../../contract/inbox/constants';
import type { Config } from '../../../core/config/config';
import { findNewSubject } from '../reply-headers';
import { replySubject, signatureLines } from '../templates/region-email';
import type { Regions } from '../../site/region-records';
import { isForwardSubject } from './automatic-email';
import type { InboundEmail } from './parse-email';
import { stripQuotedText } from './quotes/strip-quoted-text';

const maxFileNames = 10;

type Correspondent = {
  /** The office's names, addresses, and signatures, to recognize its quoted emails. */
  names: readonly string[];
  /** Earlier messages of the thread. */
  knownTexts: readonly string[];
  isKnownSender: boolean;
  /** The office has written to the address where the sender wants replies. */
  isKnownReplyTo: boolean;
  /** Of the help-desk request that the email answers. */
  requestReference: string | null;
};

/** The sender's own text, details to show below it, and the full text if some was left out. */
export function extractReplyText(
  email: InboundEmail,
  { names, knownTexts, isKnownSender, isKnownReplyTo, requestReference }: Correspondent,
): { text: string; details: LabeledValue[]; fullText: string | null } {
  const maxLength = maxMessageLength.email;
  const isForward = isForwardSubject(email.subject);
  const own = stripQuotedText(email.text, { names, knownTexts, isForward });
  const characters = [...own];
  const details: LabeledValue[] = [];
  if (email.origin === 'automatic') {
    const value = 'Sent by a program, so it doesn’t count as waiting for a reply.';
    details.push({ label: 'Automatic email', value });
  }
  if (!isKnownSender) {
    details.push({ label: 'Sent from', value: formatSender(email.from ?? 'No sender address') });
  }
  if (email.replyTo !== null) {
    const value = isKnownReplyTo ? `${email.replyTo}.` : formatSender(email.replyTo);
    details.push({
      label: 'Reply to',
      value: `${value} To answer there, choose it above your reply.`,
    });
  }
  if (findNewSubject(email.subject, replySubject) !== null) {
    details.push({ label: 'Subject', value: email.subject });
  }
  if (requestReference !== null) {
    details.push({ label: 'Help-desk request', value: requestReference });
  }
  if (email.isTruncated || characters.length > maxLength) {
    const limit = maxLength.toLocaleString('en-US');
    const value = `Only the first ${limit} characters are shown here.`;
    const isStored = !email.isTruncated && [...email.text].length <= maxFullTextLength;
    const rest = isStored ? '' : ' The full email is in the mailbox.';
    details.push({ label: 'Shortened', value: value + rest });
  }
  if (email.fileNames.length > 0) {
    details.push({ label: 'Attachments', value: formatAttachments(email.fileNames) });
  }
  const text = characters.slice(0, maxLength).join('') || '[empty email]';
  const fullText = [...email.text].slice(0, maxFullTextLength).join('');
  const isLonger = countLetters(fullText) > countLetters(text);
  return { text, details, fullText: isLonger ? fullText : null };
}

function countLetters(text: string): number {
  return text.replace(/\s/g, '').length;
}

function formatSender(address: string): string {
  if (!address.includes('@')) return `${address}.`;
  return `${address}. The office has not written to this address.`;
}

export function listAgencyNames(regions: Regions, { mail, inboundEmail }: Config): string[] {
  const names = Object.values(regions).flatMap((region) => [
    region.company,
    region.email,
    ...signatureLines(region),
  ]);
  const replyDomain = inboundEmail?.address?.split('@')[1];
  return [...names, mail.from, ...(replyDomain === undefined ? [] : [replyDomain])];
}

function formatAttachments(names: readonly string[]): string {
  const count = names.length === 1 ? '1 attachment' : `${String(names.length)} attachments`;
  const listed = names.slice(0, maxFileNames);
  if (names.length > maxFileNames) listed.push(`${String(names.length - maxFileNames)} more`);
  return `${count}: ${listed.join(', ')}. Open the mailbox to see ${names.length === 1 ? 'it' : 'them'}.`;
}
