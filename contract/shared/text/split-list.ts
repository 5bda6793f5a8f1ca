/** Splits 'day; night' at semicolons and commas, and removes duplicates. */
export function splitList(text: string): string[] {
  return [...new Set(text.split(/[;,]/).flatMap((part) => part.trim() || []))];
}
