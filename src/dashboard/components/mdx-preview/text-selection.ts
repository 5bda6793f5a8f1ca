/** Selects in a text area from a place that a fault is told at to the end of its line, and brings it into sight. */
export function selectAt(
  field: HTMLTextAreaElement,
  { line, column }: { line: number; column: number },
): void {
  const lines = field.value.split('\n');
  const before = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  const end = before + (lines[line - 1]?.length ?? 0);
  field.setSelectionRange(before + column - 1, end);
  field.scrollTop = Math.max(0, (line - 4) * parseFloat(getComputedStyle(field).lineHeight));
}
