/** What a text message may carry, in characters (Twilio's error 21617). */
const longestText = 1_600;

/** The longest name of a company: it goes before each text, with a colon and a space. */
export const longestCompany = 98;

/**
 * The longest of what the office writes in a thread, in characters, by what is written: what a text message may carry, and for all
 * else what nobody types by accident.
 */
export const longestWriting = {
  sms: longestText - longestCompany - 2,
  email: 10_000,
  page: 10_000,
  note: 10_000,
  call: 10_000,
} as const;

/** The longest template: one may be offered for texts. */
export const longestTemplate = longestWriting.sms;

/** How many characters are left of `most`; less than 0: so many too many. They are counted as the schemas count them, by code points. */
export function charactersLeft(most: number, text: string): number {
  return most - [...text].length;
}
