/** What can be reached by Tab; a toolbar is gone through by its tools, not by itself. */
const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [contenteditable="true"], [tabindex]';

function isReachable(element: HTMLElement): boolean {
  // A text that is written in has no tabIndex of its own in every browser.
  const isInOrder = element.tabIndex >= 0 || element.contentEditable === 'true';
  return (
    isInOrder &&
    element.getAttribute('role') !== 'toolbar' &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** What Tab, or Shift + Tab, leads to from a place in the page: never a text that the place is in itself. */
export function reachableFrom(place: Node, isBack: boolean): HTMLElement | undefined {
  const side = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const all = [...document.querySelectorAll<HTMLElement>(reachable)].filter(
    (one) =>
      (place.compareDocumentPosition(one) & side) !== 0 && !one.contains(place) && isReachable(one),
  );
  return isBack ? all.at(-1) : all[0];
}

/** The cells of a table that can be written in, in its order. */
const cellsOf = (cell: Element) => [
  ...(cell.closest('table')?.querySelectorAll('[contenteditable="true"]') ?? []),
];

/** Whether the editor's own Tab is the right one: it indents in lists, and goes from cell to cell within a table. */
function isEditors(text: HTMLElement, caret: Node, isBack: boolean): boolean {
  if (text.closest('td, th')) return cellsOf(text).at(isBack ? 0 : -1) !== text;
  const element = caret instanceof Element ? caret : caret.parentElement;
  const item = element?.closest('li');
  return item !== null && item !== undefined && text.contains(item);
}

/**
 * The keys of the editor of posts, before it hears them. Tab goes on from the caret to what can be reached after it, Shift + Tab to what is before: into
 * the words of a component, a table, and out of the text (WCAG 2.1.1, 2.1.2). What is pressed on a button is the button's: the editor
 * would write in the text instead.
 */
export function onEditorKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const isTab = event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey;
  const text = target.closest<HTMLElement>('[contenteditable="true"]');
  if (!isTab) {
    const isOnButton = text !== null && target.closest('button') !== null;
    const isOfScreen = event.ctrlKey || event.metaKey || event.key === 'Escape';
    if (isOnButton && !isOfScreen) event.stopPropagation();
    return;
  }
  const caret = target === text ? (document.getSelection()?.focusNode ?? target) : target;
  if (target === text && isEditors(text, caret, event.shiftKey)) return;
  const next = reachableFrom(text?.contains(caret) === true ? caret : target, event.shiftKey);
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
