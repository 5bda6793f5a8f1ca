import type { LabeledValue } from '../../../../contract/shared/schema/fields';
import { answerSubjects } from '../../../../contract/inbox/reply-subjects';
import { maxFullTextLength, maxMessageLength } from '../../../../contract/inbox/constants';
import { findNewSubject } from '../reply-headers';
import { isForwardSubject } from '../subjects';
import { describeFile } from './attached-file';
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
  const { names, knownTexts, timeZone } = correspondent;
  const isForward = isForwardSubject(email.subject);
  const isEncrypted = email.protection === 'encrypted';
  const own = isEncrypted ? '' : stripQuotedText(email.text, { names, knownTexts, isForward });
  const shown = [...own].slice(0, maxMessageLength.email).join('');
  const heading = email.event === null ? '' : formatEventHeading(email.event, timeZone);
  const text = [heading, shown].filter((part) => part !== '').join('\n\n');
  const placeholder = isEncrypted ? '[encrypted email]' : '[email without text]';
  const fullText = [...email.text].slice(0, maxFullTextLength).join('');
  const isLonger = countLetters(fullText) > countLetters(shown);
  return {
    text: text || placeholder,
    details: listDetails(email, own, correspondent),
    fullText: isLonger ? fullText : null,
  };
}

/** @param own the sender's own text */
function listDetails(
  email: InboundEmail,
  own: string,
  correspondent: Correspondent,
): LabeledValue[] {
  const { event, protection, files } = email;
  const isNewSubject =
    findNewSubject(email.subject, answerSubjects) !== null && email.subject !== event?.title;
  const { requestReference } = correspondent;
  return [
    ...listNewEventDetails(email, own, correspondent.timeZone),
    ...(protection === null ? [] : [protectionDetails[protection]]),
    ...(email.origin === 'automatic' ? [automaticDetail] : []),
    ...listSenderDetails(email, correspondent),
    ...(isNewSubject ? [{ label: 'Subject', value: email.subject }] : []),
    ...(requestReference === null ? [] : [{ label: 'Help-desk request', value: requestReference }]),
    ...listLengthDetails(email, own),
    ...(files.length === 0 ? [] : [{ label: 'Attachments', value: formatAttachments(files) }]),
    ...(files.some(({ type }) => type === 'application/ms-tnef') ? [outlookDetail] : []),
  ];
}

/** Without a note that the text repeats. */
function listNewEventDetails({ event }: InboundEmail, own: string, timeZone: string) {
  const isRepeated = ({ label, value }: LabeledValue) =>
    label === 'Note' && normalizeSpace(own).includes(normalizeSpace(value));
  return event === null
    ? []
    : listEventDetails(event, timeZone).filter((detail) => !isRepeated(detail));
}

function listSenderDetails(
  { from, replyTo }: InboundEmail,
  { isKnownSender, isKnownReplyTo }: Correspondent,
): LabeledValue[] {
  const details: LabeledValue[] = [];
  if (!isKnownSender) {
    details.push({ label: 'Sent from', value: formatSender(from ?? 'No sender address') });
  }
  if (replyTo !== null) {
    const value = isKnownReplyTo ? `${replyTo}.` : formatSender(replyTo);
    details.push({
      label: 'Reply to',
      value: `${value} To answer there, choose it above your reply.`,
    });
  }
  return details;
}

function listLengthDetails({ isTruncated, text }: InboundEmail, own: string): LabeledValue[] {
  const maxLength = maxMessageLength.email;
  if (!isTruncated && [...own].length <= maxLength) return [];
  const limit = maxLength.toLocaleString('en-US');
  const isStored = !isTruncated && [...text].length <= maxFullTextLength;
  const rest = isStored ? '' : ' The full email is in the mailbox.';
  return [
    { label: 'Shortened', value: `Only the first ${limit} characters are shown here.${rest}` },
  ];
}

const automaticDetail: LabeledValue = {
  label: 'Automatic email',
  value: 'Sent by a program, so it doesn’t count as waiting for a reply.',
};

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

function formatAttachments(files: InboundEmail['files']): string {
  const lines = files.slice(0, maxFiles).map(describeFile);
  if (files.length > maxFiles) lines.push(`${String(files.length - maxFiles)} more`);
  return [...lines, `Open the mailbox to see ${files.length === 1 ? 'it' : 'them'}.`].join('\n');
}
