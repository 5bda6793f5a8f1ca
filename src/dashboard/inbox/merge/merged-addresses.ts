import type { Chat } from '../../../../contract/inbox/schema';

/** Whether an address is that of a thread which the office has merged into this one: it has said itself whose it is. */
export function isOfMerged({ merged }: Pick<Chat, 'merged'>, address: string): boolean {
  return merged.some(({ email }) => email?.toLowerCase() === address.toLowerCase());
}
