/**
 * Names what is typed in one channel of a thread or record, and its sending. Each channel keeps its own words: a private note can only
 * become an e-mail if somebody types it there.
 */
export function draftKey(path: string, channel: string): string {
  return `${path}/${channel}`;
}
