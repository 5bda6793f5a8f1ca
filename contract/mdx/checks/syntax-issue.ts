import type { MdxFault } from '../mdx-issue';

/** What the MDX parser says of a body that it cannot read; it counts from 1, or gives no place at the end of the text. */
type ParserError = {
  line?: number | null;
  column?: number | null;
  reason?: string;
  ruleId?: string;
};
type Place = Pick<MdxFault, 'line' | 'column'>;

/** A body that is not valid MDX, in an editor's words. */
export function syntaxFault(error: unknown, body: string): MdxFault {
  const { line, column, reason = String(error), ruleId } = error as ParserError;
  const stop = line ? { line, column: column ?? 1 } : endOf(body);
  const fault = (at: Place, problem: string, advice: string): MdxFault => ({
    ...at,
    problem,
    advice,
  });

  // The parser stops where the closing tag is missed; the editor looks for the tag that was opened.
  const [, name, openLine, openColumn] =
    /closing tag for `<([^`]*)>` \((\d+):(\d+)/.exec(reason) ?? [];
  if (name !== undefined) {
    const opened = { line: Number(openLine), column: Number(openColumn) };
    if (/^img\b/.test(name)) {
      return fault(
        opened,
        'A picture cannot be written as <img>.',
        'Write ![what it shows](/images/…).',
      );
    }
    return fault(
      opened,
      `<${name}> is never closed.`,
      /^[a-z]/.test(name)
        ? 'Use Markdown in place of HTML.'
        : `Write </${name}> on a line of its own after its text, or <${name} /> when it has none.`,
    );
  }
  if (ruleId === 'unexpected-closing-slash' || ruleId === 'end-tag-mismatch') {
    return fault(
      stop,
      'A component is closed here that was not opened.',
      'Delete the line, or write the opening <Component> above the text.',
    );
  }
  if (/closing quote/.test(reason)) {
    return fault(
      openQuote(body) ?? stop,
      'A value begins with a quote and does not end with one.',
      'Write a quote after the value, for example title="…".',
    );
  }
  if (/attribute value/.test(reason)) {
    return fault(
      stop,
      'A value stands without quotes.',
      'Write it in quotes, for example title="…".',
    );
  }
  if (ruleId === 'acorn' || /in expression/.test(reason)) {
    return /import\/exports/.test(reason)
      ? fault(
          { ...stop, column: 1 },
          'A line begins with "import" or "export".',
          'Begin it with another word.',
        )
      : fault(
          (ruleId === 'acorn' ? null : openBrace(body)) ?? stop,
          'A { in the text begins code.',
          'Write &#123; for { and &#125; for }.',
        );
  }
  return fault(
    stop,
    'A < stands in the text that begins no component.',
    'Write &lt; for <; write a link as [text](https://…), and leave out remarks as <!-- … -->.',
  );
}

function endOf(body: string): Place {
  const lines = body.trimEnd().split('\n');
  return { line: lines.length, column: (lines.pop() ?? '').length + 1 };
}

/** Where the tag begins whose quote swallows the rest of the text. */
function openQuote(body: string): Place | null {
  return placeOf(
    body,
    (line) => /^\s*<[A-Z]/.test(line) && line.split('"').length % 2 === 0,
    (line) => line.indexOf('<'),
  );
}

/** Where the { stands that nothing closes. */
function openBrace(body: string): Place | null {
  return placeOf(
    body,
    (line) => line.split('{').length > line.split('}').length,
    (line) => line.lastIndexOf('{'),
  );
}

function placeOf(
  body: string,
  isIt: (line: string) => boolean,
  within: (line: string) => number,
): Place | null {
  const lines = body.split('\n');
  const index = lines.findIndex(isIt);
  return index < 0 ? null : { line: index + 1, column: within(lines[index] ?? '') + 1 };
}
