const blockSelector =
  'p, div, ul, ol, li, h2, h3, blockquote, pre, table, caption, colgroup, thead, tbody, tfoot, tr, td, th';

/** Joins the lines of a table cell with ', ', or with a space after punctuation: a cell in Markdown has one line only. */
export function flattenCell(cell: Element): void {
  const breaks = new Set<Text>();
  const createBreak = () => {
    const text = cell.ownerDocument.createTextNode('');
    breaks.add(text);
    return text;
  };
  for (const br of cell.querySelectorAll('br')) br.replaceWith(createBreak());
  for (const block of cell.querySelectorAll(blockSelector)) {
    block.replaceWith(createBreak(), ...block.childNodes, createBreak());
  }

  let line: Text | null = null;
  let lineBreak: Text | null = null;
  const walker = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (breaks.has(text)) lineBreak ??= text;
    else if (text.data.trim() !== '') {
      if (line && lineBreak) join(line, lineBreak, text);
      line = text;
      lineBreak = null;
    }
  }
}

function join(line: Text, lineBreak: Text, next: Text): void {
  line.data = line.data.trimEnd();
  lineBreak.data = /[.,;:!?]$/.test(line.data) ? ' ' : ', ';
  next.data = next.data.trimStart();
}
