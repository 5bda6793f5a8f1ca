/** A text as it is searched in: without case and accents. */
export function foldWords(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** What tells whether a folded text holds every word searched for; accents and case do not matter. */
export function wordSearch(query: string): (folded: string) => boolean {
  const words = foldWords(query).split(/\s+/);
  return (folded) => words.every((word) => folded.includes(word));
}

/** Whether a text, as it is, holds every word searched for. */
export function holdsWords(text: string, query: string): boolean {
  return wordSearch(query)(foldWords(text));
}
