import { unprintable } from '../../shared/text/text-rules';
import type { IssueMessage, MdxIssue } from '../mdx-issue';

const maxIssues = 20;

/** Bidirectional controls, as characters or HTML references: text after one displays in another order. */
const bidiControl =
  /\p{Bidi_Control}|&[lr]lm;|&#(?:x0*(?:61c|200[ef]|202[a-e]|206[6-9])|0*(?:1564|820[67]|823[4-8]|829[4-7]));/iu;

const unprintableIssue: IssueMessage = {
  message: 'This character can’t be displayed.',
  advice: 'Delete it, or type the word again without pasting.',
};

const bidiIssue: IssueMessage = {
  message: 'There is an invisible character here that reverses the direction of the text.',
  advice: 'Delete it, or type the words around it again without pasting.',
};

const checks = [
  [unprintable, unprintableIssue],
  [bidiControl, bidiIssue],
] as const;

export function checkCharacters(body: string): MdxIssue[] {
  const issues = body.split(/\r\n?|\n/).flatMap((line, index) =>
    checks.flatMap(([pattern, issue]): MdxIssue[] => {
      const position = line.search(pattern);
      return position === -1 ? [] : [{ line: index + 1, column: position + 1, ...issue }];
    }),
  );
  return issues.slice(0, maxIssues);
}

export function checkAttributeCharacters(value: string): IssueMessage | null {
  return unprintable.test(value.replace(/[\r\n]/g, ' ')) ? unprintableIssue : null;
}
