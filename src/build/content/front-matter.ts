/** A file of content/ in its two parts; `bodyLine` is the line of the file on which the body begins (1-based). */
export function splitFrontMatter(text: string) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n?/.exec(text);
  if (!match) return { frontMatter: '', body: text, bodyLine: 1 };
  return {
    frontMatter: match[1] ?? '',
    body: text.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
  };
}
