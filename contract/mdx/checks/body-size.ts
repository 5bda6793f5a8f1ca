import { phonePattern } from '../../shared/phone';
import { formatNumber } from '../../shared/text/format-number';
import { findComponent } from '../mdx-components';
import type { IssueMessage } from '../mdx-issue';
import type { MdxNode } from '../mdx-node';

/** Long articles have some hundred elements, but a short text can render a huge page: a table fills up its rows. */
const maxElements = 5_000;

/** Call the returned function with every node in order. */
export function createSizeCheck(): (node: MdxNode) => IssueMessage | null {
  let elements = 0;
  return (node) => {
    elements += countElements(node);
    return elements > maxElements ? pageTooLarge : null;
  };
}

function countElements({ type, name, value = '', align, children = [] }: MdxNode): number {
  switch (type) {
    case 'text':
      // Each phone number becomes a link.
      return value.split(phonePattern).length >> 1;
    case 'table':
      // Every row has as many cells as the header.
      return 1 + (align ?? []).length * children.length;
    case 'tableCell':
      return 0;
    case 'footnoteReference':
      // A number, and a link back from the note.
      return 6;
    default:
      return findComponent(name)?.elements ?? 1;
  }
}

export const pageTooLarge: IssueMessage = {
  message: 'The page is too large. Split it before this line.',
  advice: `Split the text, or remove tables and components: at most ${formatNumber(maxElements)} lines, links, cells, and other elements are allowed.`,
};
