/** What a file field accepts. */
export type FileRule = {
  maxBytes: number;
  /** Media types. */
  types: readonly string[];
  /** File extensions in lower case, for phones that know no type for a file from another app. */
  extensions: readonly string[];
  /** What to choose, as in 'Please choose …'. */
  kinds: string;
};

/** What is wrong with a file, in words, or null. Checked here at once, so that nobody uploads for a minute in vain; the server looks at the content. */
export function fileProblem(
  rule: FileRule,
  file: Pick<File, 'name' | 'size' | 'type'> | null,
): string | null {
  if (file === null) return null;
  const extension = /\.([^.]+)$/.exec(file.name.toLowerCase())?.[1] ?? '';
  const accepted =
    file.type === '' ? rule.extensions.includes(extension) : rule.types.includes(file.type);
  if (!accepted) return `Please choose ${rule.kinds}`;
  if (file.size === 0) return 'This file is empty. Please choose another one';
  if (file.size > rule.maxBytes) {
    return `This file is too large (${megabytes(file.size)} MB). Please choose one of at most ${megabytes(rule.maxBytes)} MB`;
  }
  return null;
}

/** Rounded up, so that a file just above the limit is never called as large as the limit. */
function megabytes(bytes: number): number {
  return Math.ceil((bytes / 1024 / 1024) * 10) / 10;
}
