import type { Fault } from './content-issue';

/**
 * A file of content/ in its two parts; `bodyLine` is the line of the file on which the body begins (1-based). Without both
 * `---` lines `missing` says which one to write. Notepad's mark before the first letter (BOM) is left out.
 */
export function splitFrontMatter(text: string): {
  frontMatter: string;
  body: string;
  bodyLine: number;
  missing: Pick<Fault, 'problem' | 'advice'> | null;
} {
  const whole = text.replace(/^\uFEFF/, '');
  const match = /^---[ \t]*\r?\n((?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)/.exec(whole);
  if (match) {
    return {
      frontMatter: match[1] ?? '',
      body: whole.slice(match[0].length),
      bodyLine: match[0].split('\n').length,
      missing: null,
    };
  }
  const opened = /^---[ \t]*\r?\n/.test(whole);
  return {
    frontMatter: '',
    body: opened ? '' : whole,
    bodyLine: 1,
    missing: opened
      ? {
          problem: 'The fields at the top do not end.',
          advice: 'Write --- on a line of its own after the last field.',
        }
      : {
          problem: 'The file does not begin with its fields.',
          advice: 'Write --- on the first line, then one "name: value" a line, then --- again.',
        },
  };
}
