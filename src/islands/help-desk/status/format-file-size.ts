const kilobyte = 1024;

/** The size of a file as people say it: '1 KB', '820 KB', '4.9 MB'. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  if (kilobytes < kilobyte) return `${kilobytes} KB`;
  return `${Number((bytes / kilobyte / kilobyte).toFixed(1))} MB`;
}
