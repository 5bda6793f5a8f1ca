/**
 * Puts words where the cursor stands in a text area, as if they had been typed: they can be undone, and what stands there or is
 * marked stays. The first mark among them is selected, to be written over.
 */
export function insertText(
  box: HTMLTextAreaElement,
  words: string,
  mark: string | undefined,
): void {
  const at = box.selectionEnd;
  box.focus();
  box.setSelectionRange(at, at);
  // Deprecated, and the only way that keeps the browser's undo; what lacks it gets the words without.
  if (!document.execCommand?.('insertText', false, words)) {
    box.setRangeText(words, at, at, 'end');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (mark === undefined) return;
  const from = at + words.indexOf(mark);
  box.setSelectionRange(from, from + mark.length);
}
