import { grouped } from '../../shared/text/format-number';
import { drawnBy } from '../rendered-components';
import type { Finding } from '../mdx-issue';
import { phoneInText } from '../phone-pattern';

/**
 * What the page of a text may come to: elements, cells of one table, and characters that are written anew at each place which refers to
 * them. A text is short and its page is not when its table's rows are filled up, or one long address is referred to again and again. The
 * longest article that people write has some hundreds of elements.
 */
const most = { elements: 5_000, cells: 4_000, referred: 200_000 } as const;

/** A reference to a footnote: its number, and a way back from the note, each a link. */
const footnote = { elements: 6, addresses: 3 } as const;

type Measured = {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  title?: string | null;
  identifier?: string;
  align?: readonly unknown[] | null;
  position?: { start: Offset; end: Offset };
  children?: readonly unknown[];
};
type Offset = { offset?: number };

/** An address that stands at the end of the text, and its title. */
export type Definition = { url: string; title: string };

/**
 * Counts what the nodes of a text come to on its page, in their order: gives what is wrong at the one with which it is too much. What
 * comes after that one is not to be counted.
 */
export function bodySize(
  definitions: ReadonlyMap<string, Definition>,
): (node: Measured) => Finding | null {
  let elements = 0;
  let referred = 0;
  /** The name of a table is the heading above it. */
  let heading = 0;

  return (node) => {
    const cells = cellsOf(node);
    if (cells > most.cells) return tableTooLarge;
    if (node.type === 'heading') heading = lengthOf(node);
    if (node.type === 'table') referred += heading;
    referred += addressOf(node, definitions);
    elements += weightOf(node) + cells;
    if (referred > most.referred) return addressesTooLong;
    return elements > most.elements ? pageTooLarge : null;
  };
}

/** Every row has as many cells as the head. */
function cellsOf({ type, align, children = [] }: Measured): number {
  return type === 'table' ? (align ?? []).length * children.length : 0;
}

function weightOf({ type, name, value = '' }: Measured): number {
  switch (type) {
    case 'text':
      // Words are no longer than they were written; a phone number in them becomes a link.
      return value.split(phoneInText).length >> 1;
    case 'tableCell':
      // Counted with its table.
      return 0;
    case 'footnoteReference':
      return footnote.elements;
    default:
      return drawnBy(name)?.elements ?? 1;
  }
}

function lengthOf({ position }: Measured): number {
  return (position?.end.offset ?? 0) - (position?.start.offset ?? 0);
}

function addressOf(
  { type, url = '', title, identifier = '' }: Measured,
  definitions: ReadonlyMap<string, Definition>,
): number {
  if (type === 'footnoteReference') return footnote.addresses * encodedLength(identifier);
  if (type === 'linkReference' || type === 'imageReference') {
    const found = definitions.get(identifier);
    return found === undefined ? 0 : encodedLength(found.url) + found.title.length;
  }
  return type === 'link' || type === 'image' ? encodedLength(url) + (title?.length ?? 0) : 0;
}

/** The most characters that an address has on its page, which writes é as %C3%A9. */
function encodedLength(address: string): number {
  return address.length + 8 * (address.match(/[^ -~]/g)?.length ?? 0);
}

const tableTooLarge: Finding = {
  problem: 'This table is too large: each of its rows is as wide as its head.',
  advice: `Write smaller tables: ${grouped(most.cells)} cells are the most.`,
};

const addressesTooLong: Finding = {
  problem: `With what stands here, the addresses of the text come to more than ${grouped(most.referred)} characters.`,
  advice: 'Write shorter addresses, or fewer links to a long one.',
};

export const pageTooLarge: Finding = {
  problem: 'With what stands here, the page is too large to be read.',
  advice: `Write several texts of it, or take tables and components out: ${grouped(most.elements)} lines, links, cells and the like are the most.`,
};
