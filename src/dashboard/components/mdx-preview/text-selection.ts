/** Selects the rest of the line from the position of an issue, and scrolls there. */
export function selectTextAt(
  field: HTMLTextAreaElement,
  { line, column }: { line: number; column: number },
): void {
  const lines = field.value.split('\n');
  const lineStart = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  const lineEnd = lineStart + (lines[line - 1]?.length ?? 0);
  field.setSelectionRange(lineStart + column - 1, lineEnd);
  field.scrollTop = Math.max(0, (line - 4) * parseFloat(getComputedStyle(field).lineHeight));
}
