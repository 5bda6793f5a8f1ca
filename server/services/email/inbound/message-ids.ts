const maxIds = 50;

/** The idempotency key of a reply's job. The Message-ID contains it, so that replies and bounces can be matched. */
export function replyJobKey(messageId: string): string {
  return `reply-${messageId}`;
}

const replyMessageId = /<reply-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^<>\s]{1,255}>/gi;

export function extractReplyIds(header: string): string[] {
  return [...header.matchAll(replyMessageId)].map(([, id = '']) => id.toLowerCase()).slice(-maxIds);
}
