/** Inserts text at the cursor. @param start of the text before it that is replaced; by default none */
export function insertText(
  box: HTMLTextAreaElement,
  text: string,
  start: number = box.selectionEnd,
): void {
  const end = box.selectionEnd;
  box.focus();
  box.setSelectionRange(start, end);
  // execCommand is deprecated, but only it keeps the browser's undo history.
  if (document.execCommand?.('insertText', false, text)) return;
  box.setRangeText(text, start, end, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
