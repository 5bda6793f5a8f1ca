import { checkLinkUrl } from '../../../../../contract/mdx/checks/check-urls';
import { formatCount } from '../../../../../contract/shared/text/format-number';

/** Word marks list items, which are paragraphs, and their depth with this style. */
const wordListStyle = /mso-list:\s*l\d+\s+level(\d)/i;
const wordMarkerSelector = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
/** '1.', 'iv)', '(a)' */
const orderedMarker = /^\s*\(?[\da-z]{1,7}[.)]/i;

/** Parts of a paste that the post can't take along. */
export type LostContent = { pictures: number; videos: number; links: number; deletions: number };

/** '' if nothing is lost. */
export function formatLost({
  pictures = 0,
  videos = 0,
  links = 0,
  deletions = 0,
}: Partial<LostContent>): string {
  const parts = [
    pictures > 0 && formatCount(pictures, 'picture'),
    videos > 0 &&
      (videos === 1 ? '1 video or embedded page' : `${videos} videos or embedded pages`),
    links > 0 && `${formatCount(links, 'link')} (the text is there)`,
    deletions > 0 && 'crossed-out text',
  ].filter((part) => part !== false);
  if (parts.length === 0) return '';
  const advice =
    pictures > 0
      ? ' Save each picture as a file, then add it with “Insert image” in the toolbar.'
      : '';
  return `Not pasted: ${parts.join(', ')}.${advice}`;
}

/**
 * Turns HTML from a word processor or a web page into what a post can contain: two heading levels, real lists, cells of one line, only
 * working links, no comments or deleted text, and no empty paragraphs. Pictures can't be taken along: they are in files that the browser
 * can't read, or on other sites.
 */
export function cleanPastedHtml(html: string): { html: string; lost: LostContent } {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const { body } = document;
  removeComments(body);
  const images = [...body.querySelectorAll('img, picture, svg, v\\:shape')];
  const pictures = images.filter(isPicture).length;
  for (const image of images) image.remove();
  const videos = removeAll(body.querySelectorAll('video, audio, iframe, object, embed'));
  const deletions = removeAll([
    ...body.querySelectorAll('del, s, strike'),
    ...findStyled(body, /text-decoration[\w-]*:[^;]*line-through/),
  ]);
  let links = 0;
  for (const heading of body.querySelectorAll('h1, h4, h5, h6')) {
    const replacement = document.createElement(heading.tagName === 'H1' ? 'h2' : 'h3');
    replacement.append(...heading.childNodes);
    heading.replaceWith(replacement);
  }
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (!href.startsWith('#') && checkLinkUrl(href) === null) continue;
    // A footnote is no loss.
    if (!href.startsWith('#')) links += 1;
    link.replaceWith(...link.childNodes);
  }
  for (const paragraph of [...body.querySelectorAll('p')]) convertWordListItem(paragraph);
  for (const cell of body.querySelectorAll('td, th')) {
    if (!cell.parentElement?.closest('td, th')) flattenCell(cell);
  }
  // Last, because empty paragraphs separate the lists of Word.
  for (const paragraph of body.querySelectorAll('p')) {
    if (!paragraph.textContent?.trim()) paragraph.remove();
  }
  return { html: body.innerHTML, lost: { pictures, videos, links, deletions } };
}

/** Comments of Word and Google Docs, their marks in the text, and what is hidden. */
function removeComments(body: Element): void {
  for (const note of body.querySelectorAll('a[id^="cmnt"]:not([id^="cmnt_ref"])')) {
    (note.closest('div') ?? note.closest('p'))?.remove();
  }
  const marks =
    '.MsoCommentReference, .msocomanchor, .msocomtxt, .MsoCommentText, a[href^="#cmnt"]';
  removeAll([
    ...body.querySelectorAll(marks),
    ...findStyled(body, /mso-element:comment|mso-hide:all|display:none/),
  ]);
}

function findStyled(body: Element, style: RegExp): Element[] {
  return [...body.querySelectorAll('[style]')].filter((element) =>
    style.test(element.getAttribute('style')?.replace(/\s/g, '').toLowerCase() ?? ''),
  );
}

/** Returns the number of elements, without those inside others. */
function removeAll(elements: Iterable<Element>): number {
  const all = [...elements];
  const outer = all.filter((one) => !all.some((other) => other !== one && other.contains(one)));
  for (const element of all) element.remove();
  return outer.length;
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
