/** The hash in the address or the file name of a post's picture; '' in any other. */
export function nameOfPicture(path: string): string {
  return /([0-9a-f]{32})\.webp$/.exec(path)?.[1] ?? '';
}
