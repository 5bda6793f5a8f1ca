/**
 * The longest of what the office writes in a thread, in characters, by what is written: what a text message may carry, and for all
 * else what nobody types by accident.
 */
export const longestWriting = {
  sms: 1_600,
  email: 10_000,
  note: 10_000,
  call: 10_000,
} as const;

/** The longest template: one may be offered for texts. */
export const longestTemplate = longestWriting.sms;

/** How many characters are left for something that is written; less than 0: so many too many. They are counted as the schemas count them, by code points. */
export function charactersLeft(writing: keyof typeof longestWriting, text: string): number {
  return longestWriting[writing] - [...text].length;
}
