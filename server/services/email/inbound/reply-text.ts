import type { LabeledValue } from '../../../../contract/shared/schema/fields';
import { maxFullTextLength, maxMessageLength } from '../../../../contract/inbox/constants';
import type { Config } from '../../../core/config/config';
import { findNewSubject } from '../reply-headers';
import { replySubject, signatureLines } from '../templates/region-email';
import type { Regions } from '../../site/region-records';
import { describeFile } from './attached-file';
import { isForwardSubject } from './automatic-email';
import { formatEventHeading, listEventDetails } from './calendar-event';
import type { InboundEmail } from './parse-email';
import { stripQuotedText } from './quotes/strip-quoted-text';

const maxFiles = 10;

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
  /** Of the office, for events. */
  timeZone: string;
};

/** The sender's own text, details to show below it, and the full text if some was left out. */
export function extractReplyText(
  email: InboundEmail,
  correspondent: Correspondent,
): { text: string; details: LabeledValue[]; fullText: string | null } {
  const { names, knownTexts, isKnownSender, isKnownReplyTo, requestReference, timeZone } =
    correspondent;
  const { files, event, protection } = email;
  const maxLength = maxMessageLength.email;
  const isForward = isForwardSubject(email.subject);
  const isEncrypted = protection === 'encrypted';
  const own = isEncrypted ? '' : stripQuotedText(email.text, { names, knownTexts, isForward });
  const characters = [...own];
  const details: LabeledValue[] = [];
  if (event !== null) {
    const isRepeated = ({ label, value }: LabeledValue) =>
      label === 'Note' && normalizeSpace(own).includes(normalizeSpace(value));
    details.push(...listEventDetails(event, timeZone).filter((detail) => !isRepeated(detail)));
  }
  if (protection !== null) details.push(protectionDetails[protection]);
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
  const isNewSubject = findNewSubject(email.subject, replySubject) !== null;
  if (isNewSubject && email.subject !== event?.title) {
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
  if (files.length > 0) details.push({ label: 'Attachments', value: formatAttachments(files) });
  if (files.some(({ type }) => type === 'application/ms-tnef')) details.push(outlookDetail);
  const shown = characters.slice(0, maxLength).join('');
  const heading = event === null ? '' : formatEventHeading(event, timeZone);
  const text = [heading, shown].filter((part) => part !== '').join('\n\n');
  const placeholder = isEncrypted ? '[encrypted email]' : '[email without text]';
  const fullText = [...email.text].slice(0, maxFullTextLength).join('');
  const isLonger = countLetters(fullText) > countLetters(shown);
  return { text: text || placeholder, details, fullText: isLonger ? fullText : null };
}

const protectionDetails = {
  signed: { label: 'Signed', value: 'With a digital signature, which isn’t checked here.' },
  encrypted: {
    label: 'Encrypted',
    value:
      'Only the recipient’s mail program can decrypt it. Open it in the mailbox, or ask the sender to send it without encryption.',
  },
} as const satisfies Record<string, LabeledValue>;

const outlookDetail: LabeledValue = {
  label: 'winmail.dat',
  value:
    'Outlook packed the formatting and any files of this email into it. Ask the sender to send it again as HTML, not as Rich Text.',
};

function normalizeSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
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

function formatAttachments(files: InboundEmail['files']): string {
  const lines = files.slice(0, maxFiles).map(describeFile);
  if (files.length > maxFiles) lines.push(`${String(files.length - maxFiles)} more`);
  return [...lines, `Open the mailbox to see ${files.length === 1 ? 'it' : 'them'}.`].join('\n');
}
