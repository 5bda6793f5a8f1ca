/** The key of a draft. Each channel has its own, so that a private note never becomes an e-mail by switching channels. */
export function getDraftKey(path: string, channel: string): string {
  return `${path}/${channel}`;
}
