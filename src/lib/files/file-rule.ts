export type FileRule = {
  maxBytes: number;
  /** As in `accept`: media types, plus extensions for phones that report no type. */
  accept: readonly string[];
  /** Message for other types; without it any type is accepted. */
  wrongKind?: string;
  empty?: string;
  tooLarge?: string;
};

/**
 * Returns a message or null. Checks early, so nobody uploads for a minute in vain; the server
 * checks the content.
 */
export function fileProblem(
  rule: FileRule,
  file: Pick<File, 'name' | 'size' | 'type'> | null,
): string | null {
  if (file === null) return null;
  const { size, type } = file;
  // Some computers report no type or a custom one.
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

/** Rounds up, so a file just over the limit does not look exactly as large as the limit. */
function megabytes(bytes: number): number {
  return Math.ceil((bytes / 1024 / 1024) * 10) / 10;
}
