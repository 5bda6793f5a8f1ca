import { linkFinding } from '../../../../../contract/mdx/checks/check-address';
import { flattenCell } from './pasted-cell';

/** What tells a paragraph of Word that is an item of a list, and how deep it stands. */
const wordItem = /mso-list:\s*l\d+\s+level(\d)/i;
/** The sign or number that Word writes before an item itself. */
const wordMarker = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
/** '1.', 'iv)', '(a)'. */
const number = /^\s*\(?[\da-z]{1,7}[.)]/i;

/**
 * HTML out of a word processor or a page as a post can hold it: headings of the two levels that a post has, lists of Word as lists,
 * cells of one line, the words alone of links that would lead nowhere (a footnote, a table of contents, a file), no empty paragraphs
 * and no pictures, which a post has with what they show (InsertImage asks for it).
 */
export function pastedHtml(html: string): string {
  const { body, createElement } = documentOf(html);
  for (const picture of body.querySelectorAll('img, picture, svg, v\\:shape')) picture.remove();
  for (const heading of body.querySelectorAll('h1, h4, h5, h6')) {
    const fitting = createElement(heading.tagName === 'H1' ? 'h2' : 'h3');
    fitting.append(...heading.childNodes);
    heading.replaceWith(fitting);
  }
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#') || linkFinding(href) !== null) link.replaceWith(...link.childNodes);
  }
  for (const item of [...body.querySelectorAll('p')]) toListItem(item, createElement);
  for (const cell of body.querySelectorAll('td, th')) {
    if (!cell.parentElement?.closest('td, th')) flattenCell(cell);
  }
  // They part two lists of Word until here.
  for (const line of body.querySelectorAll('p')) if (!line.textContent?.trim()) line.remove();
  return body.innerHTML;
}

function documentOf(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return { body: parsed.body, createElement: (tag: string) => parsed.createElement(tag) };
}

/** Puts an item of Word's into the list that ends before it, as deep as it stands, or into a new one. */
function toListItem(paragraph: Element, createElement: (tag: string) => HTMLElement): void {
  const depth = Number(wordItem.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
  if (depth === 0) return;
  const marker = paragraph.querySelector(wordMarker);
  const tag = number.test(marker?.textContent ?? '') ? 'ol' : 'ul';
  marker?.remove();
  const item = createElement('li');
  item.append(...paragraph.childNodes);

  const before = paragraph.previousElementSibling;
  const goesOn = before !== null && isList(before) && (depth > 1 || before.localName === tag);
  let list: Element = goesOn ? before : createElement(tag);
  if (!goesOn) paragraph.before(list);
  for (let level = 1; level < depth; level += 1) {
    const parent: Element = list.lastElementChild ?? list.appendChild(createElement('li'));
    list = [...parent.children].find(isList) ?? parent.appendChild(createElement(tag));
  }
  list.append(item);
  paragraph.remove();
}

const isList = ({ localName }: Element): boolean => localName === 'ul' || localName === 'ol';
