/** Returns the hash in the URL or file name of a post's picture, or '' for other files. */
export function getPictureHash(path: string): string {
  return /([0-9a-f]{32})\.webp$/.exec(path)?.[1] ?? '';
}
