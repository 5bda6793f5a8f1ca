/** Most ids that are looked up of one mail. */
const mostIds = 50;

/** The key of the job that sends an answer; its Message-ID begins with it (outbox/channels/message-options.ts), and so the answer is known when its mail comes back. */
export function replyKey(messageId: string): string {
  return `reply-${messageId}`;
}

/** A Message-ID that begins with the key of an answer. */
const ours = /<reply-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^<>\s]{1,255}>/gi;

/** The ids of our answers among the Message-IDs of a header, as it has them. */
export function sentIds(header: string): string[] {
  return [...header.matchAll(ours)].map(([, id]) => (id ?? '').toLowerCase()).slice(-mostIds);
}
