/** What begins a line of its own; a table within a cell with its parts. */
const blocks =
  'p, div, ul, ol, li, h2, h3, blockquote, pre, table, caption, colgroup, thead, tbody, tfoot, tr, td, th';

/** Makes one line of what a table's cell holds, since a cell of a post has no more: lines are parted by ', ', or where one ends with a sign by a space. */
export function flattenCell(cell: Element): void {
  const ends = new Set<Text>();
  const end = () => {
    const text = cell.ownerDocument.createTextNode('');
    ends.add(text);
    return text;
  };
  for (const br of cell.querySelectorAll('br')) br.replaceWith(end());
  for (const block of cell.querySelectorAll(blocks)) {
    block.replaceWith(end(), ...block.childNodes, end());
  }

  let line: Text | null = null;
  let gap: Text | null = null;
  for (const text of textsOf(cell)) {
    if (ends.has(text)) gap ??= text;
    else if (text.data.trim() !== '') {
      if (line && gap) part(line, gap, text);
      line = text;
      gap = null;
    }
  }
}

function part(line: Text, gap: Text, next: Text): void {
  line.data = line.data.trimEnd();
  gap.data = /[.,;:!?]$/.test(line.data) ? ' ' : ', ';
  next.data = next.data.trimStart();
}

function textsOf(cell: Element): Text[] {
  const walker = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
