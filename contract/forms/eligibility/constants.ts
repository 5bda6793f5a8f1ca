/** What the eligibility bubble says (specification section 4). Apart from messages.ts: every page loads it, and of those none. */
export const bubbleWords = 'Check Your Eligibility!';
