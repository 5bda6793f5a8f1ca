import { checkLinkUrl } from '../../../../../contract/mdx/checks/check-urls';
import type { MdastNode } from '../markdown/markdown';

/** The rows of a pasted table with their links and emphasis, which the editor would drop. */
export function readPastedTable(table: Element): MdastNode[] {
  return splitMergedCells(table).map((row, rowIndex) => ({
    type: 'tableRow',
    children: row.map((cell) => ({
      type: 'tableCell',
      // The first row is the header, which is bold anyway.
      children: cell ? trimEnds(readPhrasing(cell, rowIndex === 0 ? ['strong'] : [])) : [],
    })),
  }));
}

/** The rows of a table with as many cells each. Null continues a merged cell. */
function splitMergedCells(table: Element): (Element | null)[][] {
  const rows = [...table.querySelectorAll('tr')].map((row) => [
    ...row.querySelectorAll<HTMLTableCellElement>('td, th'),
  ]);
  const width = Math.max(...rows.map((cells) => cells.length));
  const grid = rows.map((): (Element | null)[] => []);
  for (const [top, cells] of rows.entries()) {
    for (const cell of cells) {
      const taken = grid[top] ?? [];
      const gap = taken.findIndex((_, index) => !(index in taken));
      const left = gap === -1 ? taken.length : gap;
      for (const row of grid.slice(top, top + Math.max(1, cell.rowSpan))) {
        for (let dx = 0; dx < Math.min(cell.colSpan, width); dx += 1) row[left + dx] = null;
      }
      taken[left] = cell;
    }
  }
  const columns = Math.max(...grid.map((row) => row.length));
  return grid.map((row) => Array.from({ length: columns }, (_, index) => row[index] ?? null));
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
