import { phonePattern } from '../../shared/phone';
import { formatNumber } from '../../shared/text/format-number';
import { findComponent } from '../mdx-components';
import type { IssueMessage } from '../mdx-issue';
import type { MdxNode } from '../mdx-node';

/**
 * Limits of the rendered page: elements, cells of one table, and characters of URLs and labels repeated by reference. A short
 * text can render a huge page if a table fills up its rows or many links refer to one long URL. Long articles have some hundred
 * elements.
 */
const limits = { elements: 5_000, cells: 4_000, references: 200_000 } as const;

/** A footnote reference renders a number and a link back from the note. */
const footnote = { elements: 6, urls: 3 } as const;

/** The target of a reference-style link. */
export type Definition = { url: string; title: string };

/** Returns a function to call with every node in order; it returns an issue at the node that exceeds a limit. */
export function createSizeCheck(
  definitions: ReadonlyMap<string, Definition>,
): (node: MdxNode) => IssueMessage | null {
  let elements = 0;
  let references = 0;
  /** Each table is labeled by the heading above it. */
  let headingLength = 0;

  return (node) => {
    const cells = countCells(node);
    if (cells > limits.cells) return tableTooLarge;
    if (node.type === 'heading') headingLength = sourceLength(node);
    if (node.type === 'table') references += headingLength;
    references += referenceLength(node, definitions);
    elements += countElements(node) + cells;
    if (references > limits.references) return urlsTooLong;
    return elements > limits.elements ? pageTooLarge : null;
  };
}

/** Every row has as many cells as the header. */
function countCells({ type, align, children = [] }: MdxNode): number {
  return type === 'table' ? (align ?? []).length * children.length : 0;
}

function countElements({ type, name, value = '' }: MdxNode): number {
  switch (type) {
    case 'text':
      // Each phone number becomes a link.
      return value.split(phonePattern).length >> 1;
    case 'tableCell':
      return 0;
    case 'footnoteReference':
      return footnote.elements;
    default:
      return findComponent(name)?.elements ?? 1;
  }
}

function sourceLength({ position }: MdxNode): number {
  return (position?.end.offset ?? 0) - (position?.start.offset ?? 0);
}

function referenceLength(
  { type, url = '', title, identifier = '' }: MdxNode,
  definitions: ReadonlyMap<string, Definition>,
): number {
  if (type === 'footnoteReference') return footnote.urls * encodedLength(identifier);
  if (type === 'linkReference' || type === 'imageReference') {
    const target = definitions.get(identifier);
    return target === undefined ? 0 : encodedLength(target.url) + target.title.length;
  }
  return type === 'link' || type === 'image' ? encodedLength(url) + (title?.length ?? 0) : 0;
}

/** An upper bound: the page writes é as %C3%A9. */
function encodedLength(url: string): number {
  return url.length + 8 * (url.match(/[^ -~]/g)?.length ?? 0);
}

const tableTooLarge: IssueMessage = {
  problem: 'This table is too large: each row is as wide as the header.',
  advice: `Split it into tables of at most ${formatNumber(limits.cells)} cells.`,
};

const urlsTooLong: IssueMessage = {
  problem: `Up to here, the addresses in this text have more than ${formatNumber(limits.references)} characters.`,
  advice: 'Use shorter addresses, or fewer links to a long one.',
};

export const pageTooLarge: IssueMessage = {
  problem: 'Up to here, the page is too large.',
  advice: `Split the text, or remove tables and components: at most ${formatNumber(limits.elements)} lines, links, cells, and other elements are allowed.`,
};
