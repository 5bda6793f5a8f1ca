/** The longest answer of the office to a person, in characters: what a text message may carry. */
export const longestReply = 1600;
