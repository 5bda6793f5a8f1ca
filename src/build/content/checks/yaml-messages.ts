import { isAlias, isScalar, visit, type Document, type Node, type YAMLError } from 'yaml';
import type { Fault } from '../content-issue';

type Words = Pick<Fault, 'problem' | 'advice'>;

const sign: Words = {
  problem: 'A value begins with a sign that has a meaning of its own.',
  advice: 'Put the value in quotes.',
};

const byCode: Partial<Record<YAMLError['code'], Words>> = {
  TAB_AS_INDENT: {
    problem: 'A line begins with a tab.',
    advice: 'Begin it with two spaces instead.',
  },
  BAD_SCALAR_START: sign,
  DUPLICATE_KEY: {
    problem: 'This field is there already.',
    advice: 'Delete one of the two lines.',
  },
  MULTILINE_IMPLICIT_KEY: {
    problem: 'This line is no "name: value".',
    advice:
      'Write the name of the field, a colon, a space and the value; a text in quotes may go on over several lines.',
  },
  BAD_DQ_ESCAPE: {
    problem: 'A backslash in a text in quotes has a meaning of its own.',
    advice: 'Write \\\\ for a backslash.',
  },
  UNEXPECTED_TOKEN: {
    problem: 'There is something behind the end of the value.',
    advice: 'Put the whole value in quotes, and write \\" for a quote within it.',
  },
};

/**
 * The first mistake of YAML in an editor's words, with its offset in `text`, or null: what follows the first is mostly
 * caused by it.
 */
export function yamlMistake(document: Document, text: string): (Words & { offset: number }) | null {
  const [error] = document.errors;
  if (error === undefined) {
    const [alias] = offsetsOf(document, isAlias);
    return alias === undefined ? null : { offset: alias[0], ...sign };
  }
  const [offset] = error.pos;
  const quoted = offsetsOf(document, isQuoted).findLast(([start]) => start < offset);
  const isOpen = quoted !== undefined && /\n/.test(text.slice(quoted[0], quoted[1]).trimEnd());
  if (isOpen || /quote$/.test(error.message)) {
    return {
      offset: quoted?.[0] ?? offset,
      problem: 'A quote is not closed.',
      advice: 'Write a quote at the end of the value as well.',
    };
  }
  return { offset, ...yamlWords(error) };
}

const isQuoted = (node: Node) => isScalar(node) && Boolean(node.type?.startsWith('QUOTE'));

/** Where the nodes of a kind begin and end, in the order of the text. */
function offsetsOf(document: Document, isIt: (node: Node) => boolean): [number, number][] {
  const found: [number, number][] = [];
  visit(document, {
    Node: (_, node) => {
      if (isIt(node) && node.range) found.push([node.range[0], node.range[1]]);
    },
  });
  return found;
}

function yamlWords({ code, message }: YAMLError): Words {
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    return /sequence/.test(message)
      ? indented
      : {
          problem: 'There is a second colon in the line, or the line below is indented.',
          advice: 'Put text with a colon in quotes, and begin each field at the edge.',
        };
  }
  if (code === 'BAD_INDENT' && /Flow/.test(message)) {
    return /sequence/.test(message)
      ? { problem: 'A list is not closed.', advice: 'Write a ] at its end.' }
      : {
          problem: 'A { is not closed.',
          advice: 'Write a } at its end, or put the text in quotes.',
        };
  }
  return byCode[code] ?? indented;
}

const indented: Words = {
  problem: 'The line cannot be read.',
  advice: 'Write one "name: value" a line, and lists with the same spaces in front of each dash.',
};
