import { checkLinkUrl } from '../../../../contract/mdx/checks/check-urls';
import type { MdastNode } from './markdown';

/** Word marks list items, which are paragraphs, and their depth with this style. */
const wordListStyle = /mso-list:\s*l\d+\s+level(\d)/i;
const wordMarkerSelector = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
/** '1.', 'iv)', '(a)' */
const orderedMarker = /^\s*\(?[\da-z]{1,7}[.)]/i;

/**
 * Turns HTML from a word processor or a web page into what a post can contain: two heading levels, real lists, cells of one line, only
 * working links, and no empty paragraphs. Pictures can't be taken along: they are in files that the browser can't read, or on other sites.
 * @returns the HTML and the number of pictures that it had
 */
export function cleanPastedHtml(html: string): { html: string; pictureCount: number } {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const { body } = document;
  const images = [...body.querySelectorAll('img, picture, svg, v\\:shape')];
  const pictureCount = images.filter(isPicture).length;
  for (const image of images) image.remove();
  for (const heading of body.querySelectorAll('h1, h4, h5, h6')) {
    const replacement = document.createElement(heading.tagName === 'H1' ? 'h2' : 'h3');
    replacement.append(...heading.childNodes);
    heading.replaceWith(replacement);
  }
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#') || checkLinkUrl(href) !== null) link.replaceWith(...link.childNodes);
  }
  for (const paragraph of [...body.querySelectorAll('p')]) convertWordListItem(paragraph);
  for (const cell of body.querySelectorAll('td, th')) {
    if (!cell.parentElement?.closest('td, th')) flattenCell(cell);
  }
  // Last, because empty paragraphs separate the lists of Word.
  for (const paragraph of body.querySelectorAll('p')) {
    if (!paragraph.textContent?.trim()) paragraph.remove();
  }
  return { html: body.innerHTML, pictureCount };
}

/** False for a frame around another picture, and for the dots with which web pages count readers. */
function isPicture(image: Element): boolean {
  if (image.localName === 'picture' || image.querySelector('img')) return false;
  return ['width', 'height'].every((name) => Number(image.getAttribute(name) ?? 9) > 2);
}

/** Moves a list item of Word into the list before it at its depth, or into a new list. */
function convertWordListItem(paragraph: Element): void {
  const depth = Number(wordListStyle.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
  if (depth === 0) return;
  const { ownerDocument } = paragraph;
  const marker = paragraph.querySelector(wordMarkerSelector);
  const tag = orderedMarker.test(marker?.textContent ?? '') ? 'ol' : 'ul';
  marker?.remove();
  const item = ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);

  const previous = paragraph.previousElementSibling;
  const continues =
    previous !== null && isList(previous) && (depth > 1 || previous.localName === tag);
  let list: Element = continues ? previous : ownerDocument.createElement(tag);
  if (!continues) paragraph.before(list);
  for (let level = 1; level < depth; level += 1) {
    const parent = list.lastElementChild ?? list.appendChild(ownerDocument.createElement('li'));
    list =
      [...parent.children].find(isList) ?? parent.appendChild(ownerDocument.createElement(tag));
  }
  list.append(item);
  paragraph.remove();
}

const isList = ({ localName }: Element): boolean => localName === 'ul' || localName === 'ol';

const blockSelector =
  'p, div, ul, ol, li, h2, h3, blockquote, pre, table, caption, colgroup, thead, tbody, tfoot, tr, td, th';

/** Joins the lines of a table cell with ', ', or with a space after punctuation: a cell in Markdown has one line only. */
function flattenCell(cell: Element): void {
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
