import type { Fault } from './fault';

/** What the MDX parser says of a body that it cannot read; it counts lines from 1, or gives none at the end of the text. */
type ParserError = { line?: number | null; reason?: string; ruleId?: string };

/** A body that is not valid MDX, in an editor's words; `firstLine` is the line of the file on which the body begins. */
export function syntaxFault(error: unknown, file: string, body: string, firstLine: number): Fault {
  const { line, reason = String(error), ruleId } = error as ParserError;
  const fault = (at: number | null | undefined, problem: string, advice: string): Fault => ({
    file,
    line: (at ?? body.trimEnd().split('\n').length) + firstLine - 1,
    problem,
    advice,
  });

  // The parser stops where the closing tag is missed; the editor looks for the tag that was opened.
  const [, name, opened] = /closing tag for `<([^`]*)>` \((\d+):/.exec(reason) ?? [];
  if (name !== undefined) {
    if (/^img\b/.test(name)) {
      return fault(
        Number(opened),
        'A picture cannot be written as <img>.',
        'Write ![what it shows](/images/…).',
      );
    }
    return fault(
      Number(opened),
      `<${name}> is never closed.`,
      /^[a-z]/.test(name)
        ? 'Use Markdown in place of HTML.'
        : `Write </${name}> on a line of its own after its text, or <${name} /> when it has none.`,
    );
  }
  if (ruleId === 'unexpected-closing-slash' || ruleId === 'end-tag-mismatch') {
    return fault(
      line,
      'A component is closed here that was not opened.',
      'Delete the line, or write the opening <Component> above the text.',
    );
  }
  if (/closing quote/.test(reason)) {
    return fault(
      lineOfOpenQuote(body) ?? line,
      'A value begins with a quote and does not end with one.',
      'Write a quote after the value, for example title="…".',
    );
  }
  if (/attribute value/.test(reason)) {
    return fault(
      line,
      'A value stands without quotes.',
      'Write it in quotes, for example title="…".',
    );
  }
  if (ruleId === 'acorn' || /in expression/.test(reason)) {
    return /import\/exports/.test(reason)
      ? fault(line, 'A line begins with "import" or "export".', 'Begin it with another word.')
      : fault(
          (ruleId === 'acorn' ? null : lineOfOpenBrace(body)) ?? line,
          'A { in the text begins code.',
          'Write &#123; for { and &#125; for }.',
        );
  }
  return fault(
    line,
    'A < stands in the text that begins no component.',
    'Write &lt; for <; write a link as [text](https://…), and leave out remarks as <!-- … -->.',
  );
}

/** 1-based line of the tag whose quote swallows the rest of the text. */
function lineOfOpenQuote(body: string): number | null {
  return lineWhere(body, (line) => /^\s*<[A-Z]/.test(line) && line.split('"').length % 2 === 0);
}

/** 1-based line of the { that nothing closes. */
function lineOfOpenBrace(body: string): number | null {
  return lineWhere(body, (line) => line.split('{').length > line.split('}').length);
}

function lineWhere(body: string, isIt: (line: string) => boolean): number | null {
  const index = body.split('\n').findIndex(isIt);
  return index < 0 ? null : index + 1;
}
