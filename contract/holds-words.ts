const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text holds every word searched for; accents and case do not matter. */
export function holdsWords(text: string, query: string): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
}
