/** Any visible character: no space, control, filler (U+3164), blank braille, or mark without a letter. */
export const visibleCharacter = /[^\s\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** JSON Schema pattern of a text that the database can store: PostgreSQL rejects NUL. */
export const storableText = '^[^\\u0000]*$';
/** The same with at least one visible character. Free of backtracking, so that a long text can't block the server. */
export const nonBlankText = `^(?![^]*\\u0000)[^]*?${visibleCharacter.source}`;

/** Halfwidth kana marks become combining ones when a text is normalized. */
const marks = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/**
 * Cuts runs of marks to 30, which is more than any language has (UAX #15, "Stream-Safe Text Format"). Call it before normalize(), which
 * takes minutes for long runs.
 */
export function limitMarks(text: string): string {
  return text.replace(marks, '$1');
}
