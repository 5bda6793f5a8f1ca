const maxIds = 50;
/** Of a References header. Its first id names the conversation, so that one is never left out. */
const maxReferences = 20;

/** The idempotency key of a message's job. The Message-ID of an email contains it, so that replies and bounces can be matched. */
export function messageJobKey(messageId: string): string {
  return `reply-${messageId}`;
}

/** Of the email that tells a caregiver that a help-desk request came in. */
export function receiptJobKey(requestId: string): string {
  return `help-desk-receipt-${requestId}`;
}

/** @param from the office's sender address */
export function formatMessageId(jobKey: string, from: string): string {
  return `<${jobKey}@${from.slice(from.indexOf('@') + 1)}>`;
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const replyMessageId = new RegExp(
  String.raw`<(?:reply|help-desk-receipt)-(${uuid})@[^<>\s]{1,255}>`,
  'gi',
);

/** The ids of our messages, or of the help-desk requests whose receipts are named. */
export function extractReplyIds(header: string): string[] {
  return [...header.matchAll(replyMessageId)].map(([, id = '']) => id.toLowerCase()).slice(-maxIds);
}

/** True for the Message-ID of an email that the outbox sent. */
export function isOwnMessageId(messageId: string, from: string): boolean {
  const key = new RegExp(`^<((?:[a-z]+-)+${uuid})@`, 'i').exec(messageId)?.[1] ?? '';
  return messageId.toLowerCase() === formatMessageId(key, from).toLowerCase();
}

/** The ids of a Message-ID, In-Reply-To, or References header, without what could not stand in a header again. */
export function extractMessageIds(header: string): string[] {
  return header.match(/<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>/g) ?? [];
}

/** The ids of a reply's References header: those of the email that it answers, and that email's own (RFC 5322, section 3.6.4). */
export function limitReferences(ids: readonly string[]): string[] {
  const unique = [...new Set(ids)];
  if (unique.length <= maxReferences) return unique;
  return [...unique.slice(0, 1), ...unique.slice(1 - maxReferences)];
}
