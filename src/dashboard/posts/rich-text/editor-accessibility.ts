import { useEffect, useRef, type RefObject } from 'react';

const focusableSelector =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [contenteditable="true"], [tabindex]';

function isTabStop(element: HTMLElement): boolean {
  // Some browsers report no tabIndex for editable text.
  const isInTabOrder = element.tabIndex >= 0 || element.contentEditable === 'true';
  return (
    isInTabOrder &&
    element.getAttribute('role') !== 'toolbar' &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** The tab stop after a node, or before it; never an editable text around the node. */
function findTabStop(from: Node, isBackward: boolean): HTMLElement | undefined {
  const side = isBackward ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const stops = [...document.querySelectorAll<HTMLElement>(focusableSelector)].filter(
    (element) =>
      (from.compareDocumentPosition(element) & side) !== 0 &&
      !element.contains(from) &&
      isTabStop(element),
  );
  return isBackward ? stops.at(-1) : stops[0];
}

/** The editor handles Tab in lists and tables: it indents list items, and moves between the cells of a table. */
function isHandledByEditor(text: HTMLElement, caret: Node, isBackward: boolean): boolean {
  if (text.closest('td, th')) {
    const cells = [...(text.closest('table')?.querySelectorAll('[contenteditable="true"]') ?? [])];
    return cells.at(isBackward ? 0 : -1) !== text;
  }
  const element = caret instanceof Element ? caret : caret.parentElement;
  const item = element?.closest('li');
  return item !== null && item !== undefined && text.contains(item);
}

/**
 * Tab moves on from the caret, into components and tables and out of the text (WCAG 2.1.1, 2.1.2). Keys on a button go to the button:
 * the editor would type in the text instead.
 */
function handleKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
  const text = target.closest<HTMLElement>('[contenteditable="true"]');
  if (event.key !== 'Tab' || hasModifier) {
    const isShortcut = event.ctrlKey || event.metaKey || event.key === 'Escape';
    if (text !== null && target.closest('button') !== null && !isShortcut) event.stopPropagation();
    return;
  }
  const caret = target === text ? (document.getSelection()?.focusNode ?? target) : target;
  if (target === text && isHandledByEditor(text, caret, event.shiftKey)) return;
  const from = text?.contains(caret) === true ? caret : target;
  const next = findTabStop(from, event.shiftKey);
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** Handles the keys of the editor inside the returned element before the editor does. */
export function useEditorKeyboard(): RefObject<HTMLDivElement> {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    element?.addEventListener('keydown', handleKey, { capture: true });
    return () => element?.removeEventListener('keydown', handleKey, { capture: true });
  }, []);
  return container;
}

const unnamed = ':not([aria-label], [aria-labelledby])';
const nestedTexts = `.post-editor .post-text [contenteditable="true"]${unnamed}`;
const tableMenus = `.mdxeditor-popup-container [role="dialog"]${unnamed}`;

/** Adds the accessible names that the editor leaves out (WCAG 4.1.2). */
export function useAccessibleNames(): void {
  useEffect(() => {
    const observer = new MutationObserver(addNames);
    observer.observe(document.body, { childList: true, subtree: true });
    addNames();
    return () => observer.disconnect();
  }, []);
}

const linkParts = 'input[name="url"], [data-testid="link-dialog-preview"]';

/** The editor's label refers to this id, which it gives to no field. */
const linkField = { id: 'link-url', selector: '.mdxeditor-popup-container input[name="url"]' };

function addNames(): void {
  const field = document.querySelector<HTMLInputElement>(linkField.selector);
  if (field?.id === '') field.id = linkField.id;
  for (const text of document.querySelectorAll(nestedTexts)) {
    text.setAttribute('aria-label', text.closest('td, th') ? 'Table cell' : 'Component text');
  }
  for (const menu of document.querySelectorAll(tableMenus)) {
    const opener = document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`);
    const fallback = menu.querySelector(linkParts) === null ? 'Table menu' : 'Link';
    menu.setAttribute('aria-label', opener?.getAttribute('title') ?? fallback);
    // The editor leaves the focus behind, where the keyboard can't reach the menu.
    if (opener?.matches(':focus-visible')) menu.querySelector('button')?.focus();
  }
}
