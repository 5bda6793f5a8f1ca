/**
 * The caller's sentence when a text is no e-mail address, or null when it is one: something@something.something, without
 * spaces and without the signs that would make two addresses of it, or a name and an address.
 */
export function emailProblem(text: string, sentence: string): string | null {
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/.test(text) ? null : sentence;
}
