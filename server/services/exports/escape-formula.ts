/** Characters that start a formula (OWASP, "CSV Injection"), with their wide, small, and raised Unicode forms. */
const sign = String.raw`[=+\-@\u2212\u207a-\u207c\u208a-\u208c\u2a75\u2a76\ufb29\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]`;
/** The start of a cell: some countries' spreadsheets split at semicolons or tabs, and some programs skip the characters that follow here. */
const begin = String.raw`(?:^|[;\t\r\n])(?:(?![;\t\r\n])[\s\p{Cf}\p{Cc}"])*`;

const unescaped = new RegExp(String.raw`(${begin})(?='*${sign})`, 'gu');
const escaped = new RegExp(String.raw`(${begin})'(?='*${sign})`, 'gu');

/**
 * Puts an apostrophe before each sign that could start a formula, and before a text that starts with a tab or line end. An existing
 * apostrophe gets one more, so that unescapeFormula() restores the original.
 */
export function escapeFormula(text: string): string {
  return text.replace(unescaped, "$1'").replace(/^(?='*[\t\r\n])/, "'");
}

/** Reverses escapeFormula(). A hand-typed "'-5" loses its apostrophe too. */
export function unescapeFormula(text: string): string {
  return text.replace(escaped, '$1').replace(/^'(?='*[\t\r\n])/, '');
}
