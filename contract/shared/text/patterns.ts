/** Any visible character: no space, control, filler (U+3164), blank braille, or mark without a letter. */
export const visibleCharacter = /[^\s\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** JSON Schema pattern of a text that the database can store: PostgreSQL rejects NUL. */
export const storableText = '^[^\\u0000]*$';
/** The same with at least one visible character. Free of backtracking, so that a long text can't block the server. */
export const nonBlankText = `^(?![^]*\\u0000)[^]*?${visibleCharacter.source}`;
