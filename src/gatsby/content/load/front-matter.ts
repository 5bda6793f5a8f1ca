import type { IssueMessage } from '../../../../contract/mdx/mdx-issue';

/**
 * Splits a file of content/. `bodyLine` is the body's first line, from 1; `missing` is the issue of a file without both `---` lines.
 * Skips a byte order mark, which Notepad adds.
 */
export function splitFrontMatter(text: string): {
  frontMatter: string;
  body: string;
  bodyLine: number;
  missing: IssueMessage | null;
} {
  const content = text.replace(/^\uFEFF/, '');
  const match = /^---[ \t]*\r?\n((?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)/.exec(content);
  if (match) {
    return {
      frontMatter: match[1] ?? '',
      body: content.slice(match[0].length),
      bodyLine: match[0].split('\n').length,
      missing: null,
    };
  }
  const isOpened = /^---[ \t]*\r?\n/.test(content);
  return {
    frontMatter: '',
    body: isOpened ? '' : content,
    bodyLine: 1,
    missing: isOpened
      ? {
          message: 'The fields at the top have no end.',
          advice: 'Write --- on its own line after the last field.',
        }
      : {
          message: 'The fields at the top are missing.',
          advice: 'Write --- on the first line, then one "name: value" per line, then --- again.',
        },
  };
}
