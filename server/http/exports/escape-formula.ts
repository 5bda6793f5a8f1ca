/** The signs that begin a formula (OWASP, "CSV Injection"), in every form that Unicode has of them: wide, small, raised. */
const sign = String.raw`[=+\-@\u2212\u207a-\u207c\u208a-\u208c\u2a75\u2a76\ufb29\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]`;
/** Where a cell begins: sheets of other countries part cells at semicolons or tabs. Some programs pass over what follows here. */
const begin = String.raw`(?:^|[;\t\r\n])(?:(?![;\t\r\n])[\s\p{Cf}\p{Cc}"])*`;

const unmarked = new RegExp(String.raw`(${begin})(?='*${sign})`, 'gu');
const marked = new RegExp(String.raw`(${begin})'(?='*${sign})`, 'gu');

/**
 * A text that begins no formula, nor does any cell of it where sheets part cells at semicolons, tabs or line ends: an apostrophe
 * goes before each sign that might begin one, and before a text that begins with a tab or line end. Where apostrophes stand there
 * already it is one more, so that undefuse() knows ours from those that somebody typed.
 */
export function escapeFormula(text: string): string {
  return text.replace(unmarked, "$1'").replace(/^(?='*[\t\r\n])/, "'");
}

/** What defuse() was given, for every text; one by hand that has such an apostrophe, as people write "'-5" in sheets, loses it. */
export function undefuse(text: string): string {
  return text.replace(marked, '$1').replace(/^'(?='*[\t\r\n])/, '');
}
