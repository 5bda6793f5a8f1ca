/** What a stranger's mail says as it may be shown: no control characters, and none that turn the direction of reading. */
export function clean(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');
}

/** The same in one line of at most so many characters. */
export function cleanLine(text: string, most: number): string {
  const line = clean(text).replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= most ? line : `${characters.slice(0, most - 1).join('')}…`;
}
