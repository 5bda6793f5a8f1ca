/** What may be chosen where a file is asked for. */
export type FileRule = {
  maxBytes: number;
  /** What the browser offers, as `accept` has it: media types, and extensions for phones that know no type for a file from another app. */
  accept: readonly string[];
  /** What is said of another kind; without it any is taken. */
  wrongKind?: string;
  /** What is said of one that is empty, or too large, in place of the usual words. */
  empty?: string;
  tooLarge?: string;
};

/** What is wrong with a file, in words, or null. Checked here at once, so that nobody uploads for a minute in vain; the server looks at the content. */
export function fileProblem(
  rule: FileRule,
  file: Pick<File, 'name' | 'size' | 'type'> | null,
): string | null {
  if (file === null) return null;
  const { size, type } = file;
  // Some computers know no type for a file, or one of their own; as for the browser's own choice, its name then does.
  const extension = file.name.toLowerCase().replace(/.*\./, '.');
  const isAccepted = [type, extension].some((kind) => rule.accept.includes(kind));
  if (rule.wrongKind && !isAccepted) return rule.wrongKind;
  if (size === 0) return rule.empty || 'This file is empty. Please choose another one';
  if (size <= rule.maxBytes) return null;
  return (
    rule.tooLarge ||
    `This file is too large (${megabytes(size)} MB). Please choose one of at most ${megabytes(rule.maxBytes)} MB`
  );
}

/** Rounded up, so that a file just above the limit is never called as large as the limit. */
function megabytes(bytes: number): number {
  return Math.ceil((bytes / 1024 / 1024) * 10) / 10;
}
