import { isAlias, isScalar, visit, type Document, type Node, type YAMLError } from 'yaml';
import type { IssueMessage } from '../../../../contract/mdx/mdx-issue';

const needsQuotes: IssueMessage = {
  message: 'A value begins with a special character.',
  advice: 'Put the value in quotes.',
};

const messagesByCode: Partial<Record<YAMLError['code'], IssueMessage>> = {
  TAB_AS_INDENT: {
    message: 'A line begins with a tab.',
    advice: 'Begin it with two spaces instead.',
  },
  BAD_SCALAR_START: needsQuotes,
  DUPLICATE_KEY: {
    message: 'This field exists already.',
    advice: 'Delete one of the two lines.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'This line is not "name: value".',
    advice:
      'Write the name of the field, a colon, a space, and the value. Text in quotes may span several lines.',
  },
  BAD_DQ_ESCAPE: {
    message: 'A backslash in quoted text is a special character.',
    advice: 'Write \\\\ for a backslash.',
  },
  UNEXPECTED_TOKEN: {
    message: 'There is text after the end of the value.',
    advice: 'Put the whole value in quotes, and write \\" for a quote inside.',
  },
};

/** Translates the first YAML error for editors. Later errors are mostly caused by it. @returns offset in `text` */
export function findYamlIssue(
  document: Document,
  text: string,
): (IssueMessage & { offset: number }) | null {
  const [error] = document.errors;
  if (error === undefined) {
    const [alias] = findOffsets(document, isAlias);
    return alias === undefined ? null : { offset: alias[0], ...needsQuotes };
  }
  const [offset] = error.pos;
  const quoted = findOffsets(document, isQuoted).findLast(([start]) => start < offset);
  const isOpen = quoted !== undefined && /\n/.test(text.slice(quoted[0], quoted[1]).trimEnd());
  if (isOpen || /quote$/.test(error.message)) {
    return {
      offset: quoted?.[0] ?? offset,
      message: 'A quote is not closed.',
      advice: 'Write a quote at the end of the value.',
    };
  }
  return { offset, ...getMessage(error) };
}

const isQuoted = (node: Node) => isScalar(node) && Boolean(node.type?.startsWith('QUOTE'));

function findOffsets(document: Document, matches: (node: Node) => boolean): [number, number][] {
  const offsets: [number, number][] = [];
  visit(document, {
    Node: (_, node) => {
      if (matches(node) && node.range) offsets.push([node.range[0], node.range[1]]);
    },
  });
  return offsets;
}

function getMessage({ code, message }: YAMLError): IssueMessage {
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    return /sequence/.test(message)
      ? unreadable
      : {
          message: 'There is a second colon in the line, or the next line is indented.',
          advice: 'Put text with a colon in quotes, and don’t indent fields.',
        };
  }
  if (code === 'BAD_INDENT' && /Flow/.test(message)) {
    return /sequence/.test(message)
      ? { message: 'A list is not closed.', advice: 'Write a ] at its end.' }
      : {
          message: 'A { is not closed.',
          advice: 'Write a } at its end, or put the text in quotes.',
        };
  }
  return messagesByCode[code] ?? unreadable;
}

const unreadable: IssueMessage = {
  message: 'This line can’t be read.',
  advice: 'Write one "name: value" per line, and lists with the same spaces before each dash.',
};
