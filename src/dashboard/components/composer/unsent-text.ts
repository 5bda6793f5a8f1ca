/**
 * What still stands in the box once `sent` has arrived: what was written behind it meanwhile, or all of it where it was written
 * anew.
 */
export function wordsLeft(words: string, sent: string): string {
  const begun = words.trimStart();
  return begun.startsWith(sent) ? begun.slice(sent.length).trimStart() : words;
}
