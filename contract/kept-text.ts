/** Patterns of texts that are kept, or compared with what is: PostgreSQL can keep no NUL. */
export const keptText = '^[^\\u0000]*$';
export const keptWords = '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$';
