/** Most ids that are looked up of one mail. */
const mostIds = 50;

/** What the Message-ID of an answer begins with, before the id of its message (outbox/channels/message-options.ts). */
const ours = /<reply-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^<>\s]{1,255}>/gi;

/** The ids of our answers among the Message-IDs of a header, as it has them. */
export function sentIds(header: string): string[] {
  return [...header.matchAll(ours)].map(([, id]) => (id ?? '').toLowerCase()).slice(-mostIds);
}
