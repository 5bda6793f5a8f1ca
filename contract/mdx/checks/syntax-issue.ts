import type { MdxIssue } from '../mdx-issue';

/** An error of the MDX parser. It has no position at the end of the text. */
type ParserError = {
  line?: number | null;
  column?: number | null;
  reason?: string;
  ruleId?: string;
};
type Position = Pick<MdxIssue, 'line' | 'column'>;

export function toSyntaxIssue(error: unknown, body: string): MdxIssue {
  const { line, column, reason = String(error), ruleId } = error as ParserError;
  const position = line ? { line, column: column ?? 1 } : getEnd(body);
  const issue = (at: Position, message: string, advice: string): MdxIssue => ({
    ...at,
    message,
    advice,
  });

  // The parser stops where it expects the closing tag; editors look for the opening one.
  const [, name, openLine, openColumn] =
    /closing tag for `<([^`]*)>` \((\d+):(\d+)/.exec(reason) ?? [];
  if (name !== undefined) {
    const opening = { line: Number(openLine), column: Number(openColumn) };
    if (/^img\b/.test(name)) {
      return issue(
        opening,
        '<img> is not allowed.',
        'Write ![description](/images/…) for a picture.',
      );
    }
    return issue(
      opening,
      `<${name}> is never closed.`,
      /^[a-z]/.test(name)
        ? 'Use Markdown instead of HTML.'
        : `Write </${name}> on its own line after the text, or <${name} /> if there is none.`,
    );
  }
  if (ruleId === 'unexpected-closing-slash' || ruleId === 'end-tag-mismatch') {
    return issue(
      position,
      'This closes a component that was not opened.',
      'Delete the line, or write the opening <Component> above the text.',
    );
  }
  if (/closing quote/.test(reason)) {
    return issue(
      findOpenQuote(body) ?? position,
      'A value has an opening quote but no closing quote.',
      'Write a quote after the value, for example title="…".',
    );
  }
  if (/attribute value/.test(reason)) {
    return issue(position, 'A value has no quotes.', 'Write it in quotes, for example title="…".');
  }
  if (ruleId === 'acorn' || /in expression/.test(reason)) {
    return /import\/exports/.test(reason)
      ? issue(
          { ...position, column: 1 },
          'A line starts with "import" or "export".',
          'Start it with another word.',
        )
      : issue(
          (ruleId === 'acorn' ? null : findOpenBrace(body)) ?? position,
          'A { in the text starts code.',
          'Write &#123; for { and &#125; for }.',
        );
  }
  return issue(
    position,
    'This < doesn’t start a component.',
    'Write &lt; for <, write a link as [text](https://…), and don’t use comments such as <!-- … -->.',
  );
}

function getEnd(body: string): Position {
  const lines = body.trimEnd().split('\n');
  return { line: lines.length, column: (lines.pop() ?? '').length + 1 };
}

/** The tag whose unclosed quote contains the rest of the text. */
function findOpenQuote(body: string): Position | null {
  return findPosition(
    body,
    (line) => /^\s*<[A-Z]/.test(line) && line.split('"').length % 2 === 0,
    (line) => line.indexOf('<'),
  );
}

function findOpenBrace(body: string): Position | null {
  return findPosition(
    body,
    (line) => line.split('{').length > line.split('}').length,
    (line) => line.lastIndexOf('{'),
  );
}

function findPosition(
  body: string,
  matches: (line: string) => boolean,
  findColumn: (line: string) => number,
): Position | null {
  const lines = body.split('\n');
  const index = lines.findIndex(matches);
  return index < 0 ? null : { line: index + 1, column: findColumn(lines[index] ?? '') + 1 };
}
