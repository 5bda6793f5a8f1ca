import { checkLinkUrl } from '../../../../contract/mdx/checks/check-urls';
import type { MdastNode } from './markdown';

/** The rows of a pasted table with their links and emphasis, which the editor would drop. */
export function readPastedTable(table: Element): MdastNode[] {
  return [...table.querySelectorAll('tr')].map((row, rowIndex) => ({
    type: 'tableRow',
    children: [...row.querySelectorAll('td, th')].map((cell) => ({
      type: 'tableCell',
      // The first row is the header, which is bold anyway.
      children: trimEnds(readPhrasing(cell, rowIndex === 0 ? ['strong'] : [])),
    })),
  }));
}

const marks: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
};

/** @param outer the marks around the node */
function readPhrasing(node: Node, outer: readonly string[]): MdastNode[] {
  return [...node.childNodes].flatMap((child): MdastNode[] => {
    if (child.nodeType === Node.TEXT_NODE)
      return [{ type: 'text', value: (child.textContent ?? '').replace(/\s+/g, ' ') }];
    if (!(child instanceof HTMLElement)) return [];
    const url = child.getAttribute('href');
    if (child.localName === 'a' && url !== null && checkLinkUrl(url) === null)
      return [{ type: 'link', url, children: readPhrasing(child, outer) }];
    const mark = child.style.fontWeight === 'normal' ? undefined : marks[child.localName];
    return mark === undefined || outer.includes(mark) || child.textContent?.trim() === ''
      ? readPhrasing(child, outer)
      : [{ type: mark, children: readPhrasing(child, [...outer, mark]) }];
  });
}

function trimEnds(nodes: readonly MdastNode[]): MdastNode[] {
  const trim = (node: MdastNode, index: number): MdastNode => {
    if (node.value === undefined) return node;
    const start = index === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: index === nodes.length - 1 ? start.trimEnd() : start };
  };
  return nodes.map(trim).filter(({ value }) => value !== '');
}
